// The period table while it is edited: rows that come, go and change their times. Pure.
import { clockOf, minutesOf } from '../../../shared/schedule/calendar.ts'
import type { Period } from '../../../shared/schedule/term.ts'
import type { PeriodRow } from '../../../shared/timetable/change-details.ts'

/** `key` stays with the row, whatever its number. */
export type DraftRow = PeriodRow & { key: number }

const usualMinutes = 45
const lastMinute = 24 * 60 - 1

export function rowsOf(periods: readonly Period[]): DraftRow[] {
  return periods.map((period, index) => ({ ...period, was: index + 1, key: index + 1 }))
}

/** Without what the wish does not carry. */
export function tableOf(rows: readonly DraftRow[]): PeriodRow[] {
  return rows.map(({ start, end, was }) => ({ start, end, was }))
}

/** A row before the one at `index`, or at the end: as long as its neighbours leave room, at most as is usual. */
export function insertRow(rows: readonly DraftRow[], index: number): DraftRow[] {
  const before = rows[index - 1]
  const after = rows[index]
  const from = before === undefined ? 0 : minutesOf(before.end)
  const until = after === undefined ? lastMinute : minutesOf(after.start)
  // At the front the new row ends where the day began so far, elsewhere it begins where the one before ends.
  const start =
    before === undefined ? Math.max(from, until - usualMinutes) : Math.min(from, lastMinute - 1)
  const end = Math.min(Math.max(until, start + 1), start + usualMinutes)
  const key = Math.max(0, ...rows.map((row) => row.key)) + 1
  const row: DraftRow = { start: clockOf(start), end: clockOf(end), was: null, key }
  return [...rows.slice(0, index), row, ...rows.slice(index)]
}

export function removeRow(rows: readonly DraftRow[], key: number): DraftRow[] {
  return rows.filter((row) => row.key !== key)
}

export function changeRow(
  rows: readonly DraftRow[],
  key: number,
  change: Partial<Period>,
): DraftRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row))
}
