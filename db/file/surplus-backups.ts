// Which daily backups are let go: the fourteen newest and all of the last fourteen days stay, then one a week for eight weeks (D5).
import { daysBetween, weekdayOf } from '../../shared/schedule/calendar.ts'

/** Days of which every daily backup is kept, the present one counted. */
export const keptDays = 14

/** Weeks before those of which the last daily backup is kept. */
export const keptWeeks = 8

/**
 * `daily` are newest first with ISO instants. The newest are counted and not dated: a clock that is years ahead for a
 * moment lets none of them go.
 */
export function surplusBackups<Backup extends { at: string }>(
  daily: readonly Backup[],
  at: string,
): Backup[] {
  const weeks = new Set<number>()
  return daily.filter((backup, index) => {
    const age = daysBetween(dateOf(backup.at), dateOf(at))
    if (index < keptDays || age < keptDays) return false
    const week = mondaysSince(backup.at)
    const isFirstOfWeek = !weeks.has(week)
    weeks.add(week)
    return !isFirstOfWeek || age >= keptDays + keptWeeks * 7
  })
}

function dateOf(instant: string): string {
  return instant.slice(0, 10)
}

/** The same number for the days of one week, Monday to Sunday. */
function mondaysSince(instant: string): number {
  const date = dateOf(instant)
  return (daysBetween('1970-01-05', date) - (weekdayOf(date) - 1)) / 7
}
