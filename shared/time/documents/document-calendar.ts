// Resolves days and weeks of a document against its term, and against how the document itself counts.
import { addDays, daysBetween, mondayOf } from '../../schedule/calendar.ts'

export type DocumentTerm = { firstMonday: string; weeks: number }

export type DocumentCalendar = DocumentTerm & {
  /** 10/12 is 10 December. */
  isDayFirst: boolean
  /** Whether other dates of the document show the order of such figures. */
  isOrderShown: boolean
  /** The weekdays that the document dates its weeks by, where it dates them by the days of the class. */
  classDays: readonly number[]
  /** Weeks that the document's first week lies after the term's. */
  weekShift: number
}

/** Far enough from the term that a date without a year can't be meant. */
const nearDays = 60

export function mondayOfWeek({ firstMonday, weekShift }: DocumentCalendar, week: number): string {
  return addDays(firstMonday, (week - 1 + weekShift) * 7)
}

/** The number by which the document counts the week of a day. */
export function weekOf(calendar: DocumentCalendar, date: string): number {
  return Math.floor(daysBetween(mondayOfWeek(calendar, 1), date) / 7) + 1
}

/** The year in which a day and month lie in the term, or next to it. */
function nearestYear(
  { firstMonday, weeks }: DocumentTerm,
  month: number,
  day: number,
): string | null {
  const middle = addDays(firstMonday, Math.round((weeks * 7) / 2))
  const year = Number(firstMonday.slice(0, 4))
  const candidates = [year - 1, year, year + 1].flatMap((each) => toDate(each, month, day) ?? [])
  const [nearest] = candidates.toSorted(
    (a, b) => Math.abs(daysBetween(middle, a)) - Math.abs(daysBetween(middle, b)),
  )
  return nearest ?? null
}

function isNearTerm({ firstMonday, weeks }: DocumentTerm, date: string): boolean {
  const days = daysBetween(firstMonday, date)
  return days >= -nearDays && days < weeks * 7 + nearDays
}

export function isInTerm({ firstMonday, weeks }: DocumentTerm, date: string): boolean {
  const days = daysBetween(firstMonday, date)
  return days >= 0 && days < weeks * 7
}

/** Null where there is no such day. */
export function toDate(year: number, month: number, day: number): string | null {
  if (year < 1970 || year > 2199 || month < 1 || month > 12 || day < 1 || day > 31) return null
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return addDays(text, 0) === text ? text : null
}

/** How many weeks later than the term the document begins to count, from a week that it dates itself. */
export function shiftOf({ firstMonday }: DocumentTerm, week: number, date: string): number {
  return daysBetween(firstMonday, mondayOf(date)) / 7 - (week - 1)
}

/** A date as the text gives it: without its year the one in or near the term; null where there is none. */
export function resolveDate(
  calendar: DocumentCalendar,
  year: string | undefined,
  month: number,
  day: number,
): string | null {
  if (year !== undefined)
    return toDate(Number(year) < 100 ? 2000 + Number(year) : Number(year), month, day)
  const date = nearestYear(calendar, month, day)
  return date !== null && isNearTerm(calendar, date) ? date : null
}

/** A date that was found in a text, and where. */
export type FoundDate = {
  index: number
  until: number
  date: string
  /** The last day of a span; null for a single day. */
  through: string | null
  /** What the same figures are when read the other way round, where both may be meant. */
  other: string | null
  /** The weekday that stands beside it, where it is not that of the date. */
  saidWeekday: number | null
}
