// Dates as people and programs write them. One in figures that could be read both ways is read as it is told.
import { monthNumber, monthPattern } from '../months.ts'
import { isoDateSchema } from '../../schedule/term.ts'
import type { DateOrder } from '../../timetable/import-answers.ts'

const iso = /(?<!\d)(\d{4})(?:[-/.]|\s?年\s?)(\d{1,2})(?:[-/.]|\s?月\s?)(\d{1,2})日?(?!\d)/u
const figures = /(?<![\d.:/-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/u
const dayMonth = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+(${monthPattern})\b\.?,?[\s-]+(\d{4})(?!\d)`,
  'iu',
)
const monthDay = new RegExp(
  String.raw`\b(${monthPattern})\b\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)`,
  'iu',
)

export type FoundDate = { date: string; found: string; index: number }

/** `order` decides where day and month could be either. */
export function findDate(text: string, order: DateOrder): FoundDate | null {
  return (
    found(iso.exec(text), ([, year, month, day]) => [year, month, day]) ??
    found(dayMonth.exec(text), ([, day, month, year]) => [year, `${monthNumber(month)}`, day]) ??
    found(monthDay.exec(text), ([, month, day, year]) => [year, `${monthNumber(month)}`, day]) ??
    found(figures.exec(text), ([, first, mark, second, year]) => {
      // With dots the day comes first wherever such dates are written.
      const isDayFirst =
        mark === '.' || Number(first) > 12 || (order === 'day-first' && Number(second) <= 12)
      return isDayFirst ? [longYear(year), second, first] : [longYear(year), first, second]
    })
  )
}

/** The date that a cell holds, a time after it left aside. */
export function readDate(cell: string, order: DateOrder): string | null {
  const one = findDate(cell, order)
  return one !== null && one.index === 0 ? one.date : null
}

/** What a date in figures says of its order: its day, if it is above 12; null for all else. */
export function orderOf(text: string): DateOrder | 'either' | null {
  const match = figures.exec(text)
  if (match === null || iso.test(text) || match[2] === '.') return null
  const [, first, , second] = match
  if (Number(first) > 12) return 'day-first'
  if (Number(second) > 12) return 'month-first'
  return first === second ? null : 'either'
}

function found(
  match: RegExpExecArray | null,
  fields: (match: RegExpExecArray) => (string | undefined)[],
): FoundDate | null {
  if (match === null) return null
  const [year = '', month = '', day = ''] = fields(match)
  const date = isoDateSchema.safeParse(
    `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  const isInReach = date.success && date.data >= '1970' && date.data < '2200'
  return isInReach ? { date: date.data, found: match[0], index: match.index } : null
}

function longYear(year: string | undefined): string {
  return year?.length === 2 ? `20${year}` : (year ?? '')
}
