// A stretch where the guide needs one day: it is named and asked about, and never fixed in silence (B1, B3).
import { describe, expect, it } from 'vitest'
import { dateToDay, dayToDate } from '../../../../shared/schedule/calendar.ts'
import type { Language } from '../../../../shared/language.ts'
import { empty } from '../states.ts'
import { talk } from './guide-talk.ts'

const begins: Record<Language, string> = { en: 'I have to pass topology', zh: '我要考过拓扑学' }
const learns: Record<Language, string> = { en: 'I have to learn topology', zh: '我要学拓扑学' }
const hours: Record<Language, string> = { en: '10 hours', zh: '10小时' }

const replyOf = (language: Language, ...words: string[]) =>
  talk(words, language).at(-1)?.reply ?? ''

/** The day of the exam and the day by which all is done, of the draft that the talk ends in. */
function draftOf(language: Language, ...words: string[]) {
  const draft = talk(words, language).at(-1)?.record.draft
  if (draft === null || draft === undefined) return null
  const { exam, to_day: to } = draft
  return {
    exam: exam === null ? null : dayToDate(empty.window, exam.day),
    to: dayToDate(empty.window, to),
  }
}

describe('the exam', () => {
  it.each([
    ['en', 'The exam is in mid December', 'Mid December is 11 to 20 December: which day is it?'],
    ['en', 'early December', 'Early December is 1 to 10 December: which day is it?'],
    ['en', 'in late November', 'Late November is 21 to 30 November: which day is it?'],
    [
      'en',
      'the middle of December',
      'The middle of December is 11 to 20 December: which day is it?',
    ],
    ['en', 'early January', 'Early January is 1 to 10 January 2027: which day is it?'],
    [
      'en',
      'it is at the end of the month',
      'The end of the month is 24 to 30 November: which day is it?',
    ],
    [
      'en',
      'the week before Christmas',
      'The week before Christmas is 18 to 24 December: which day is it?',
    ],
    [
      'en',
      'the week before New Year',
      'The week before New Year is 25 to 31 December: which day is it?',
    ],
    [
      'en',
      'the exam is before New Year',
      'Before New Year is 25 November to 31 December: which day is it?',
    ],
    ['en', 'before Christmas', 'Before Christmas is 25 November to 24 December: which day is it?'],
    [
      'en',
      'the exam is between mid December and Christmas',
      'Between mid December and Christmas is 11 to 25 December: which day is it?',
    ],
    ['zh', '12月中旬到12月底考', '12月中旬到12月底，也就是12月11日到31日，具体是哪天？'],
    ['zh', '12月中旬考', '12月中旬，也就是12月11日到20日，具体是哪天？'],
    ['zh', '12月上旬', '12月上旬，也就是12月1日到10日，具体是哪天？'],
    ['zh', '12月初考试', '12月初，也就是12月1日到10日，具体是哪天？'],
    ['zh', '12月底考', '12月底，也就是12月25日到31日，具体是哪天？'],
    ['zh', '月底', '月底，也就是11月24日到30日，具体是哪天？'],
    ['zh', '1月初', '1月初，也就是2027年1月1日到10日，具体是哪天？'],
    ['zh', '元旦前一周考', '元旦前一周，也就是12月25日到31日，具体是哪天？'],
    ['zh', '元旦前考', '元旦前，也就是11月25日到12月31日，具体是哪天？'],
    ['zh', '圣诞前', '圣诞前，也就是11月25日到12月24日，具体是哪天？'],
  ] as const)('[B1] [B3] %s: “%s” is asked about', (language, words, question) => {
    expect(replyOf(language, begins[language], words)).toBe(question)
  })

  it('[B3] of early November is over', () => {
    expect(replyOf('en', begins.en, 'it was in early November')).toBe(
      'Tue 10 Nov is over already. Which day is it?',
    )
  })

  it.each([
    ['en', 'the 15th', '2026-12-15'],
    ['en', '15', '2026-12-15'],
    ['en', 'maybe the 12th', '2026-12-12'],
    ['en', 'on the 18th, I think', '2026-12-18'],
    ['en', 'Wednesday', '2026-12-16'],
    ['en', '17 December', '2026-12-17'],
    ['en', 'no, it is on 8 December', '2026-12-08'],
    ['en', "it's the 21st actually", '2026-12-21'],
    ['zh', '15号', '2026-12-15'],
    ['zh', '十八号', '2026-12-18'],
    ['zh', '周三', '2026-12-16'],
    ['zh', '12月17日', '2026-12-17'],
    ['zh', '25号', '2026-12-25'],
  ] as const)('[B3] %s: answered with “%s” it is on that day of them', (language, words, exam) => {
    const stretch = language === 'en' ? 'mid December' : '12月中旬'
    const drafted = draftOf(language, begins[language], stretch, words, hours[language])
    expect(drafted?.exam).toBe(exam)
  })

  it.each([
    ['en', 'early December', 'Wednesday', 'Is that Wed 2 Dec or Wed 9 Dec?'],
    ['zh', '12月上旬', '周三', '是 12月2日 周三，还是 12月9日 周三？'],
    [
      'en',
      'mid December',
      'no, late December',
      'Late December is 21 to 31 December: which day is it?',
    ],
  ] as const)('[B3] %s: “%s”, then “%s”, is asked on', (language, stretch, words, question) => {
    expect(replyOf(language, begins[language], stretch, words)).toBe(question)
  })

  it.each([
    ['en', 'mid December', "I don't know yet", '2026-12-10', 'done by Thu 10 Dec'],
    ['en', 'before New Year', 'no idea', '2026-12-30', 'done by Wed 30 Dec'],
    ['zh', '12月中旬', '还不知道', '2026-12-10', '先按最晚 12月10日 周四 做完来排'],
    ['zh', '12月中旬', '随便', '2026-12-10', '先按最晚 12月10日 周四 做完来排'],
  ] as const)(
    '[B3] [B4] %s: “%s”, left open by “%s”, is done for before it begins',
    (language, stretch, words, to, said) => {
      const lines = [begins[language], stretch, words, hours[language]]
      expect(draftOf(language, ...lines)).toEqual({ exam: null, to })
      expect(replyOf(language, ...lines)).toContain(said)
    },
  )

  it.each([
    ['en', "mid December, I don't know the day yet", '2026-12-10'],
    ['en', "in mid December, it hasn't been announced", '2026-12-10'],
    ['zh', '12月中旬考，老师还没定', '2026-12-10'],
  ] as const)('[B3] %s: “%s” is not asked on', (language, words, to) => {
    expect(draftOf(language, begins[language], words, hours[language])).toEqual({ exam: null, to })
  })

  it('[B3] a number alone is of that month, whatever month comes before it', () => {
    const lines = [begins.en, 'the exam is in early January', 'maybe the 2nd', '10 hours']
    expect(draftOf('en', ...lines)?.exam).toBe('2027-01-02')
  })

  it('[B3] the time that is told with the day is kept', () => {
    const lines = [begins.en, 'mid December', 'the 15th at 10:00', '10 hours']
    const draft = talk(lines, 'en').at(-1)?.record.draft
    expect(draft?.exam).toMatchObject({ slot_start: 3, slot_end: 4 })
  })

  it('[B3] asked about twice for nothing it is left open too, and told later it counts', () => {
    const lines = [begins.en, 'mid December', 'hmm', 'what', '10 hours']
    expect(draftOf('en', ...lines)).toEqual({ exam: null, to: '2026-12-10' })
    const later = draftOf('en', ...lines, 'the exam is on 15 December')
    expect(later).toEqual({ exam: '2026-12-15', to: '2026-12-14' })
  })

  it('[B3] needs no question where its day is told beside it', () => {
    const beside = draftOf('en', begins.en, 'mid December, the 15th I think', '10 hours')
    expect(beside?.exam).toBe('2026-12-15')
    const known = [begins.en, 'it is on 15 December', '10 hours', 'the exam is in mid December']
    expect(draftOf('en', ...known)?.exam).toBe('2026-12-15')
  })
})

describe('work that has to be done', () => {
  it.each([
    ['en', 'by mid December', '2026-12-20', 'By mid December I count its last day, Sun 20 Dec.'],
    [
      'en',
      'done by the week before Christmas',
      '2026-12-24',
      'By the week before Christmas I count its last day, Thu 24 Dec.',
    ],
    [
      'en',
      'by the end of December',
      '2026-12-31',
      'By the end of December I count its last day, Thu 31 Dec.',
    ],
    ['zh', '最晚12月中旬做完', '2026-12-20', '“12月中旬”我按最后一天 12月20日 周日 算。'],
    ['zh', '12月底前做完', '2026-12-31', '“12月底”我按最后一天 12月31日 周四 算。'],
  ] as const)('[B1] [B3] %s: “%s” is the last day, and said so', (language, words, to, said) => {
    const lines = [learns[language], words, hours[language]]
    expect(draftOf(language, ...lines)).toEqual({ exam: null, to })
    expect(replyOf(language, ...lines)).toContain(said)
  })

  it.each([
    ['en', 'done before Christmas', '2026-12-24'],
    ['en', 'before mid December', '2026-12-10'],
    ['en', 'two weeks before Christmas', '2026-12-11'],
    ['zh', '元旦前做完', '2026-12-31'],
    ['zh', '12月中旬前做完', '2026-12-10'],
    ['zh', '元旦前三天做完', '2026-12-29'],
  ] as const)('[B1] %s: “%s” is a day as it stands', (language, words, to) => {
    expect(draftOf(language, learns[language], words, hours[language])?.to).toBe(to)
  })

  it.each([
    ['en', 'from early December to the end of December'],
    ['zh', '12月初到12月底'],
  ] as const)('[B1] %s: “%s” is when it is done', (language, words) => {
    const draft = talk([learns[language], words, hours[language]], language).at(-1)?.record.draft
    expect(draft).toMatchObject({
      from_day: dateToDay(empty.window, '2026-12-01'),
      to_day: dateToDay(empty.window, '2026-12-31'),
    })
  })

  it.each([
    [
      'en',
      'the report is due in early December',
      'Early December is 1 to 10 December: which day is it?',
      'the 4th',
      '2026-12-04',
    ],
    [
      'zh',
      '论文12月中旬截止',
      '12月中旬，也就是12月11日到20日，具体是哪天？',
      '十八号',
      '2026-12-18',
    ],
  ] as const)(
    '[B3] %s: a deadline in it, “%s”, is asked about',
    (language, words, question, answer, to) => {
      expect(replyOf(language, learns[language], words)).toBe(question)
      const lines = [learns[language], words, answer, hours[language]]
      expect(draftOf(language, ...lines)?.to).toBe(to)
    },
  )
})
