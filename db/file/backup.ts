// Makes backups: whole copies of the file in the folder `backups` beside it (D5).
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makePrivate, makePrivateFolder, putInPlace, removeDatabaseFile } from './durable-file.ts'
import { backupFolder, fileStamp, partFile, stampInstant } from './file-names.ts'
import { findDamageOf } from './find-damage.ts'
import { generationStatements } from '../store/database.ts'
import { connect, type Connection, failureOf } from '../store/sqlite.ts'
import { DamagedRow, problemOfError } from '../store/stored-text.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'
import { daysBetween, weekdayOf } from '../../shared/schedule/calendar.ts'
import { type BackupReason, backupReasons } from '../../shared/view/settings-view.ts'

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
    generationStatements(database).foldLog()
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

export function namesIn(folder: string): string[] {
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
    generationStatements({ connection: copy }).renew.run()
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
  const present = generationStatements({ connection }).read.get()?.generation
  return present === undefined || generationCopied(last.file) !== present
}

/** Null where the copy can't be read, or is of a version without generations. */
function generationCopied(file: string): number | null {
  try {
    const copy = connect(file, 'read-only', 0)
    try {
      return generationStatements({ connection: copy }).read.get()?.previous ?? null
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
