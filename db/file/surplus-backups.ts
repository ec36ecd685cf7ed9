// Which backups are let go: of each kind the newest stay, of the daily ones also one a week for eight weeks (D5).
import { daysBetween, weekdayOf } from '../../shared/schedule/calendar.ts'
import type { BackupReason } from '../../shared/settings/backup-reasons.ts'

/** Days of which every daily backup is kept, the present one counted. */
export const keptDays = 14

/** Weeks before those of which the last daily backup is kept. */
export const keptWeeks = 8

/** How many of each other kind stay. */
const keptOfKind = {
  hourly: 24,
  asked: 10,
  migration: 5,
  import: 5,
  bulk: 5,
  delete: 5,
  restore: 5,
} as const satisfies Record<Exclude<BackupReason, 'daily'>, number>

type Dated = { at: string }

/** `backups` are newest first with ISO instants. */
export function surplusBackups<Backup extends Dated & { why: BackupReason }>(
  backups: readonly Backup[],
  at: string,
): Backup[] {
  const kinds = Map.groupBy(backups, ({ why }) => why)
  return [...kinds].flatMap(([why, ofKind]) =>
    why === 'daily' ? surplusDays(ofKind, at) : ofKind.slice(keptOfKind[why]),
  )
}

/** The newest are counted and not dated: a clock that is years ahead for a moment lets none of them go. */
export function surplusDays<Backup extends Dated>(daily: readonly Backup[], at: string): Backup[] {
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
