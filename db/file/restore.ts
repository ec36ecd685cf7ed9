// Puts a backup in the place of the data file, or mends one that does not open; what was there is kept (D4, D5).
import { copyFileSync, existsSync, linkSync } from 'node:fs'
import { join } from 'node:path'
import { type Backup, backUp } from './backup.ts'
import { isLogOfFile, setLogAside, readFileHeader } from './raw-file.ts'
import { lockFolder } from './data-folder.ts'
import { makePrivate, putInPlace, removeCompanions, removeDatabaseFile } from './durable-file.ts'
import { companionFiles, databaseFile, fileStamp, partFile } from './file-names.ts'
import { firstDamage } from './find-damage.ts'
import { createFile, openFile } from './open-file.ts'
import { fileVersion, migrate, migrations, newestVersion, oldestVersion } from '../store/migrate.ts'
import { connect, failureOf } from '../store/sqlite.ts'
import { problemOfError } from '../store/stored-text.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'
import type { FileRemedy } from '../../shared/settings/file-remedies.ts'

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
  return underLock(folder, () => exchangeFile(folder, backup, at, keep))
}

/** With the folder's lock held; what the disk refuses is a problem, and no throw. */
export function underLock<Value, Other>(
  folder: string,
  job: () => Result<Value, Other>,
): Result<Value, Other | Extract<RestoreProblem, { kind: 'busy' | 'unwritable' }>> {
  try {
    const lock = lockFolder(folder)
    if (lock === null) return fail({ kind: 'busy', folder })
    try {
      return job()
    } finally {
      lock.release()
    }
  } catch (error) {
    if (failureOf(error) === null) throw error
    const detail = error instanceof Error ? error.message : ''
    return fail({ kind: 'unwritable', folder, detail })
  }
}

/** The folder's lock is held. */
export function exchangeFile(
  folder: string,
  backup: string,
  at: string,
  keep: () => string | null,
): Result<Restored, RestoreProblem> {
  const file = databaseFile(folder)
  const part = partFile(file)
  removeDatabaseFile(part)
  // A file that was kept aside after a kill has a log of its own.
  copyFileSync(backup, part)
  const { log } = companionFiles(backup)
  if (existsSync(log)) copyFileSync(log, companionFiles(part).log)
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

/** Folds the log of a fresh copy into it, brings it up to date, and answers with what makes it unfit, or null. */
function foldAndCheck(file: string): string | null {
  const header = readFileHeader(file)
  if (header.kind !== 'ours') return header.kind
  if (header.version < oldestVersion(migrations)) return 'older'
  if (!isLogOfFile(file)) return 'foreign-log'
  try {
    const connection = connect(file, 'must-exist', 0)
    try {
      const version = fileVersion(connection)
      if (version > newestVersion(migrations)) return 'newer'
      if (version < oldestVersion(migrations)) return 'older'
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

/** The folder's lock must be held. Null where none can be made of what is there, in whatever state that is. */
export function keepPresent(folder: string, at: string): Backup | null {
  if (!existsSync(databaseFile(folder))) return null
  try {
    const opened = openFile(folder, at, migrations)
    if (!opened.ok) return null
    const { connection } = opened.value
    try {
      const made = backUp({ connection }, folder, at, 'restore')
      return made.ok ? made.value : null
    } finally {
      connection.close()
    }
  } catch {
    // What a damaged file throws is not to be foreseen; it is set aside as it is.
    return null
  }
}

export type MendProblem = 'busy' | 'unwritable' | 'no-remedy'

/** Answers with where what was taken away lies. The folder must not be open; nothing is done that is not called for. */
export function mendFile(
  folder: string,
  remedy: FileRemedy,
  at: string,
): Result<string[], MendProblem> {
  const file = databaseFile(folder)
  const mended = underLock(folder, (): Result<string[], { kind: 'no-remedy' }> => {
    if (!isCalledFor(file, remedy)) return fail({ kind: 'no-remedy' })
    if (remedy === 'without-log') return succeed(setLogAside(file, at))
    createFile(file, at, migrations)
    return succeed([])
  })
  return mended.ok ? mended : fail(mended.failure.kind)
}

function isCalledFor(file: string, remedy: FileRemedy): boolean {
  return remedy === 'anew' ? !existsSync(file) : existsSync(file) && !isLogOfFile(file)
}
