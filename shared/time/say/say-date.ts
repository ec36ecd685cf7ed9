// Dates and window days as a person reads them: "Fri 27 Nov" / "11月27日 周五".
import type { Language } from '../../language.ts'
import { weekdayOf } from '../../schedule/calendar.ts'
import type { Window } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { splitRuns } from './split-runs.ts'
import { weekdayName } from './weekday-name.ts'

const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const datePhrases: Record<Language, (weekday: string, month: number, day: number) => string> = {
  en: (weekday, month, day) => `${weekday} ${day} ${englishMonths[month - 1] ?? month}`,
  zh: (weekday, month, day) => `${month}月${day}日 ${weekday}`,
}

const dayNumberPhrases: Record<Language, (day: number) => string> = {
  en: (day) => `day ${day}`,
  zh: (day) => `第${day}天`,
}

const numberedDayPhrases: Record<Language, (number: string, date: string) => string> = {
  en: (number, date) => `${number} (${date})`,
  zh: (number, date) => `${number}（${date}）`,
}

/** `isoDate` is `YYYY-MM-DD`, and `weekday` its weekday. */
export function sayDate(isoDate: string, weekday: number, language: Language): string {
  const [, month, day] = isoDate.split('-').map(Number)
  return datePhrases[language](weekdayName(weekday, language, 'short'), month ?? 0, day ?? 0)
}

/** An ISO date with its weekday. */
export function sayIso(date: string, language: Language): string {
  return sayDate(date, weekdayOf(date), language)
}

/** "day 82" / "第82天". */
export function sayDayNumber(day: number, language: Language): string {
  return dayNumberPhrases[language](day)
}

/** The date of a window day; outside the window its number. */
export function sayDay(window: Window, day: number, language: Language): string {
  const entry = window.days[day - 1]
  if (entry === undefined) return sayDayNumber(day, language)
  return sayDate(entry.date, entry.weekday, language)
}

/** The nearest day of the window: a range may begin before its first day and end after its last. */
export function clampDay({ days }: Window, day: number): number {
  return Math.min(Math.max(day, 1), days.length)
}

/** "day 82 (Fri 27 Nov)": number and date, for a reader that must answer with the number. */
export function sayNumberedDay(window: Window, day: number, language: Language): string {
  const number = sayDayNumber(day, language)
  if (window.days[day - 1] === undefined) return number
  return numberedDayPhrases[language](number, sayDay(window, day, language))
}

/** Several window days; three or more in a row become "Mon 23 Nov – Fri 27 Nov". */
export function sayDays(window: Window, days: readonly number[], language: Language): string {
  const words = splitRuns(days).flatMap(({ start, end }) => {
    const first = sayDay(window, start, language)
    if (start === end) return [first]
    const last = sayDay(window, end, language)
    return end === start + 1 ? [first, last] : [`${first} – ${last}`]
  })
  return joinWords(words, language)
}
