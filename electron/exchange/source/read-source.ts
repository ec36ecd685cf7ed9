// The job of reading a file of a course: bytes in, numbered lines and what the index holds of them out.
import { indexLines, type IndexedLine } from '../../../shared/research/index-lines.ts'
import {
  maxSourceLines,
  type SourceKind,
  type SourceLine,
} from '../../../shared/research/source.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { decodeFile } from '../decode-file.ts'
import { readText } from '../syllabus/text/read-text.ts'
import { isCutShort, type TextFailure, type TextLine } from '../syllabus/text/text-line.ts'
import { calendarLines, isCalendar } from './calendar-lines.ts'
import { inferHeadings } from './infer-headings.ts'
import { splitLine } from './split-line.ts'

export type SourceInput = { fileName: string; bytes: Uint8Array }

export type SourceReading = {
  kind: SourceKind
  pages: number | null
  lines: SourceLine[]
  indexed: IndexedLine[]
  /** What was not read, as the last place that was; null when all was. */
  cutAfter: { page: number | null; line: number } | null
}

/** Reading is three parts of four, the index the rest. Never throws. */
export async function readSource(
  { fileName, bytes }: SourceInput,
  report: (done: number, of: number) => void,
): Promise<Result<SourceReading, TextFailure>> {
  report(0, 100)
  const text = await readLines(bytes, fileName, (done, of) => report((75 * done) / of, 100))
  if (!text.ok) return text
  const { kind, pages } = text.value
  const split = text.value.lines.flatMap(toSourceLines)
  const marked = split
    .slice(0, maxSourceLines)
    .map((line, index) => Object.assign(line, { number: index + 1 }))
  const lines = kind === 'plain' || kind === 'pdf' ? inferHeadings(marked) : marked
  const indexed = indexLines(lines, (done, of) => report(75 + (25 * done) / of, 100))
  const last = lines.at(-1)
  const isCut = lines.length >= maxSourceLines || isCutShort(text.value)
  const cutAfter = isCut && last !== undefined ? { page: last.page, line: last.line } : null
  return succeed({ kind, pages, lines, indexed, cutAfter })
}

type ReadLines = Result<{ kind: SourceKind; pages: number | null; lines: TextLine[] }, TextFailure>

async function readLines(
  bytes: Uint8Array,
  fileName: string,
  report: (done: number, of: number) => void,
): Promise<ReadLines> {
  const read = await readText(bytes, fileName, report)
  if (!read.ok || read.value.kind !== 'plain') return read
  const text = decodeFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!isCalendar(text)) return read
  try {
    const lines = calendarLines(text)
    return lines.length === 0 ? fail('empty') : succeed({ kind: 'calendar', pages: null, lines })
  } catch {
    // A file from anywhere may reach what no test has: the person's way on is the same as with any broken one.
    return fail('damaged')
  }
}

/** Pieces of a long line are cited by its number, each with its own words. */
function toSourceLines({ number, page, line, text, heading }: TextLine): SourceLine[] {
  return splitLine(text.toWellFormed()).map((piece) => ({
    number,
    page,
    line,
    heading,
    text: piece,
  }))
}
