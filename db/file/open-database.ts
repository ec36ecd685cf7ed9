// Opens a data folder: takes its lock, looks before it touches, brings the file up to date, reads the records (D4).
import { existsSync, readFileSync } from 'node:fs'
import { ensureConversation } from '../conversation.ts'
import { folderIdOf } from '../exports.ts'
import { listBackups } from './backup.ts'
import { checkRoom, lockFolder, tidyFolder } from './data-folder.ts'
import { makePrivateFolder } from './durable-file.ts'
import { companionFiles, databaseFile } from './file-names.ts'
import {
  createFile,
  flawOfFile,
  flawOfPages,
  flawOfVersion,
  type OpenFile,
  openFile,
  readAtStart,
  type OpenProblem,
} from './open-file.ts'
import { foldIn, readLoggedPages } from './raw-file.ts'
import { generationStatements, type WeekloomDatabase } from '../store/database.ts'
import { migrate, type Migration, migrations } from '../store/migrate.ts'
import { sealWrites } from '../store/seals.ts'
import { type Connection, connectToImage, failureOf } from '../store/sqlite.ts'
import { problemOfError } from '../store/stored-text.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'

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
  steps: readonly Migration[] = migrations,
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
      if (!existsSync(file)) createFile(file, at, steps)
      return openFile(folder, at, steps)
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
    const { connection, records } = opened.value
    const close = () => {
      if (!connection.open) return
      try {
        foldQuietly(connection)
        connection.close()
      } finally {
        lock.release()
      }
    }
    return succeed({
      connection,
      access: 'read-write',
      memory: { records: { kind: 'read', value: records }, cursors: new Map() },
      close,
    })
  } finally {
    if (!isHeld) lock.release()
  }
}

/** What can't be folded in stays in the log, which the next opening reads. */
function foldQuietly(connection: Connection): void {
  try {
    generationStatements({ connection }).foldLog()
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

/**
 * Looks at the file as opening it to write does, and answers with what is wrong with it; with `unwritable`, why it could
 * not be opened to write, where there is no file at all.
 */
export function openImage(
  folder: string,
  at: string,
  newId: () => string,
  unwritable: OpenProblem,
): Result<WeekloomDatabase, OpenProblem> {
  const file = databaseFile(folder)
  try {
    if (!existsSync(file)) return fail(unwritable)
    const flaw = flawOfFile(folder, migrations)
    if (flaw !== null) return fail(flaw)
    const { log } = companionFiles(file)
    const connection = connectToImage(foldIn(readFileSync(file), readLoggedPages(log)))
    const flawInside =
      flawOfVersion(connection, folder, migrations) ?? flawOfPages(connection, folder)
    return flawInside === null ? succeed(lookAt(connection, at, newId)) : fail(flawInside)
  } catch (error) {
    const problem = openProblemOf(error, folder)
    if (problem === null) throw error
    return fail(problem.kind === 'damaged' ? problem : unwritable)
  }
}

/** Throws `DamagedRow` where what every start reads is not as it was written. */
function lookAt(connection: Connection, at: string, newId: () => string): WeekloomDatabase {
  migrate(connection, migrations, () => succeed(null))
  sealWrites(connection)
  const database: WeekloomDatabase = {
    connection,
    access: 'read-only',
    memory: { records: { kind: 'read', value: readAtStart(connection) }, cursors: new Map() },
    close: () => void connection.close(),
  }
  // What is made when it is first asked for has to be there.
  ensureConversation(database, at)
  folderIdOf(database, newId)
  connection.pragma('query_only = ON')
  return database
}
