// Dates of a calendar in words: runs of dates, long and short dates, the date above a column. ISO dates in.
import type { Language } from '../../language.ts'
import { weekdayName } from './weekday-name.ts'

const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const longMonths =
  'January February March April May June July August September October November December'.split(' ')

/** "23–29 Nov", "30 Nov – 6 Dec" / "11月23–29日", "11月30日–12月6日"; ISO dates in. */
export function sayDateRun(from: string, to: string, language: Language): string {
  const [first, last] = [splitDate(from), splitDate(to)]
  const isOneMonth = first.month === last.month
  if (language === 'zh') {
    const end = isOneMonth ? `${last.day}日` : `${last.month}月${last.day}日`
    return `${first.month}月${first.day}${isOneMonth ? '' : '日'}–${end}`
  }
  const end = `${last.day} ${shortMonths[last.month - 1] ?? ''}`
  return isOneMonth
    ? `${first.day}–${end}`
    : `${first.day} ${shortMonths[first.month - 1]} – ${end}`
}

/** "Monday 23 November" / "11月23日星期一". */
export function sayLongDate(date: string, weekday: number, language: Language): string {
  const { month, day } = splitDate(date)
  const name = weekdayName(weekday, language, 'long')
  return language === 'zh' ? `${month}月${day}日${name}` : `${name} ${day} ${longMonth(month)}`
}

/** A date that is read in one way only, for a reader that takes words: "November 23" / "11月23日". */
export function sayPlainDate(date: string, language: Language): string {
  const { month, day } = splitDate(date)
  return language === 'zh' ? `${month}月${day}日` : `${longMonth(month)} ${day}`
}

/** "23 Nov" / "11月23日". */
export function sayShortDate(date: string, language: Language): string {
  const { month, day } = splitDate(date)
  return language === 'zh' ? `${month}月${day}日` : `${day} ${shortMonths[month - 1] ?? ''}`
}

/** "23", and on the first of a month "1 Dec" / "12/1". */
export function sayColumnDate(date: string, language: Language): string {
  const { month, day } = splitDate(date)
  if (day !== 1) return `${day}`
  return language === 'zh' ? `${month}/${day}` : `${day} ${shortMonths[month - 1] ?? ''}`
}

/** "November" of 11. */
export function longMonth(month: number): string {
  return longMonths[month - 1] ?? ''
}

function splitDate(date: string): { month: number; day: number } {
  const [, month, day] = date.split('-').map(Number)
  return { month: month ?? 1, day: day ?? 1 }
}
