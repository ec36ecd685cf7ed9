// Names of weekdays; 1 is Monday.
import { grammar } from '../../i18n/grammar.ts'
import type { Language } from '../../language.ts'
import { joinWords } from '../../text/join-words.ts'

/** `weekday` is 1 (Monday) to 7; anything else is a broken caller and throws. */
export function weekdayName(weekday: number, language: Language, length: 'short' | 'long'): string {
  const name = grammar[language].weekdayNames[length][weekday - 1]
  if (name === undefined) throw new Error(`no weekday ${weekday}`)
  return name
}

/** In full and in the order of the week: "Monday, Tuesday and Friday". */
export function sayWeekdays(weekdays: readonly number[], language: Language): string {
  const inOrder = weekdays.toSorted((a, b) => a - b)
  return joinWords(
    inOrder.map((weekday) => weekdayName(weekday, language, 'long')),
    language,
  )
}
