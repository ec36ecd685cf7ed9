// Names of weekdays; 1 is Monday.
import type { Language } from '../../language.ts'
import { joinWords } from '../join-words.ts'

export type NameLength = 'short' | 'long'

const names: Record<Language, Record<NameLength, readonly string[]>> = {
  en: {
    short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  zh: {
    short: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    long: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
  },
}

/** `weekday` is 1 (Monday) to 7; anything else is a broken caller and throws. */
export function weekdayName(weekday: number, language: Language, length: NameLength): string {
  const name = names[language][length][weekday - 1]
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
