// Rows for lessons with clock times that the period table has no row for: an evening class after the last period.
import { clockOf, minutesOf, periodsCovering } from '../../../shared/schedule/calendar.ts'
import { maxPeriods } from '../../../shared/schedule/place.ts'
import type { Period } from '../../../shared/schedule/term.ts'
import type { Lesson } from './lesson.ts'

/** The table with one row more for each such time, as far as 30 rows reach. Rows that are there stay as they are. */
export function addRows(lessons: readonly Lesson[], periods: readonly Period[]): Period[] {
  let rows = [...periods]
  for (const { time } of lessons) {
    if (time.kind !== 'clock' || rows.length >= maxPeriods) continue
    if (periodsCovering(rows, time.start, time.end) !== null) continue
    const row = { start: clockOf(time.start), end: clockOf(Math.min(time.end, lastMinute)) }
    if (minutesOf(row.start) >= minutesOf(row.end)) continue
    rows = [...rows, row].toSorted((a, b) => (a.start < b.start ? -1 : 1))
  }
  return rows
}

const lastMinute = 1439
