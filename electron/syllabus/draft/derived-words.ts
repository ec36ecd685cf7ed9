// How a day or a time was derived from the text, and what the person has to decide about it.
import type { Language } from '../../../shared/language.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import type { Derived } from '../find/fact.ts'

export function sayDerived(language: Language) {
  const words = derivedWords[language]
  return {
    reason: (derived: Derived): string | null => {
      switch (derived.kind) {
        case 'weekday-of-week':
          return words.weekdayOfWeek(weekdayName(derived.weekday, language, 'long'), derived.week)
        case 'week':
          return words.week(derived.week)
        case 'span':
          return words.span
        case 'model':
          return words.model
        default:
          return null
      }
    },
    question: (derived: Derived, date: string): string | null => {
      const own = sayDate(date, weekdayOf(date), language)
      if (derived.kind === 'order')
        return words.order(own, sayDate(derived.other, weekdayOf(derived.other), language))
      if (derived.kind === 'weekday')
        return words.weekday(weekdayName(derived.said, language, 'long'), own)
      return null
    },
  }
}

export const derivedWords = {
  en: {
    weekdayOfWeek: (day: string, week: number) =>
      `Day: ${day} of week ${week}, counted from the first day of the term.`,
    week: (week: number) =>
      `Day: the text gives week ${week} only, counted from the first day of the term.`,
    span: 'Day: the text gives several days.',
    model: 'Day: read by the model; the words quoted give no date.',
    lastLesson: 'The last lesson of that week is taken.',
    lastDay: (date: string) => `${date} is taken as the last day.`,
    inLesson: 'Time: that of the lesson on that day; the text gives none.',
    order: (one: string, other: string) => `This may be ${one} or ${other}. Check the day.`,
    weekday: (said: string, date: string) =>
      `The text says ${said}, but the date is ${date}. Check the day.`,
  },
  zh: {
    weekdayOfWeek: (day: string, week: number) => `日期：第 ${week} 周${day}，从学期第一天算起。`,
    week: (week: number) => `日期：文中只写了第 ${week} 周，从学期第一天算起。`,
    span: '日期：文中写的是几天的范围。',
    model: '日期：由模型读出，引用的原文里没有写日期。',
    lastLesson: '取那一周的最后一次课。',
    lastDay: (date: string) => `以${date}为最后一天。`,
    inLesson: '时间：文中没有写，取当天上课的时间。',
    order: (one: string, other: string) => `可能是${one}，也可能是${other}，请核对。`,
    weekday: (said: string, date: string) => `文中写的是${said}，但这个日期是${date}，请核对。`,
  },
} as const
