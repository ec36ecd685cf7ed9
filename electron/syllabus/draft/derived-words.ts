// How a day or a time was derived from the text, and what the person has to decide about it.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { Language } from '../../../shared/language.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { sayDate } from '../../../shared/time/say/say-date.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import type { Derived } from '../find/fact.ts'

export function sayDerived(language: Language) {
  const words = coreWords[language].derivedWords
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
