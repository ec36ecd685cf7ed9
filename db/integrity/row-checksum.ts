// The checksum that every row of the file carries: SQLite's own check finds torn pages, but most flipped bits give a
// row that looks as good as the true one.
import { crc32 } from 'node:zlib'

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
