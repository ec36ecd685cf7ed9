// Stretches of days and holidays as they are read on Wednesday 2026-11-25, in English and Chinese.
import { describe, expect, it } from 'vitest'
import { joinRanges } from '../../../../shared/time/day-words.ts'
import { lexText, prepareText } from '../../../../electron/language/words/lexed-text.ts'
import { understand } from '../../../../electron/language/understand.ts'
import { readDeadline, readExamDate } from '../../../../electron/language/pack/read-deadline.ts'
import { dateToDay } from '../../../../shared/schedule/calendar.ts'
import { ask } from '../intents.ts'
import { chinese, empty, english, factsOf } from '../states.ts'

/** First and last day of each stretch or day that is read, with a mark where one of them is meant. */
function readDays(words: string): string[] {
  const facts = factsOf(words, { state: empty })
  const { days, text } = lexText(prepareText(words, facts), facts)
  return joinRanges(days, text, facts).map(({ dates, stretch }) => {
    const [first, last] = [dates[0], dates.at(-1)]
    const span = first === last ? `${first}` : `${first} ${last}`
    return stretch === undefined ? span : `${span} ${stretch.bound ?? 'one of'}`
  })
}

describe('a part of a month', () => {
  it.each([
    ['mid December', '2026-12-11 2026-12-20 one of'],
    ['in mid-December', '2026-12-11 2026-12-20 one of'],
    ['the middle of December', '2026-12-11 2026-12-20 one of'],
    ['early December', '2026-12-01 2026-12-10 one of'],
    ['the beginning of December', '2026-12-01 2026-12-10 one of'],
    ['late November', '2026-11-21 2026-11-30 one of'],
    ['the end of December', '2026-12-25 2026-12-31 one of'],
    ['the end of the month', '2026-11-24 2026-11-30 one of'],
    ['early next month', '2026-12-01 2026-12-10 one of'],
    ['the second half of December', '2026-12-16 2026-12-31 one of'],
    ['the second week of December', '2026-12-08 2026-12-14 one of'],
    ['early January', '2027-01-01 2027-01-10 one of'],
    ['late February', '2027-02-21 2027-02-28 one of'],
    ['early November', '2026-11-01 2026-11-10 one of'],
    ['mid December, 12 hours', '2026-12-11 2026-12-20 one of'],
    ['by mid December', '2026-11-25 2026-12-20 by'],
    ['no later than mid December', '2026-11-25 2026-12-20 by'],
    ['before mid December', '2026-11-25 2026-12-10 before'],
    ['before the end of December', '2026-11-25 2026-12-31 by'],
    ['from mid December to late December', '2026-12-11 2026-12-31 run'],
    ['12月中旬到12月底', '2026-12-11 2026-12-31 run'],
    ['12月中旬', '2026-12-11 2026-12-20 one of'],
    ['十二月上旬', '2026-12-01 2026-12-10 one of'],
    ['12月初', '2026-12-01 2026-12-10 one of'],
    ['12月下旬', '2026-12-21 2026-12-31 one of'],
    ['12月底', '2026-12-25 2026-12-31 one of'],
    ['月底', '2026-11-24 2026-11-30 one of'],
    ['下个月中旬', '2026-12-11 2026-12-20 one of'],
    ['明年没有，1月初有', '2027-01-01 2027-01-10 one of'],
    ['12月中旬前', '2026-11-25 2026-12-10 before'],
    ['12月底前', '2026-11-25 2026-12-31 by'],
    ['最晚12月中旬', '2026-11-25 2026-12-20 by'],
  ])('[M3] [B1] “%s” is %s', (words, days) => {
    expect(readDays(words)).toEqual([days])
  })

  it.each(['early in the morning', 'a midterm in the middle', 'the end', 'late again', '初中数学'])(
    '[M3] “%s” is none',
    (words) => {
      expect(readDays(words)).toEqual([])
    },
  )

  it('[M3] a day of its own in the month counts', () => {
    expect(readDays('early December 5')).toEqual(['2026-12-05'])
  })
})

describe('a holiday with a fixed date', () => {
  it.each([
    ['on Christmas Day', '2026-12-25'],
    ['on New Year’s Eve', '2026-12-31'],
    ['on Labour Day', '2027-05-01'],
    ['the day before Christmas', '2026-12-24'],
    ['two weeks before Christmas', '2026-12-11'],
    ['a week before New Year', '2026-12-25'],
    ['3 days before New Year', '2026-12-29'],
    ['the week before Christmas', '2026-12-18 2026-12-24 one of'],
    ['in the last week before New Year', '2026-12-25 2026-12-31 one of'],
    ['before Christmas', '2026-11-25 2026-12-24 before'],
    ['around Christmas', '2026-12-22 2026-12-28 one of'],
    ['元旦', '2027-01-01'],
    ['圣诞节', '2026-12-25'],
    ['五一', '2027-05-01'],
    ['国庆节', '2027-10-01'],
    ['元旦前三天', '2026-12-29'],
    ['元旦前两周', '2026-12-18'],
    ['元旦前一周', '2026-12-25 2026-12-31 one of'],
    ['圣诞前一周', '2026-12-18 2026-12-24 one of'],
    ['元旦前', '2026-11-25 2026-12-31 before'],
    ['国庆之前', '2026-11-25 2027-09-30 before'],
    ['元旦前后', '2026-12-29 2027-01-04 one of'],
  ])('[M3] [B1] “%s” is %s', (words, days) => {
    expect(readDays(words)).toEqual([days])
  })

  it.each([
    'Chinese New Year',
    'in the new year',
    'before the Christmas break',
    'my Christmas essay',
    '国庆假期',
    '五一长假',
  ])('[M3] “%s” is no day', (words) => {
    expect(readDays(words)).toEqual([])
  })

  it('[M3] periods of a Friday are no Labour Day', () => {
    expect(readDays('周五一二节')).toEqual(['2026-11-27'])
  })
})

const day = (date: string) => dateToDay(english.window, date)

describe('what is noted, and the goal of a pack', () => {
  it.each([
    ['note: history essay, due mid December', 'mid December', english],
    ['note: history essay, due in the week before Christmas', 'the week before Christmas', english],
    ['记一下：历史论文，12月中旬交', '12月中旬', chinese],
  ])('[M3] “%s” names no day, and it is asked for', (words, said, state) => {
    expect(understand(factsOf(words, { state }))).toEqual(ask({ kind: 'unknown-day', words: said }))
  })

  it.each([
    ['note: history essay by mid December', '2026-12-20', english],
    ['note: history essay, due at the end of the month', '2026-11-30', english],
    ['note: history essay before Christmas', '2026-12-24', english],
    ['记一下：历史论文，12月底前写完', '2026-12-31', chinese],
  ])('[M3] “%s” is due on its last day', (words, date, state) => {
    const due = dateToDay(state.window, date)
    const intent = understand(factsOf(words, { state }))
    const write = intent.kind === 'writes' ? intent.writes[0] : undefined
    expect(write).toMatchObject({ kind: 'upsert', values: { to_day: due } })
    expect(write).not.toHaveProperty('values.from_day')
  })

  it('[M3] answered with something else it stays open, and a day settles it', () => {
    const words = 'note: history essay, due mid December'
    const said = (...followUps: string[]) => understand(factsOf(words, { followUps }))
    expect(said('2 hours')).toEqual(ask({ kind: 'unknown-day', words: 'mid December' }))
    const late = ask({ kind: 'unknown-day', words: 'late december' })
    expect(said('late December')).toEqual(late)
    expect(said('the 15th')).toMatchObject({
      kind: 'writes',
      writes: [{ kind: 'upsert', values: { to_day: day('2026-12-15') } }],
    })
  })

  it('[K1] an exam some day in mid December is done for before it begins, and has no day', () => {
    const facts = factsOf('', { state: english })
    expect(readDeadline('pass the exam in mid December', facts)).toBe(day('2026-12-10'))
    expect(readDeadline('考过12月中旬的期末考试', facts)).toBe(day('2026-12-10'))
    expect(readDeadline('all of it by mid December', facts)).toBe(day('2026-12-20'))
    expect(readExamDate('pass the exam in mid December', facts)).toBeNull()
    expect(readExamDate('pass the exam on 15 December', facts)).toBe('2026-12-15')
  })
})
