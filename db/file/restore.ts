// Puts a backup in the place of the data file, and keeps the file that was there under a new name (D5).
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { putInPlace, removeCompanions, removeDatabaseFile } from './durable-file.ts'
import { readFileHeader } from './file-header.ts'
import { companionFiles, databaseFile, fileStamp, partFile } from './file-names.ts'
import { lockFolder } from './folder-lock.ts'
import { fileVersion } from '../schema/migrate.ts'
import { migrations, newestVersion } from '../schema/migrations.ts'
import { makePrivate } from './private-file.ts'
import { connect, failureOf } from '../sqlite.ts'

export type RestoreProblem =
  | { kind: 'busy'; folder: string }
  | { kind: 'backup-missing'; file: string }
  /** Damaged, from a newer version, or no file of ours. */
  | { kind: 'backup-unusable'; file: string; detail: string }
  | { kind: 'unwritable'; folder: string; detail: string }

/**
 * `aside` is where the file that was there lies now; null when there was none, and when it is kept elsewhere already.
 * The folder must not be open.
 */
export function restoreBackup(
  folder: string,
  backup: string,
  at: string,
  isKept: 'kept' | 'not-kept' = 'not-kept',
): Result<{ aside: string | null }, RestoreProblem> {
  if (!existsSync(backup)) return fail({ kind: 'backup-missing', file: backup })
  try {
    const lock = lockFolder(folder)
    if (lock === null) return fail({ kind: 'busy', folder })
    try {
      return exchangeFile(folder, backup, at, isKept)
    } finally {
      lock.release()
    }
  } catch (error) {
    if (failureOf(error) === null) throw error
    const detail = error instanceof Error ? error.message : ''
    return fail({ kind: 'unwritable', folder, detail })
  }
}

function exchangeFile(
  folder: string,
  backup: string,
  at: string,
  isKept: 'kept' | 'not-kept',
): Result<{ aside: string | null }, RestoreProblem> {
  const file = databaseFile(folder)
  const part = partFile(file)
  removeDatabaseFile(part)
  copyWithLog(backup, part)
  const flaw = foldAndCheck(part)
  if (flaw !== null) {
    removeDatabaseFile(part)
    return fail({ kind: 'backup-unusable', file: backup, detail: flaw })
  }
  const isToKeep = isKept === 'not-kept' && existsSync(file)
  const aside = isToKeep ? keepAside(folder, file, at) : null
  // A log that stayed would be replayed into the restored file.
  removeCompanions(file)
  makePrivate(part)
  putInPlace(part, file)
  return succeed({ aside })
}

/** A copy and not a rename, so that a kill at any point leaves a file in place. */
function keepAside(folder: string, file: string, at: string): string {
  const stem = join(folder, `weekloom-aside-${fileStamp(at)}`)
  let aside = `${stem}.db`
  for (let count = 2; existsSync(aside); count += 1) aside = `${stem}-${count}.db`
  copyDurably(companionFiles(file).log, companionFiles(aside).log)
  copyDurably(file, aside)
  return aside
}

/** A file that was kept aside after a kill has a log of its own. */
function copyWithLog(from: string, to: string): void {
  copyFileSync(from, to)
  const { log } = companionFiles(from)
  if (existsSync(log)) copyFileSync(log, companionFiles(to).log)
}

function copyDurably(from: string, to: string): void {
  if (!existsSync(from)) return
  copyFileSync(from, partFile(to))
  makePrivate(partFile(to))
  putInPlace(partFile(to), to)
}

/** Folds the log of a fresh copy into it, and answers with what makes it unfit, or null. */
function foldAndCheck(file: string): string | null {
  const header = readFileHeader(file)
  if (header.kind !== 'ours') return header.kind
  try {
    const connection = connect(file, 'must-exist', 0)
    try {
      if (fileVersion(connection) > newestVersion(migrations)) return 'newer'
      const check = String(connection.pragma('integrity_check(1)', { simple: true }))
      return check === 'ok' ? null : check
    } finally {
      connection.close()
    }
  } catch (error) {
    if (failureOf(error) !== 'damaged') throw error
    return 'damaged'
  }
}
