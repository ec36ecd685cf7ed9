// What the first 100 bytes of a file say, read without SQLite so that looking changes nothing.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** `WkLm`; written into the header of every file of ours. */
export const applicationId = 0x57_6b_4c_6d

export type FileHeader =
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
