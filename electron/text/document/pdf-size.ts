// Looks into a PDF before it is opened: what is drawn on its pages may unpack to far more than a page can hold.
import { inflateSync } from 'node:zlib'

/** Unpacked bytes of one drawing: a page of text has a hundredth of it, a dense map a fifth. */
const mostBytes = 8_000_000

/** And of all together. */
const mostBytesInAll = 200_000_000

/** As far before a stream as its dictionary may begin. */
const longestDictionary = 2_000

/** Pictures, fonts and tables of the file say what they are, and are not read for text; a drawing says nothing. */
const saidKind = /\/(?:Type|Subtype|Length1|N|FunctionType)\b/

export function holdsHugeDrawing(bytes: Buffer): boolean {
  let total = 0
  let at = bytes.indexOf('stream')
  while (at !== -1) {
    const end = bytes.indexOf('endstream', at)
    if (end === -1) return false
    if (isDrawing(bytes, at)) total += unpackedSize(bytes, at, end)
    if (total > mostBytesInAll) return true
    at = bytes.indexOf('stream', end + 'endstream'.length)
  }
  return false
}

function isDrawing(bytes: Buffer, at: number): boolean {
  const before = bytes.toString('latin1', Math.max(0, at - longestDictionary), at)
  const dictionary = before.slice(Math.max(0, before.lastIndexOf('obj')))
  return dictionary.includes('/FlateDecode') && !saidKind.test(dictionary)
}

/** Without end where it is too large for one. */
function unpackedSize(bytes: Buffer, at: number, end: number): number {
  const lineEnd = bytes.indexOf('\n', at)
  if (lineEnd === -1 || end < lineEnd) return 0
  try {
    return inflateSync(bytes.subarray(lineEnd + 1, end), { maxOutputLength: mostBytes }).length
  } catch (error) {
    // What is damaged or encrypted is the reader's to tell.
    return error instanceof RangeError ? Infinity : 0
  }
}
