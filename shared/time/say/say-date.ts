// Dates and window days as a person reads them: "Fri 27 Nov" / "11月27日 周五".
import { grammar } from '../../i18n/grammar.ts'
import type { Language } from '../../language.ts'
import { weekdayOf } from '../../schedule/calendar.ts'
import type { Window } from '../../schedule/state.ts'
import { joinWords } from '../../text/join-words.ts'
import { splitRuns } from './split-runs.ts'
import { weekdayName } from './weekday-name.ts'

/** `isoDate` is `YYYY-MM-DD`, and `weekday` its weekday. */
export function sayDate(isoDate: string, weekday: number, language: Language): string {
  const [, month, day] = isoDate.split('-').map(Number)
  return grammar[language].datePhrases(
    weekdayName(weekday, language, 'short'),
    month ?? 0,
    day ?? 0,
  )
}

/** An ISO date with its weekday. */
export function sayIso(date: string, language: Language): string {
  return sayDate(date, weekdayOf(date), language)
}

/** "day 82" / "第82天". */
export function sayDayNumber(day: number, language: Language): string {
  return grammar[language].dayNumberPhrases(day)
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
  return grammar[language].numberedDayPhrases(number, sayDay(window, day, language))
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

// Says dates of a calendar: runs of dates, long and short dates, the date above a column. ISO dates in.

/** "23–29 Nov", "30 Nov – 6 Dec" / "11月23–29日", "11月30日–12月6日"; ISO dates in. */
export function sayDateRun(from: string, to: string, language: Language): string {
  return grammar[language].calendarDates.run(splitDate(from), splitDate(to))
}

/** ISO dates in; over the turn of a year both years are named. */
export function sayYearRun(from: string, to: string, language: Language): string {
  const run = sayDateRun(from, to, language)
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return grammar[language].calendarDates.yearRun(run, first, last)
}

/** "Monday 23 November" / "11月23日星期一". */
export function sayLongDate(date: string, weekday: number, language: Language): string {
  const name = weekdayName(weekday, language, 'long')
  return grammar[language].calendarDates.long(splitDate(date), name)
}

/** A date that is read in one way only, for a reader that takes words: "November 23" / "11月23日". */
export function sayPlainDate(date: string, language: Language): string {
  return grammar[language].calendarDates.plain(splitDate(date))
}

/** "23 Nov" / "11月23日". */
export function sayShortDate(date: string, language: Language): string {
  return grammar[language].calendarDates.short(splitDate(date))
}

/** "23", and on the first of a month "1 Dec" / "12/1". */
export function sayColumnDate(date: string, language: Language): string {
  const { month, day } = splitDate(date)
  return day === 1 ? grammar[language].calendarDates.column({ month, day }) : `${day}`
}

const longMonths =
  'January February March April May June July August September October November December'.split(' ')

/** "November" of 11. */
export function longMonth(month: number): string {
  return longMonths[month - 1] ?? ''
}

function splitDate(date: string): { month: number; day: number } {
  const [, month, day] = date.split('-').map(Number)
  return { month: month ?? 1, day: day ?? 1 }
}
