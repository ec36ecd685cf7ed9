// Opens a data folder: takes its lock, looks before it touches, brings the file up to date, reads the records (D4).
import { existsSync } from 'node:fs'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { listBackups } from './backup.ts'
import { createFile } from './create-file.ts'
import { databaseFile } from './file-names.ts'
import { lockFolder } from './folder-lock.ts'
import { migrations as ourMigrations, type Migration } from '../schema/migrations.ts'
import { openFile, type OpenFile } from './open-file.ts'
import type { OpenProblem } from './open-problem.ts'
import { makePrivateFolder } from './private-file.ts'
import { problemOfError } from './problem-of-error.ts'
import { checkRoom, tidyFolder } from './tidy-folder.ts'
import { failureOf } from '../sqlite.ts'
import type { Tables } from '../tables/tables.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'

export type { OpenProblem } from './open-problem.ts'
export type { WeekloomDatabase } from '../weekloom-database.ts'

export type OpenOptions = {
  /** Whether a folder without data is filled. */
  create: boolean
  /** The present instant, ISO: names the backups that opening may make. */
  at: string
}

/** Nothing is changed when a problem comes back, but for an empty lock file. */
export function openDatabase(
  folder: string,
  { create, at }: OpenOptions,
  migrations: readonly Migration[] = ourMigrations,
): Result<WeekloomDatabase, OpenProblem> {
  const file = databaseFile(folder)
  const backups = existsSync(file) ? [] : listBackups(folder)
  if (backups.length > 0) return fail({ kind: 'lost', file, backups })
  if (!create && !existsSync(file)) return fail({ kind: 'missing', file })
  try {
    makePrivateFolder(folder)
    return openLocked(folder, () => {
      tidyFolder(folder, at)
      checkRoom(folder)
      if (!existsSync(file)) createFile(file, at, migrations)
      return openFile(folder, at, migrations)
    })
  } catch (error) {
    const problem = openProblemOf(error, folder)
    if (problem === null) throw error
    return fail(problem)
  }
}

/** Holds the folder's lock for as long as what `open` gives is open. */
function openLocked(
  folder: string,
  open: () => Result<OpenFile, OpenProblem>,
): Result<WeekloomDatabase, OpenProblem> {
  const lock = lockFolder(folder)
  if (lock === null) return fail({ kind: 'busy', folder })
  let isHeld = false
  try {
    const opened = open()
    if (!opened.ok) return opened
    isHeld = true
    const { connection, tables, records } = opened.value
    const close = () => {
      if (!connection.open) return
      try {
        foldQuietly(tables)
        connection.close()
      } finally {
        lock.release()
      }
    }
    return succeed({
      connection,
      tables,
      access: 'read-write',
      memory: { records: { kind: 'read', value: records }, cursors: new Map() },
      close,
    })
  } finally {
    if (!isHeld) lock.release()
  }
}

/** What can't be folded in stays in the log, which the next opening reads. */
function foldQuietly({ generation }: Tables): void {
  try {
    generation.foldLog()
  } catch (error) {
    if (failureOf(error) === null) throw error
  }
}

/** What a thrown error says about the folder's data file; null when that is nothing. */
export function openProblemOf(error: unknown, folder: string): OpenProblem | null {
  const detail = error instanceof Error ? error.message : ''
  const failure = problemOfError(error)
  if (failure === null) return null
  if (failure === 'busy') return { kind: 'busy', folder }
  if (failure === 'unwritable') return { kind: 'unwritable', folder, detail }
  return { kind: 'damaged', file: databaseFile(folder), detail, backups: listBackups(folder) }
}
