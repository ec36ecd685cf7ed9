// Opens every connection of the product, each with the checksum that rows of the file carry.
import SqliteDatabase from 'better-sqlite3'
import { crc32 } from 'node:zlib'

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

/** As SQL calls it, with the columns of a row in their order. */
export const checksumFunction = 'row_checksum'

/** Of the values as SQLite gives them: two rows with one checksum are, but for one in four thousand million, one row. */
export function rowChecksum(...values: unknown[]): number {
  let text = ''
  // The kind of each value stands before it: a flipped bit can make bytes or a number of a text that looks the same.
  for (const value of values) {
    if (typeof value === 'string') text += `"${value}\u001f`
    else if (typeof value === 'number') text += `#${value}\u001f`
    else if (value === null) text += '-\u001f'
    else if (value instanceof Uint8Array) text += `?${crc32(value)}\u001f`
    else throw new TypeError('no value of a row')
  }
  return crcOf(text)
}

/** What crc32 gives, without the way to native code where that would take longer than the sum itself. */
function crcOf(text: string): number {
  if (text.length > shortText) return crc32(text)
  let sum = -1
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    // More than one byte of the file.
    if (code > 0x7f) return crc32(text)
    sum = (steps[(sum ^ code) & 0xff] ?? 0) ^ (sum >>> 8)
  }
  return ~sum >>> 0
}

const shortText = 300

/** By how much each byte changes a CRC-32. */
const steps = Int32Array.from({ length: 256 }, (_, byte) => {
  let step = byte
  for (let bit = 0; bit < 8; bit += 1) step = (step >>> 1) ^ (step & 1 ? 0xed_b8_83_20 : 0)
  return step
})
