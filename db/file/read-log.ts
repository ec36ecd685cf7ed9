// Reads the log beside a data file as SQLite would replay it: https://www.sqlite.org/fileformat2.html#walformat.
import { readFileSync } from 'node:fs'

/** A page as a transaction that was committed left it. */
export type LoggedPage = { number: number; bytes: Buffer }

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
