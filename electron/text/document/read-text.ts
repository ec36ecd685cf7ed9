// Reads a file's bytes as numbered lines, or says why there are none.
import { assertNever } from '../../../shared/assert-never.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { decodeFile } from '../decode-file.ts'
import { isReadable } from '../is-readable.ts'
import {
  numberLines,
  type ReadReport,
  type RawLine,
  type SyllabusText,
  type TextFailure,
  type TextKind,
} from './text-line.ts'

/** As large as a file may be, in bytes. */
const largestFile = 10_000_000

/** Never throws. `report` counts pages, where there are some. */
export async function readText(
  bytes: Uint8Array,
  fileName: string,
  report: ReadReport,
): Promise<Result<SyllabusText, TextFailure>> {
  if (bytes.length === 0) return fail('empty')
  if (bytes.length > largestFile) return fail('too-large')
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = kindOf(buffer, fileName)
  if (!kind.ok) return kind
  try {
    const read = await readLines(buffer, kind.value, report)
    if (!read.ok) return read
    const lines = numberLines(read.value.lines)
    if (lines.length === 0) return fail(kind.value === 'pdf' ? 'scanned' : 'empty')
    return succeed({ kind: kind.value, pages: read.value.pages, lines })
  } catch {
    // A file from anywhere may reach what no test has: the person's way on is the same as with any broken one.
    return fail('damaged')
  }
}

type Lines = { lines: RawLine[]; pages: number | null }

// The readers are loaded when a file needs them.
async function readLines(
  bytes: Buffer,
  kind: TextKind,
  report: ReadReport,
): Promise<Result<Lines, TextFailure>> {
  switch (kind) {
    case 'html':
    case 'markdown':
    case 'plain': {
      const text = decodeFile(bytes)
      return isReadable(text) ? textLines(text, kind) : fail('unreadable')
    }
    case 'pdf': {
      const { pdfLines } = await import('./pdf-lines.ts')
      return pdfLines(bytes, report)
    }
    case 'docx': {
      const { docxLines } = await import('./docx-lines.ts')
      const lines = await docxLines(bytes)
      return lines.ok ? succeed({ lines: lines.value, pages: null }) : lines
    }
    default:
      return assertNever(kind)
  }
}

async function textLines(
  text: string,
  kind: 'html' | 'markdown' | 'plain',
): Promise<Result<Lines, TextFailure>> {
  const lines = {
    html: async () => (await import('./html-lines.ts')).htmlLines(text),
    markdown: async () => (await import('./markdown-lines.ts')).markdownLines(text),
    plain: async () => (await import('./plain-lines.ts')).plainLines(text),
  }
  return succeed({ lines: await lines[kind](), pages: null })
}

const oldWord = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** By what the file is, and only among texts by what it is called. */
function kindOf(bytes: Buffer, fileName: string): Result<TextKind, TextFailure> {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return succeed('pdf')
  if (bytes.subarray(0, 4).equals(oldWord)) return fail('old-word')
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return succeed('docx')
  const ending = /\.(\w+)$/.exec(fileName.toLowerCase())?.[1] ?? ''
  if (ending === 'pdf' || ending === 'docx') return fail('damaged')
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (!isWide && bytes.subarray(0, 4096).includes(0)) return fail('unknown')
  if (/^x?html?$/.test(ending)) return succeed('html')
  if (ending === 'md' || ending === 'markdown') return succeed('markdown')
  const start = bytes.subarray(0, 2000).toString('utf8').trimStart()
  return succeed(/^<(?:!doctype html|html|head|body)\b/i.test(start) ? 'html' : 'plain')
}
