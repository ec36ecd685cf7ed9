// Says dates of a calendar: runs of dates, long and short dates, the date above a column. ISO dates in.
import { grammar } from '../../i18n/grammar.ts'
import type { Language } from '../../language.ts'
import { weekdayName } from './weekday-name.ts'

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
