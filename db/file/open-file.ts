// Opens the data file of a folder whose lock is held: header, pragmas, version, schema, records.
import { statSync } from 'node:fs'
import { assertNever } from '../../shared/assert-never.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { backUp, listBackups } from './backup.ts'
import { forgetCheck } from './check-record.ts'
import { isLogOfFile } from './check-log.ts'
import { readFileHeader } from './file-header.ts'
import { companionFiles, databaseFile } from './file-names.ts'
import { forgetRemains, hasRemains } from '../integrity/forget-remains.ts'
import { requireIntact, sealWrites } from '../integrity/sealed-tables.ts'
import { fileVersion, migrate } from '../schema/migrate.ts'
import { newestVersion, type Migration } from '../schema/migrations.ts'
import type { OpenProblem } from './open-problem.ts'
import { loadRecords } from '../schedule/load-records.ts'
import { connect, type Connection } from '../sqlite.ts'
import { prepareTables, readAtStart, type Tables } from '../tables/tables.ts'
import type { Records } from '../weekloom-database.ts'

export type OpenFile = { connection: Connection; tables: Tables; records: Records }

/** For a program of another kind that happens to read the file. */
const patienceMs = 2_000

/** Throws what SQLite throws, and `DamagedRow`, with the file closed again. */
export function openFile(
  folder: string,
  at: string,
  migrations: readonly Migration[],
): Result<OpenFile, OpenProblem> {
  const file = databaseFile(folder)
  const newest = newestVersion(migrations)
  const flaw = flawOfFile(folder, newest)
  if (flaw !== null) return fail(flaw)
  // A log that was not folded into the file: the last process was killed, or the machine went down.
  const wasCutOff = (statSync(companionFiles(file).log, { throwIfNoEntry: false })?.size ?? 0) > 0
  if (wasCutOff) forgetCheck(folder)
  const connection = connect(file, 'must-exist', patienceMs)
  let isOpen = false
  try {
    const problem =
      flawOfVersion(connection, folder, newest) ??
      problemOfPragmas(connection, folder) ??
      (wasCutOff ? flawOfPages(connection, folder) : null)
    if (problem !== null) return fail(problem)
    const wasOlder = fileVersion(connection) < newest
    const migrated = migrate(connection, migrations, () =>
      backUp({ connection }, folder, at, 'migration'),
    )
    if (!migrated.ok) {
      const { kind, message } = migrated.failure
      return fail(kind === 'damaged' ? damaged(folder, message) : { kind, message })
    }
    // What older versions deleted may still lie in the file.
    if (wasOlder || hasRemains(connection)) forgetRemains(connection)
    sealWrites(connection)
    const tables = prepareTables(connection)
    requireIntact(connection, readAtStart)
    const records = loadRecords(tables)
    isOpen = true
    return succeed({ connection, tables, records })
  } finally {
    if (!isOpen) connection.close()
  }
}

/** Of the header, and of the log beside the file. */
export function flawOfFile(folder: string, newest: number): OpenProblem | null {
  const flaw = flawOfHeader(folder, newest)
  if (flaw !== null) return flaw
  const file = databaseFile(folder)
  return isLogOfFile(file) ? null : { kind: 'foreign-log', file, backups: listBackups(folder) }
}

function flawOfHeader(folder: string, newest: number): OpenProblem | null {
  const file = databaseFile(folder)
  const header = readFileHeader(file)
  switch (header.kind) {
    case 'cut-off':
      return damaged(folder, 'the file is shorter than its header')
    case 'not-sqlite':
      // Where Weekloom has kept backups, the file beside them was Weekloom's.
      return listBackups(folder).length > 0
        ? damaged(folder, 'the header of the file is overwritten')
        : { kind: 'not-ours', file }
    case 'foreign':
      return { kind: 'not-ours', file }
    case 'ours':
      return header.version > newest ? newer(file, header.version, newest) : null
    default:
      return assertNever(header)
  }
}

/** Asked again of SQLite: the header does not know what still lies in the log. */
export function flawOfVersion(
  connection: Connection,
  folder: string,
  newest: number,
): OpenProblem | null {
  const version = fileVersion(connection)
  if (version > newest) return newer(databaseFile(folder), version, newest)
  return version < 1 ? damaged(folder, 'the file has no version') : null
}

/** Setting the journal mode resets `synchronous` to NORMAL, which loses acknowledged writes in a power cut. */
function problemOfPragmas(connection: Connection, folder: string): OpenProblem | null {
  for (const setting of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'fullfsync = ON',
    'checkpoint_fullfsync = ON',
    // `writeTransaction` folds the log in, and marks the file first.
    'wal_autocheckpoint = 0',
    'trusted_schema = OFF',
    'cell_size_check = ON',
    'secure_delete = ON',
  ]) {
    connection.pragma(setting)
  }
  const { journalMode, synchronous, foreignKeys } = readPragmas(connection)
  if (journalMode === 'wal' && synchronous === 2 && foreignKeys === 1) return null
  const detail = `journal_mode=${journalMode} synchronous=${synchronous} foreign_keys=${foreignKeys}`
  return { kind: 'unwritable', folder, detail }
}

export type Pragmas = { journalMode: string; synchronous: number; foreignKeys: number }

export function readPragmas(connection: Connection): Pragmas {
  return {
    journalMode: String(connection.pragma('journal_mode', { simple: true })),
    synchronous: Number(connection.pragma('synchronous', { simple: true })),
    foreignKeys: Number(connection.pragma('foreign_keys', { simple: true })),
  }
}

export function flawOfPages(connection: Connection, folder: string): OpenProblem | null {
  const check = String(connection.pragma('quick_check(1)', { simple: true }))
  return check === 'ok' ? null : damaged(folder, check)
}

function damaged(folder: string, detail: string): OpenProblem {
  return { kind: 'damaged', file: databaseFile(folder), detail, backups: listBackups(folder) }
}

function newer(file: string, fileVersion: number, ourVersion: number): OpenProblem {
  return { kind: 'newer', file, fileVersion, ourVersion }
}
