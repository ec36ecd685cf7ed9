// The one door to SQLite: every connection of the product is made here.
import SqliteDatabase from 'better-sqlite3'
import { checksumFunction, rowChecksum } from './integrity/row-checksum.ts'

export type Connection = SqliteDatabase.Database

export type RunResult = SqliteDatabase.RunResult

export type Statement<Parameters extends unknown[] = [], Row = unknown> = SqliteDatabase.Statement<
  Parameters,
  Row
>

/** Waits up to `patienceMs` for another process; a missing file is made unless `mode` says that it must exist. */
export function connect(
  file: string,
  mode: 'make-if-missing' | 'must-exist' | 'read-only',
  patienceMs: number,
): Connection {
  return withChecksum(
    new SqliteDatabase(file, {
      fileMustExist: mode !== 'make-if-missing',
      readonly: mode === 'read-only',
      timeout: patienceMs,
    }),
  )
}

function withChecksum(connection: Connection): Connection {
  connection.function(checksumFunction, { varargs: true, deterministic: true }, rowChecksum)
  return connection
}

/** Opens the bytes of a database file in memory; what is written there is written nowhere else. */
export function connectToImage(image: Buffer): Connection {
  const bytes = Buffer.from(image)
  // A database in memory can't keep a log: the header says that there is none.
  bytes.fill(1, 18, 20)
  return withChecksum(new SqliteDatabase(bytes))
}

/** What an error of SQLite or of the file system says about the file, or null when it is about something else. */
export function failureOf(error: unknown): 'busy' | 'damaged' | 'unwritable' | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return 'busy'
  if (/^SQLITE_(CORRUPT|NOTADB|FORMAT)/.test(code)) return 'damaged'
  // Every statement is fixed and fits the schema that we made: one that no longer does meets another schema. A slip of
  // the pen in one of them is ours.
  if (code === 'SQLITE_ERROR' && !error.message.includes('syntax error')) return 'damaged'
  if (/^SQLITE_(READONLY|CANTOPEN|FULL|IOERR|PERM|NOLFS|TOOBIG)/.test(code)) return 'unwritable'
  if (/^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR|ENOENT|EEXIST|EISDIR|EIO)$/.test(code))
    return 'unwritable'
  return null
}
