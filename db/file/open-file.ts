// Opens the data file of a folder whose lock is held: header, pragmas, version, schema, records.
import { conversationStatements } from '../conversation.ts'
import { queueStatements, sessionStatements } from '../conversations.ts'
import { cardStatements } from '../cards.ts'
import { caldavStatements, exportStatements, sentStatements } from '../exports.ts'
import { historyStatements } from '../history.ts'
import { homeworkStatements } from '../homework.ts'
import { courseStatements } from '../courses.ts'
import { counterStatements } from '../ids.ts'
import { citationStatements, feedStatements } from '../imports.ts'
import { packStatements } from '../pack.ts'
import { abilityStatements, preferenceStatements } from '../preferences.ts'
import { reciteStatements } from '../recite.ts'
import { sceneStatements } from '../scenes.ts'
import { eventStatements, loadRecords, studyStatements, workLogStatements } from '../schedule.ts'
import { calendarStatements } from '../term.ts'
import { indexStatements, sourceStatements } from '../sources.ts'
import { statSync } from 'node:fs'
import { type Backup, backUp, listBackups } from './backup.ts'
import { isLogOfFile, setLogAside, applicationId, readFileHeader } from './raw-file.ts'
import { makePrivate, putInPlace, removeCompanions, removeDatabaseFile } from './durable-file.ts'
import { companionFiles, databaseFile, partFile } from './file-names.ts'
import { forgetCheck } from './find-damage.ts'
import { generationStatements, type Records, transactionStatements } from '../store/database.ts'
import { forgetRemains, hasRemains } from '../store/forget-remains.ts'
import {
  fileVersion,
  migrate,
  type Migration,
  newestVersion,
  oldestVersion,
} from '../store/migrate.ts'
import { requireIntact, sealWrites } from '../store/seals.ts'
import { connect, type Connection } from '../store/sqlite.ts'
import { assertNever } from '../../shared/assert-never.ts'
import { fail, type Result, succeed } from '../../shared/result.ts'

export type OpenProblem =
  | { kind: 'missing'; file: string }
  /** Not a database, or one of another program. */
  | { kind: 'not-ours'; file: string }
  | { kind: 'newer'; file: string; fileVersion: number; ourVersion: number }
  /** Of a version that this one does not bring up to date. */
  | { kind: 'older'; file: string; fileVersion: number; ourVersion: number }
  /** `backups` can be restored, newest first. */
  | { kind: 'damaged'; file: string; detail: string; backups: Backup[] }
  /** There is none, but backups lie beside where it was. */
  | { kind: 'lost'; file: string; backups: Backup[] }
  /** What lies in the log does not go on from the state that the file is in. */
  | { kind: 'foreign-log'; file: string; backups: Backup[] }
  /** Another Weekloom has the folder open. */
  | { kind: 'busy'; folder: string }
  /** No copy could be made, so the file was not brought up to date. */
  | { kind: 'backup-failed'; message: string }
  | { kind: 'unwritable'; folder: string; detail: string }

/** `file` must not exist; a log that was left without its file is kept under a name that nothing replays. */
export function createFile(file: string, at: string, migrations: readonly Migration[]): void {
  setLogAside(file, at)
  removeCompanions(file)
  const part = partFile(file)
  removeDatabaseFile(part)
  const connection = connect(part, 'make-if-missing', 0)
  try {
    makePrivate(part)
    connection.pragma(`application_id = ${applicationId}`)
    migrate(connection, migrations, () => succeed(null))
    connection.pragma('journal_mode = WAL')
  } finally {
    connection.close()
  }
  putInPlace(part, file)
}

export type OpenFile = { connection: Connection; records: Records }

/** For a program of another kind that happens to read the file. */
const patienceMs = 2_000

/** Throws what SQLite throws, and `DamagedRow`, with the file closed again. */
export function openFile(
  folder: string,
  at: string,
  migrations: readonly Migration[],
): Result<OpenFile, OpenProblem> {
  const file = databaseFile(folder)
  const flaw = flawOfFile(folder, migrations)
  if (flaw !== null) return fail(flaw)
  // A log that was not folded into the file: the last process was killed, or the machine went down.
  const wasCutOff = (statSync(companionFiles(file).log, { throwIfNoEntry: false })?.size ?? 0) > 0
  if (wasCutOff) forgetCheck(folder)
  const connection = connect(file, 'must-exist', patienceMs)
  let isOpen = false
  try {
    const problem =
      flawOfVersion(connection, folder, migrations) ??
      problemOfPragmas(connection, folder) ??
      (wasCutOff ? flawOfPages(connection, folder) : null)
    if (problem !== null) return fail(problem)
    const wasOlder = fileVersion(connection) < newestVersion(migrations)
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
    const records = readAtStart(connection)
    isOpen = true
    return succeed({ connection, records })
  } finally {
    if (!isOpen) connection.close()
  }
}

/** Of the header, and of the log beside the file. */
export function flawOfFile(folder: string, migrations: readonly Migration[]): OpenProblem | null {
  const flaw = flawOfHeader(folder, migrations)
  if (flaw !== null) return flaw
  const file = databaseFile(folder)
  return isLogOfFile(file) ? null : { kind: 'foreign-log', file, backups: listBackups(folder) }
}

function flawOfHeader(folder: string, migrations: readonly Migration[]): OpenProblem | null {
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
      return otherVersion(file, header.version, migrations)
    default:
      return assertNever(header)
  }
}

/** Asked again of SQLite: the header does not know what still lies in the log. */
export function flawOfVersion(
  connection: Connection,
  folder: string,
  migrations: readonly Migration[],
): OpenProblem | null {
  const version = fileVersion(connection)
  if (version < 1) return damaged(folder, 'the file has no version')
  return otherVersion(databaseFile(folder), version, migrations)
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

/** None where it has no version at all: what its tables say then is asked of SQLite. */
function otherVersion(
  file: string,
  fileVersion: number,
  migrations: readonly Migration[],
): OpenProblem | null {
  const ourVersion = newestVersion(migrations)
  if (fileVersion > ourVersion) return { kind: 'newer', file, fileVersion, ourVersion }
  const isOlder = fileVersion >= 1 && fileVersion < oldestVersion(migrations)
  return isOlder ? { kind: 'older', file, fileVersion, ourVersion } : null
}

/** Preparing is also the check of the schema: it throws when a table or column is not there. */
const allStatements = [
  abilityStatements,
  caldavStatements,
  calendarStatements,
  cardStatements,
  citationStatements,
  conversationStatements,
  counterStatements,
  courseStatements,
  eventStatements,
  exportStatements,
  feedStatements,
  generationStatements,
  historyStatements,
  homeworkStatements,
  indexStatements,
  packStatements,
  preferenceStatements,
  queueStatements,
  reciteStatements,
  sceneStatements,
  sentStatements,
  sessionStatements,
  sourceStatements,
  studyStatements,
  transactionStatements,
  workLogStatements,
]

/** What every start reads: there it is looked at as a whole. Throws `DamagedRow`. */
export function readAtStart(connection: Connection): Records {
  for (const prepare of allStatements) prepare({ connection })
  requireIntact(connection, [
    'id_counter',
    'term',
    'calendar_override',
    'course',
    'course_rename',
    'event',
    'event_occurrence',
    'task_class',
    'task_item',
    'placement',
    'work_log',
    'preference',
    'conversation',
  ])
  return loadRecords({ connection })
}
