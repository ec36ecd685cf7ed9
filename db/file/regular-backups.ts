// The backups that nobody asks for: one on each day that Weekloom is open, and one within the hour of a change (D5).
import { succeed, type Result } from '../../shared/result.ts'
import { findMark } from '../schema/migrate.ts'
import { connect, failureOf, type Connection } from '../sqlite.ts'
import { backUp, listBackups, type Backup, type BackupProblem } from './backup.ts'

type Made = Result<Backup | null, BackupProblem>

/** The day's first backup, or null when there is one of that date (of `at`) already. */
export function backUpDaily(
  database: { connection: Connection },
  folder: string,
  at: string,
): Made {
  const isMade = listBackups(folder).some(
    (backup) => backup.why === 'daily' && backup.at.slice(0, 10) === at.slice(0, 10),
  )
  return isMade ? succeed(null) : backUp(database, folder, at, 'daily')
}

/** A little less than an hour: it is looked once a minute, and nobody is to wait longer than the hour. */
const dueMs = 58 * 60_000

/** Null where the last one of any kind is younger than that, and where nothing was changed since. */
export function backUpHourly(
  database: { connection: Connection },
  folder: string,
  at: string,
): Made {
  // One from the future is of a clock that was wrong.
  const last = listBackups(folder).find((backup) => msBetween(backup.at, at) >= 0)
  if (last !== undefined && msBetween(last.at, at) < dueMs) return succeed(null)
  if (last !== undefined && !isChangedSince(database.connection, last)) return succeed(null)
  return backUp(database, folder, at, 'hourly')
}

/** A copy names the generation that it is of, and the first write after it sets another. */
function isChangedSince(connection: Connection, last: Backup): boolean {
  const present = findMark(connection)?.read.get()?.generation
  return present === undefined || generationCopied(last.file) !== present
}

/** Null where the copy can't be read, or is of a version without generations. */
function generationCopied(file: string): number | null {
  try {
    const copy = connect(file, 'read-only', 0)
    try {
      return findMark(copy)?.read.get()?.previous ?? null
    } finally {
      copy.close()
    }
  } catch (error) {
    if (failureOf(error) === null) throw error
    return null
  }
}

function msBetween(from: string, to: string): number {
  // oxlint-disable-next-line no-restricted-globals -- arithmetic on given instants, no clock
  return Date.parse(to) - Date.parse(from)
}
