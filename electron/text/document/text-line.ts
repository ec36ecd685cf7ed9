// The text of a document as numbered lines: what every later stage reads, and what citations point to.

/** One visible line, or one row of a table. */
export type TextLine = {
  /** From 1 through the whole document. */
  number: number
  /** From 1; null where the kind of file has no pages. */
  page: number | null
  /** As a person counts: on its page, or in the file. */
  line: number
  /** One line without control characters; the cells of a row stand with a bar between them. */
  text: string
  /** Of a table's row, by column; an empty cell is empty text, and what a cell holds below one another has lines. */
  cells: readonly string[] | null
  /** 1 to 6 for a heading. */
  heading: number | null
  /** From 1, how deep it stands in lists; absent outside of them. */
  item?: number
  /** Whether it may go on with the line above it: the file breaks its lines where they are full. */
  wraps?: boolean
}

export type TextKind = 'pdf' | 'docx' | 'html' | 'markdown' | 'plain'

export type SyllabusText = { kind: TextKind; pages: number | null; lines: TextLine[] }

/** Why there is no text to read. */
export const textFailures = [
  'empty',
  'too-large',
  'encrypted',
  'damaged',
  'scanned',
  'bomb',
  'old-word',
  'unreadable',
  'unknown',
] as const

export type TextFailure = (typeof textFailures)[number]

/** A line before it is numbered. */
export type RawLine = Omit<TextLine, 'number'>

/** Far more than any syllabus has; the rest of a longer file is not read. */
const maxLines = 40_000

/** Of a PDF; the rest of a longer book is not read. */
export const mostPages = 600

/** Whether a part of the file was not read. */
export function isCutShort({ pages, lines }: Pick<SyllabusText, 'pages' | 'lines'>): boolean {
  return (pages ?? 0) > mostPages || lines.length >= maxLines
}

// Format characters turn the writing direction or hide words; the two joiners stay for some scripts.
const invisible = /(?![\u200C\u200D])\p{Cf}/gu
const spaceOrControl = /[\s\p{Cc}]+/gu

export function cleanLine(text: string): string {
  return text.toWellFormed().replaceAll(invisible, '').replaceAll(spaceOrControl, ' ').trim()
}

/** What stands below one another in a cell, each on a line of its own. */
export function cleanCell(text: string): string {
  return text
    .split('\n')
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n')
}

export function joinCells(cells: readonly string[]): string {
  return cells
    .filter((cell) => cell !== '')
    .join(' | ')
    .replaceAll('\n', ' ')
}

/** Empty lines fall out; what stays keeps the number that a person would count. */
export function numberLines(raw: Iterable<RawLine>): TextLine[] {
  const lines: TextLine[] = []
  for (const line of raw) {
    if (line.text === '') continue
    if (lines.length === maxLines) break
    lines.push({ number: lines.length + 1, ...line })
  }
  return lines
}

/** Counts pages, where there are some. */
export type ReadReport = (done: number, of: number) => void
