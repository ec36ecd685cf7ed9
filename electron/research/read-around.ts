// Reads around a line that a search found: the headings above it and the lines beside it.
import { headingsAbove, neighboursOf } from '../../shared/research/index-lines.ts'
import type { SourceHit, SourceLine } from '../../shared/pack/source.ts'
import { readSectionName } from '../../shared/research/section-names.ts'
import { toPlain } from '../../shared/text/simple-characters.ts'
import { isRow } from './list-items.ts'
import { isChapter } from './topic-title.ts'
import type { ResearchPort } from './research-port.ts'

export type Passage = {
  hit: SourceHit
  /** The outermost first; the line itself where it is a heading. */
  heads: readonly SourceLine[]
  before: readonly SourceLine[]
  after: readonly SourceLine[]
  /** The first row of the table that it is a row of; null for any other line. */
  columns: SourceLine | null
  /** What the whole source is called: its name and its first line. */
  title: string
}

/** Lines above in which a heading is looked for. */
const farthest = 80

/** Below, as far as a paragraph reaches. */
const below = 3

export type ReadAround = (hit: SourceHit) => Passage

export function newReader(port: ResearchPort): ReadAround {
  const known = new Map<string, Passage>()
  return (hit) => {
    const key = `${hit.source.id} ${hit.line.number}`
    const passage = known.get(key) ?? readPassage(port, hit)
    known.set(key, passage)
    return passage
  }
}

function readPassage(port: ResearchPort, hit: SourceHit): Passage {
  const { number } = hit.line
  const lines = port.readLines(hit.source.id, Math.max(1, number - farthest), number + below)
  const at = lines.findIndex((line) => line.number === number)
  const [title] = port.readLines(hit.source.id, 1, 1)
  const near = neighboursOf(lines, at).flatMap((index) => lines[index] ?? [])
  return {
    hit,
    heads: headsAbove(lines, at),
    before: near.filter((line) => line.number < number),
    after: near.filter((line) => line.number > number),
    columns: columnsOf(lines, at),
    title: `${hit.source.file.replace(/\.\w+$/u, '')} ${title?.text ?? ''}`,
  }
}

/**
 * A section's name that nothing marks as a heading (教材, Grading) ends the chapter above it: a list of topics does not go
 * on behind it.
 */
function headsAbove(lines: readonly SourceLine[], at: number): SourceLine[] {
  const marked = headingsAbove(lines)[at] ?? []
  const heads = marked.flatMap((index) => lines[index] ?? [])
  const last = marked.at(-1)
  if (last === undefined || last === at || !isChapter(toPlain(lines[last]?.text ?? '')))
    return heads
  const name = lines.slice(last + 1, at).findLast(namesSection)
  if (name === undefined) return heads
  return [...heads.filter(({ text }) => !isChapter(toPlain(text))), name]
}

function namesSection({ text, heading }: SourceLine): boolean {
  if (heading !== null || isRow(text) || /^\s*[-*•·▪◦\d]/u.test(text)) return false
  return readSectionName(toPlain(text))?.rest === ''
}

/** Characters of a line that may be the rest of a cell. */
const longestRest = 40

/** Rows of a table stand one after the other, with bars between their cells. */
function columnsOf(lines: readonly SourceLine[], at: number): SourceLine | null {
  const isRow = (index: number) => lines[index]?.text.includes(' | ') === true
  if (!isRow(at)) return null
  // In a PDF, what is left of a long cell stands on a line of its own.
  const isRest = (index: number) =>
    lines[index]?.heading === null && lines[index].text.length < longestRest
  let first = at
  while (isRow(first - 1) || (isRest(first - 1) && isRow(first - 2))) {
    first -= isRow(first - 1) ? 1 : 2
  }
  return first === at ? null : (lines[first] ?? null)
}
