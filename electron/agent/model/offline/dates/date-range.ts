// Every date from one to another.
import { addDays, daysBetween } from '../../../../../shared/schedule/calendar.ts'

/** Every date from the first to the last, at most a year. */
export function datesBetween(first: string, last: string): string[] {
  const length = Math.min(366, Math.max(0, daysBetween(first, last) + 1))
  return Array.from({ length }, (_, index) => addDays(first, index))
}
