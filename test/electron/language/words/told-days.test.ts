// Days and times that are said by what was told before: the slot that was freed, the Thursday before, the day that was asked about.
import { describe, expect, it } from 'vitest'
import {
  daySpokenOf,
  withToldDay,
  withToldTime,
} from '../../../../electron/language/words/told-days.ts'
import type { TurnFacts } from '../../../../electron/model/model.ts'
import { chinese, english, factsOf } from '../states.ts'

function after(...texts: string[]): TurnFacts {
  const isChinese = texts.some((text) => /\p{Script=Han}/u.test(text))
  const recent: TurnFacts['recent'] = texts.map((text, index) => ({
    who: index % 2 === 0 ? 'person' : 'weekloom',
    text,
  }))
  return { ...factsOf('', { state: isChinese ? chinese : english }), recent }
}

describe('[M3] a time that was told before', () => {
  const freed = after('no badminton', 'Written. Cancel “Calculus” on Fri 27 Nov 08:00–09:35.')
  const freedChinese = after('停了', '已写入。取消11月27日 周五 08:00–09:35的“高等数学”。')
  it.each(['in that slot', 'there', 'then instead', 'at that time', 'the free slot'])(
    'is %s',
    (words) => expect(withToldTime(words, '', freed)).toBe('2026-11-27 08:00'),
  )
  it.each(['那个点儿', '那两节', '空出来的', '那段时间', '那会儿', '那儿'])('is %s', (words) =>
    expect(withToldTime(words, '', freedChinese)).toBe('2026-11-27 08:00'),
  )

  it('may stand in the same message, and be a lesson that is named with its day', () => {
    const now = after()
    expect(withToldTime('there', 'if friday evening is free put it ', now)).toBe(
      '2026-11-27 evening',
    )
    expect(withToldTime('then', 'no calculus on friday, so ', now)).toMatch(
      /^2026-11-27 \d\d:\d\d$/,
    )
  })

  it('is a whole day only for a place', () => {
    const now = after('is sunday free?', 'Nothing lies there.')
    expect(withToldTime('there', '', now)).toBe('2026-11-29')
    expect(withToldTime('that slot', '', now)).toBeNull()
  })

  it('is nothing that a day or a name says by itself', () => {
    expect(withToldTime('friday', '', freed)).toBeNull()
    expect(withToldTime('那个报告', '', freedChinese)).toBeNull()
  })
})

describe('[M3] a day beside one that was told', () => {
  const told = after('when is it?', '“Calculus review 1”: Mon 30 Nov 08:00–09:35')
  it.each([
    ['the thursday before', '2026-11-26 '],
    ['the monday before', '2026-11-23 '],
    ['the saturday after', '2026-12-05 '],
    ['the monday after that', '2026-12-07 '],
    ['the day before', '2026-11-29 '],
    ['the evening before', '2026-11-29 evening'],
    ['the day after', '2026-12-01 '],
    ['that day', '2026-11-30 '],
  ])('%s', (words, date) => expect(withToldDay(words, '', told)).toBe(date))

  it('is counted in Chinese too', () => {
    const now = after('什么时候', '“高数复习1”：11月30日 周一 08:00–09:35')
    expect(withToldDay('第二天晚上', '', now)).toBe('2026-12-01 晚上')
    expect(withToldDay('前一天', '', now)).toBe('2026-11-29 ')
  })

  it('is none where none was told', () => {
    expect(withToldDay('the thursday before', '', after())).toBeNull()
  })
})

describe('[M3] the day that was spoken of', () => {
  it('is the one day of the last message and its answer', () => {
    expect(daySpokenOf(after('is sunday free?', 'Sun 29 Nov: free.'))).toBe('2026-11-29')
    expect(daySpokenOf(after('what is left?', 'Three sessions.'))).toBeNull()
    expect(daySpokenOf(after('monday or tuesday?', 'Either.'))).toBeNull()
    expect(daySpokenOf(after('is sunday free?', 'Yes.', 'thanks', 'Welcome.'))).toBeNull()
  })
})
