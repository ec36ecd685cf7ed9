// Backups: whole copies of the file in the folder `backups` beside it (D5).
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { backupReasons, type BackupReason } from '../../shared/settings/backup-reasons.ts'
import { putInPlace, removeDatabaseFile } from './durable-file.ts'
import { backupFolder, fileStamp, partFile, stampInstant } from './file-names.ts'
import { makePrivate, makePrivateFolder } from './private-file.ts'
import { connect, type Connection } from '../sqlite.ts'
import { surplusBackups } from './surplus-backups.ts'

export type Backup = {
  file: string
  /** ISO instant. */
  at: string
  why: BackupReason
  bytes: number
}

export type BackupProblem = { kind: 'backup-failed'; message: string }

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
    database.connection.prepare('VACUUM INTO ?').run(part)
    makePrivate(part)
    const problems = problemsOfCopy(part)
    if (problems !== 'ok') throw new Error(problems)
    putInPlace(part, file)
    return succeed({ file, at, why, bytes: statSync(file).size })
  } catch (error) {
    removePart(part)
    return failed(error)
  }
}

/**
 * The day's first backup, or null when there is one of that date (of `at`) already. Of the daily ones those go that are
 * not worth keeping any more; those made for a reason stay.
 */
export function backUpDaily(
  database: { connection: Connection },
  folder: string,
  at: string,
): Result<Backup | null, BackupProblem> {
  try {
    const daily = listBackups(folder).filter((backup) => backup.why === 'daily')
    if (daily.some((backup) => backup.at.slice(0, 10) === at.slice(0, 10))) return succeed(null)
    const made = backUp(database, folder, at, 'daily')
    if (!made.ok) return made
    for (const old of surplusBackups([made.value, ...daily], at)) rmSync(old.file, { force: true })
    return made
  } catch (error) {
    return failed(error)
  }
}

function failed(error: unknown): { ok: false; failure: BackupProblem } {
  return fail({ kind: 'backup-failed', message: error instanceof Error ? error.message : '' })
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

function problemsOfCopy(file: string): string {
  const copy = connect(file, 'read-only', 0)
  try {
    return String(copy.pragma('quick_check(1)', { simple: true }))
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
