// Puts a backup in the place of the data file, and keeps the file that was there under a new name (D5).
import { copyFileSync, existsSync, linkSync } from 'node:fs'
import { join } from 'node:path'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { isLogOfFile } from './check-log.ts'
import { putInPlace, removeCompanions, removeDatabaseFile } from './durable-file.ts'
import { readFileHeader } from './file-header.ts'
import { companionFiles, databaseFile, fileStamp, partFile } from './file-names.ts'
import { firstDamage } from './find-damage.ts'
import { lockFolder } from './folder-lock.ts'
import { fileVersion, migrate } from '../schema/migrate.ts'
import { migrations, newestVersion } from '../schema/migrations.ts'
import { makePrivate } from './private-file.ts'
import { problemOfError } from './problem-of-error.ts'
import { connect, failureOf } from '../sqlite.ts'

export type RestoreProblem =
  | { kind: 'busy'; folder: string }
  | { kind: 'backup-missing'; file: string }
  /** Damaged, from a newer version, or no file of ours. */
  | { kind: 'backup-unusable'; file: string; detail: string }
  | { kind: 'unwritable'; folder: string; detail: string }

/** Where what was there lies now: a backup of it, or the file set aside; both null when there was none. */
export type Restored = { kept: string | null; aside: string | null }

/**
 * `keep` is called once the backup is copied and known to be fit, with the folder's lock held: it answers with the file in
 * which it has kept what is there, or null. The folder must not be open.
 */
export function restoreBackup(
  folder: string,
  backup: string,
  at: string,
  keep: () => string | null = () => null,
): Result<Restored, RestoreProblem> {
  if (!existsSync(backup)) return fail({ kind: 'backup-missing', file: backup })
  try {
    const lock = lockFolder(folder)
    if (lock === null) return fail({ kind: 'busy', folder })
    try {
      return exchangeFile(folder, backup, at, keep)
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
  keep: () => string | null,
): Result<Restored, RestoreProblem> {
  const file = databaseFile(folder)
  const part = partFile(file)
  removeDatabaseFile(part)
  copyWithLog(backup, part)
  const flaw = foldAndCheck(part)
  if (flaw !== null) {
    removeDatabaseFile(part)
    return fail({ kind: 'backup-unusable', file: backup, detail: flaw })
  }
  const kept = keep()
  const aside = kept === null && existsSync(file) ? setAside(folder, file, at) : null
  makePrivate(part)
  putInPlace(part, file)
  // A kill before this leaves a log that is not the restored file's, which opening refuses to replay.
  removeCompanions(file)
  return succeed({ kept, aside })
}

/** Whole, with the log, whatever state it is in; until the restored file takes its place it is there too. */
function setAside(folder: string, file: string, at: string): string {
  const stem = join(folder, `weekloom-aside-${fileStamp(at)}`)
  let aside = `${stem}.db`
  for (let count = 2; existsSync(aside); count += 1) aside = `${stem}-${count}.db`
  giveSecondName(companionFiles(file).log, companionFiles(aside).log)
  giveSecondName(file, aside)
  return aside
}

/** Takes no room and reads no byte, so that a bad sector or a full disk is no hindrance; a copy where there are no links. */
function giveSecondName(from: string, to: string): void {
  if (!existsSync(from)) return
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, partFile(to))
    putInPlace(partFile(to), to)
  }
  makePrivate(to)
}

/** A file that was kept aside after a kill has a log of its own. */
function copyWithLog(from: string, to: string): void {
  copyFileSync(from, to)
  const { log } = companionFiles(from)
  if (existsSync(log)) copyFileSync(log, companionFiles(to).log)
}

/** Folds the log of a fresh copy into it, brings it up to date, and answers with what makes it unfit, or null. */
function foldAndCheck(file: string): string | null {
  const header = readFileHeader(file)
  if (header.kind !== 'ours') return header.kind
  if (!isLogOfFile(file)) return 'foreign-log'
  try {
    const connection = connect(file, 'must-exist', 0)
    try {
      const version = fileVersion(connection)
      if (version > newestVersion(migrations)) return 'newer'
      const damage = firstDamage(connection)
      if (damage !== null) return damage
      connection.pragma('journal_mode = WAL')
      // The backup stays as it is: there is nothing to copy first.
      migrate(connection, migrations, () => succeed(null))
      // Part of the check is for files of this version alone.
      return version === newestVersion(migrations) ? null : firstDamage(connection)
    } finally {
      connection.close()
    }
  } catch (error) {
    if (problemOfError(error) !== 'damaged') throw error
    return 'damaged'
  }
}
