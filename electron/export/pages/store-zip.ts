// Several files in one archive, stored as they are: pictures are compressed already. As APPNOTE.TXT 6.3 lays it out.
import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; bytes: Uint8Array }

const localHeader = 0x04_03_4b_50
const centralHeader = 0x02_01_4b_50
const endRecord = 0x06_05_4b_50
/** What a reader must know: plain files. */
const version = 20
/** Names are UTF-8. */
const nameFlag = 0x08_00

/** The same entries and date, `YYYY-MM-DD`, are the same bytes. */
export function storeZip(entries: readonly ZipEntry[], date: string): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const file = Buffer.from(bytes)
    const shortName = Buffer.from(name, 'utf8')
    const facts = factsOf(file, shortName, date)
    const local = Buffer.concat([numbers([localHeader, 4], [version, 2]), facts, shortName])
    const central = numbers([centralHeader, 4], [version, 2], [version, 2])
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    directory.push(Buffer.concat([central, facts, place, shortName]))
    parts.push(local, file)
    offset += local.length + file.length
  }
  const list = Buffer.concat(directory)
  const count = entries.length
  const end = numbers(
    [endRecord, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  )
  return Buffer.concat([...parts, list, end])
}

/** What both headers say of a file: flags, method, time, checksum, sizes, length of name and of what is extra. */
function factsOf(file: Buffer, name: Buffer, date: string): Buffer {
  return numbers(
    [nameFlag, 2],
    [0, 2],
    [0, 2],
    [dosDate(date), 2],
    [crc32(file), 4],
    [file.length, 4],
    [file.length, 4],
    [name.length, 2],
    [0, 2],
  )
}

/** Years since 1980, months and days in one number; no earlier year can be written. */
function dosDate(date: string): number {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number)
  return Math.max(0, year - 1980) * 512 + month * 32 + day
}

/** Each as so many bytes, the lowest first. */
function numbers(...fields: [value: number, bytes: 2 | 4][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}
