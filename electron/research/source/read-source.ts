// The job of reading a file of a course: bytes in, numbered lines and what the index holds of them out.
import { indexLines, type IndexedLine } from '../../../shared/research/index-lines.ts'
import { maxSourceLines, type SourceKind, type SourceLine } from '../../../shared/pack/source.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { decodeFile } from '../../text/decode-file.ts'
import { readText } from '../../text/document/read-text.ts'
import {
  isCutShort,
  type TextFailure,
  type TextLine,
  cleanLine,
  numberLines,
  type RawLine,
} from '../../text/document/text-line.ts'
import { readCalendar } from '../../ics/read-calendar.ts'
import type { CalendarEvent } from '../../ics/read-event.ts'
import type { TimeValue } from '../../ics/zone.ts'
import { fieldsOf, isoDateOf, secondsPerDay } from '../../ics/wall-time.ts'

const calendarStart = /^(?:\uFEFF|\s)*BEGIN\s*:\s*V(?:CALENDAR|EVENT)/i

/** In the order of their days; a line is counted as where the event begins in the file. */
function calendarLines(text: string): TextLine[] {
  const read = readCalendar(text)
  if (!read.ok) return []
  const events = read.value.events
    .filter(({ isCancelled }) => !isCancelled)
    .toSorted((a, b) => a.start.wall - b.start.wall)
  return numberLines(events.flatMap(linesOf))
}

function linesOf(event: CalendarEvent): RawLine[] {
  const { summary, location, description, line } = event
  const first = [whenOf(event), summary, location].map(cleanLine).filter((part) => part !== '')
  const said = description.split(/\r?\n/u).map(cleanLine)
  return [first.join(' | '), ...said].map((text) => ({
    page: null,
    line,
    text,
    cells: null,
    heading: null,
  }))
}

function whenOf({ start, length, rules }: CalendarEvent): string {
  const day = isoDateOf(start.wall)
  const [rule] = rules
  const until = rule?.until === null || rule === undefined ? null : isoDateOf(rule.until.wall)
  // As the file has it: the words of a rule are the same in every language of a calendar.
  const repeats = rule === undefined ? '' : ` (${rule.recur.freq.toLowerCase()})`
  return `${day}${clockOf(start, length)}${repeats}${until === null ? '' : ` – ${until}`}`
}

function clockOf({ kind, wall }: TimeValue, length: number): string {
  if (kind === 'date') return ''
  const end = length > 0 && length < secondsPerDay ? `–${timeOf(wall + length)}` : ''
  return ` ${timeOf(wall)}${end}`
}

function timeOf(wall: number): string {
  const { hour, minute } = fieldsOf(wall)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** UTF-16 units of a piece: as many whole sentences as fit, and never more than a quote holds. */
const usual = 400
const most = 600

/** In order, without the spaces between; a line that fits a quote is one piece. */
export function splitLine(text: string): string[] {
  if (text.length <= most) return [text]
  const pieces: string[] = []
  let open = ''
  for (const sentence of sentencesOf(text)) {
    if (open !== '' && open.length + sentence.length > usual) {
      pieces.push(...cutWords(open))
      open = ''
    }
    open += sentence
  }
  pieces.push(...cutWords(open))
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

const sentenceEnd = /[.!?;](?=\s)|[。！？；]/gu

/** Together the whole text. */
function sentencesOf(text: string): string[] {
  const ends = Array.from(text.matchAll(sentenceEnd), ({ index, 0: mark }) => index + mark.length)
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

/** A sentence that is longer than a quote. */
function cutWords(sentence: string): string[] {
  const pieces: string[] = []
  for (let start = 0; start < sentence.length;) {
    const end = sentence.length - start <= most ? sentence.length : wordEnd(sentence, start)
    pieces.push(sentence.slice(start, end))
    start = end
  }
  return pieces
}

/** Between two words where there is a space, else between two characters. */
function wordEnd(text: string, start: number): number {
  const space = text.lastIndexOf(' ', start + most)
  if (space > start) return space
  const isPair = /^[\uD800-\uDBFF]/.test(text.charAt(start + most - 1))
  return start + most - (isPair ? 1 : 0)
}

const numbered =
  /^(?:第?[一二三四五六七八九十]{1,3}(?:、|[章节部]\s?|部分)|[(（][一二三四五六七八九十]{1,3}[)）])/u
const ends = /[.。!！?？;；,，]$/u
const label = /^[^|]{2,40}[:：]$/u

const longestHeading = 40

/** What is a heading already stays one. The first line of a text is its title. */
function inferHeadings(lines: readonly SourceLine[]): SourceLine[] {
  return lines.map((line, index) => {
    if (line.heading !== null) return line
    if (isSetOff(line.text)) return { ...line, heading: 2 }
    return index === 0 && isTitle(line.text) ? { ...line, heading: 1 } : line
  })
}

function isTitle(text: string): boolean {
  return Array.from(text).length <= 2 * longestHeading && !ends.test(text)
}

function isSetOff(text: string): boolean {
  if (Array.from(text).length > longestHeading || ends.test(text)) return false
  if (label.test(text) || numbered.test(text)) return true
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length >= 4 && !/\p{Ll}|\p{Lo}|\||\d/u.test(text) && text === text.toUpperCase()
}

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
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
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
  if (!calendarStart.test(text.slice(0, 2_000))) return read
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
