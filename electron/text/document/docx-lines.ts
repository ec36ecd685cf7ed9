// A Word document as lines: paragraphs, headings, lists and tables, in the order of reading.
import mammoth from 'mammoth'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { htmlLines } from './html-lines.ts'
import type { RawLine, TextFailure } from './text-line.ts'
import { inflateRawSync } from 'node:zlib'

/** Unpacked bytes of all parts together: a syllabus of words has a hundredth of it. */
const mostBytes = 64_000_000

const mostParts = 5_000

const endSignature = 0x06054b50
const partSignature = 0x02014b50
const encryptedFlag = 1

type ZipProblem = 'damaged' | 'bomb' | 'encrypted'

/** The names of its parts. Sizes that the archive claims are not believed. */
function checkZip(bytes: Buffer): Result<string[], ZipProblem> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end === -1 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endSignature)
    return fail('damaged')
  const count = bytes.readUInt16LE(end + 10)
  if (count > mostParts) return fail('bomb')
  const names: string[] = []
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== partSignature) return fail('damaged')
    const nameLength = bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('utf8', at + 46, at + 46 + nameLength))
    if ((bytes.readUInt16LE(at + 8) & encryptedFlag) !== 0) return fail('encrypted')
    const size = unpackedSize(bytes, at, mostBytes - total)
    if (!size.ok) return size
    total += size.value
    if (total > mostBytes) return fail('bomb')
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return succeed(names)
}

function unpackedSize(bytes: Buffer, at: number, room: number): Result<number, ZipProblem> {
  const method = bytes.readUInt16LE(at + 10)
  const packed = bytes.readUInt32LE(at + 20)
  const header = bytes.readUInt32LE(at + 42)
  if (header + 30 > bytes.length) return fail('damaged')
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  if (start + packed > bytes.length) return fail('damaged')
  if (method !== 8) return succeed(packed)
  try {
    const limit = Math.max(1, room)
    return succeed(
      inflateRawSync(bytes.subarray(start, start + packed), { maxOutputLength: limit }).length,
    )
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    return fail(isTooLarge ? 'bomb' : 'damaged')
  }
}

export async function docxLines(bytes: Buffer): Promise<Result<RawLine[], TextFailure>> {
  const checked = checkZip(bytes)
  if (!checked.ok) return checked
  if (!checked.value.includes('[Content_Types].xml')) return fail('unknown')
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })), styleMap },
    )
    return succeed(htmlLines(value))
  } catch {
    return fail('damaged')
  }
}

// The title of a document is a heading too.
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  'strike => del',
]
