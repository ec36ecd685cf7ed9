// Reads a data file and its log without SQLite, so that looking changes nothing.
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  existsSync,
  renameSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Generation, generationStatements } from '../store/database.ts'
import { type Connection, connectToImage, failureOf } from '../store/sqlite.ts'
import { companionFiles, fileStamp } from './file-names.ts'

/** `WkLm`; written into the header of every file of ours. */
export const applicationId = 0x57_6b_4c_6d

type FileHeader =
  /** Too short to be a database: what is left of one, or nothing at all. */
  | { kind: 'cut-off' }
  | { kind: 'not-sqlite' }
  /** A database of some other program. */
  | { kind: 'foreign' }
  | { kind: 'ours'; version: number }

const headerLength = 100
const magic = 'SQLite format 3\0'

/** `version` is that of the last checkpoint; a newer one may still lie in the log beside the file. */
export function readFileHeader(file: string): FileHeader {
  const descriptor = openSync(file, 'r')
  try {
    if (!fstatSync(descriptor).isFile()) return { kind: 'not-sqlite' }
    const bytes = Buffer.alloc(headerLength)
    const length = readSync(descriptor, bytes, 0, headerLength, 0)
    if (length < headerLength) return { kind: 'cut-off' }
    if (bytes.toString('latin1', 0, magic.length) !== magic) return { kind: 'not-sqlite' }
    if (bytes.readUInt32BE(68) !== applicationId) return { kind: 'foreign' }
    return { kind: 'ours', version: bytes.readUInt32BE(60) }
  } finally {
    closeSync(descriptor)
  }
}

/** A page as a transaction that was committed left it. */
type LoggedPage = { number: number; bytes: Buffer }

const headerBytes = 32
const frameHeaderBytes = 24

/** In the order in which they were written; empty where SQLite would replay nothing. */
export function readLoggedPages(file: string): LoggedPage[] {
  const log = readOrNothing(file)
  if (log.length < headerBytes) return []
  const magic = log.readUInt32BE(0)
  if (magic >>> 1 !== 0x37_7f_06_82 >>> 1) return []
  const read = magic % 2 === 1 ? bigEndian : littleEndian
  const sum: Sum = [0, 0]
  addTo(sum, log.subarray(0, 24), read)
  return isSum(sum, log, 24) ? readFrames(log, sum, read) : []
}

/** Up to the first frame that is none: of a log before this one, torn, or not there. */
function readFrames(log: Buffer, sum: Sum, read: Reader): LoggedPage[] {
  const pageBytes = log.readUInt32BE(8)
  const salts = log.subarray(16, 24)
  const pages: LoggedPage[] = []
  let committed = 0
  const frameBytes = frameHeaderBytes + pageBytes
  for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes) {
    const frame = log.subarray(at, at + frameHeaderBytes)
    const page = log.subarray(at + frameHeaderBytes, at + frameBytes)
    addTo(sum, frame.subarray(0, 8), read)
    addTo(sum, page, read)
    if (!frame.subarray(8, 16).equals(salts) || !isSum(sum, frame, 16)) break
    pages.push({ number: frame.readUInt32BE(0), bytes: page })
    const isLastOfTransaction = frame.readUInt32BE(4) !== 0
    if (isLastOfTransaction) committed = pages.length
  }
  return pages.slice(0, committed)
}

type Sum = [number, number]

type Reader = (bytes: Buffer, at: number) => number

const bigEndian: Reader = (bytes, at) => bytes.readUInt32BE(at)
const littleEndian: Reader = (bytes, at) => bytes.readUInt32LE(at)

function addTo(sum: Sum, bytes: Buffer, read: Reader): void {
  let [first, second] = sum
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + read(bytes, at) + second) >>> 0
    second = (second + read(bytes, at + 4) + first) >>> 0
  }
  sum[0] = first
  sum[1] = second
}

function isSum(sum: Sum, bytes: Buffer, at: number): boolean {
  return sum[0] === bytes.readUInt32BE(at) && sum[1] === bytes.readUInt32BE(at + 4)
}

function readOrNothing(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}

/** Bytes 16 and 17 of the header; 1 stands for the largest. */
function pageBytesOf(file: Buffer): number {
  const told = file.readUInt16BE(16)
  return told === 1 ? 65_536 : told
}

/** A new buffer; `file` stays as it is. */
export function foldIn(file: Buffer, logged: readonly LoggedPage[]): Buffer {
  const size = pageBytesOf(file)
  const last = logged.reduce((most, { number }) => Math.max(most, number), 0)
  const whole = Buffer.alloc(Math.max(Math.ceil(file.length / size), last) * size)
  file.copy(whole)
  for (const { number, bytes } of logged) bytes.copy(whole, (number - 1) * size)
  return whole
}

// Whether the log beside a data file goes on from the state that the file is in; SQLite itself would replay any (D4).

/** To be asked before SQLite opens the file; changes nothing. */
export function isLogOfFile(file: string): boolean {
  const { log, journal } = companionFiles(file)
  // Our files keep a log and never a journal: one that lies there would be rolled back into the file.
  if ((statSync(journal, { throwIfNoEntry: false })?.size ?? 0) > 0) return false
  const logged = readLoggedPages(log)
  if (logged.length === 0) return true
  if (readFileHeader(file).kind !== 'ours') return true
  return goesOn(readFileSync(file), logged)
}

/**
 * The first transaction of each log sets a new generation and names the one that it goes on from; the last one before
 * the log is folded in sets another. A file that is partly or wholly folded has one that the log has set.
 */
function goesOn(file: Buffer, logged: readonly LoggedPage[]): boolean {
  const whole = foldIn(file, logged)
  const page = readMark(whole)?.page
  if (page === undefined) return false
  const inLog = logged.flatMap((written) =>
    written.number === page ? (readMark(foldIn(whole, [written])) ?? []) : [],
  )
  // But for the page with the mark all is as in the log: in the file alone other pages may be half folded in.
  const size = pageBytesOf(file)
  const bytes = file.subarray((page - 1) * size, page * size)
  const before = readMark(foldIn(whole, [{ number: page, bytes }])) ?? readMark(file)
  const [first] = inLog
  if (first === undefined || before === null) return false
  return [first.previous, ...inLog.map(({ generation }) => generation)].includes(before.generation)
}

/** Null where it can't be read. */
function readMark(image: Buffer): (Generation & { page: number }) | null {
  try {
    const connection = connectToImage(image)
    try {
      const mark = generationStatements({ connection }).read.get()
      return mark === undefined ? null : { ...mark, page: pageOfMark(connection) }
    } finally {
      connection.close()
    }
  } catch (error) {
    if (failureOf(error) === null) throw error
    return null
  }
}

function pageOfMark(connection: Connection): number {
  const find = connection.prepare(
    "SELECT rootpage FROM sqlite_schema WHERE name = 'file_generation'",
  )
  return Number(find.pluck().get())
}

/** Renames log and journal to what nothing replays, and answers with where they are. */
export function setLogAside(file: string, at: string): string[] {
  const { log, journal } = companionFiles(file)
  const stem = join(dirname(file), `weekloom-aside-${fileStamp(at)}.db`)
  return [
    { from: log, to: `${stem}-wal` },
    { from: journal, to: `${stem}-journal` },
  ].flatMap(({ from, to }) => {
    if (!existsSync(from)) return []
    renameSync(from, to)
    return [to]
  })
}
