// Backups: whole copies of the file in the folder `backups` beside it (D5).
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { backupReasons, type BackupReason } from '../../shared/settings/backup-reasons.ts'
import { putInPlace, removeDatabaseFile } from './durable-file.ts'
import { backupFolder, fileStamp, partFile, stampInstant } from './file-names.ts'
import { findDamageOf } from './find-damage.ts'
import { problemOfError } from './problem-of-error.ts'
import { DamagedRow } from '../stored-text.ts'
import { makePrivate, makePrivateFolder } from './private-file.ts'
import { findMark } from '../schema/migrate.ts'
import { connect, type Connection } from '../sqlite.ts'
import { daysBetween, weekdayOf } from '../../shared/schedule/calendar.ts'

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
function surplusBackups<Backup extends Dated & { why: BackupReason }>(
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

export type Backup = {
  file: string
  /** ISO instant. */
  at: string
  why: BackupReason
  bytes: number
}

/** `damaged` where the file itself can't be trusted: it takes the place of no backup. */
export type BackupProblem = { kind: 'backup-failed' | 'damaged'; message: string }

/** Returns when the copy is whole, checked and on the disk. A failure leaves no half copy and changes nothing else. */
export function backUp(
  database: { connection: Connection },
  folder: string,
  at: string,
  why: BackupReason,
): Result<Backup, BackupProblem> {
  const file = freeName(folder, at, why)
  const part = partFile(file)
  try {
    makePrivateFolder(backupFolder(folder))
    removeDatabaseFile(part)
    // With this the next write begins a log: what it is of tells whether anything was changed since the copy.
    findMark(database.connection)?.foldLog()
    database.connection.prepare('VACUUM INTO ?').run(part)
    makePrivate(part)
    markCopy(part)
    // Rows are copied byte by byte: what is damaged in the file is damaged in the copy.
    const [damage] = findDamageOf(part)
    if (damage !== undefined) throw new DamagedRow(damage)
    putInPlace(part, file)
    const bytes = statSync(file).size
    // The one that is being restored may be the oldest of its kind: the next opening tidies.
    if (why !== 'restore') letSurplusGo(folder, at)
    return succeed({ file, at, why, bytes })
  } catch (error) {
    removePart(part)
    return failed(error)
  }
}

/** Of each kind those that are not worth keeping any more (`surplusBackups`). */
export function letSurplusGo(folder: string, at: string): void {
  for (const old of surplusBackups(listBackups(folder), at)) rmSync(old.file, { force: true })
}

function failed(error: unknown): { ok: false; failure: BackupProblem } {
  const kind = problemOfError(error) === 'damaged' ? 'damaged' : 'backup-failed'
  return fail({ kind, message: error instanceof Error ? error.message : '' })
}

/** Newest first; what is no backup of ours, or can't be looked at, is passed over. */
export function listBackups(folder: string): Backup[] {
  return namesIn(backupFolder(folder))
    .map((name) => readBackupName(folder, name))
    .filter((backup) => backup !== null)
    .sort((a, b) => (a.at === b.at ? order(b.file, a.file) : order(b.at, a.at)))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // There is none yet, or something else lies in its place.
    return []
  }
}

function readBackupName(folder: string, name: string): Backup | null {
  const parts = /^weekloom-(.+?)-([a-z]+)(?:-\d+)?\.db$/.exec(name)
  const why = backupReasons.find((reason) => reason === parts?.[2])
  if (parts?.[1] === undefined || why === undefined) return null
  const at = stampInstant(parts[1])
  const file = join(backupFolder(folder), name)
  const bytes = z.iso.datetime().safeParse(at).success ? sizeOfFile(file) : null
  return bytes === null ? null : { file, at, why, bytes }
}

/** Null where no file can be read: a folder, a link to nothing. */
function sizeOfFile(file: string): number | null {
  try {
    const found = statSync(file)
    return found.isFile() ? found.size : null
  } catch {
    return null
  }
}

function freeName(folder: string, at: string, why: BackupReason): string {
  const stem = join(backupFolder(folder), `weekloom-${fileStamp(at)}-${why}`)
  let file = `${stem}.db`
  for (let count = 2; existsSync(file); count += 1) file = `${stem}-${count}.db`
  return file
}

/** A log of the file that was copied must never go with the copy. */
function markCopy(file: string): void {
  const copy = connect(file, 'must-exist', 0)
  try {
    // It has its final name only when all of it is on the disk.
    copy.pragma('journal_mode = MEMORY')
    copy.pragma('synchronous = OFF')
    findMark(copy)?.renew.run()
  } finally {
    copy.close()
  }
}

function removePart(part: string): void {
  try {
    removeDatabaseFile(part)
  } catch {
    // Where the folder itself can't be written there is no part either; the failure is already being reported.
  }
}

function order(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
