// Reads the outline of a syllabus (K3): which of its lines name topics and which name books, by its sections, tables and weeks.
import { toPlain } from '../../shared/text/simple-characters.ts'
import { readSectionName, type SectionKind } from '../../shared/research/section-names.ts'
import type { SourceKind, SourceLine } from '../../shared/pack/source.ts'
import { findItems, isRow } from './list-items.ts'
import { rowTopics } from './row-topics.ts'
import { isChapter, isTopicTitle, tidyTopic, unitOf } from './topic-title.ts'

/** `title` is the topic alone, without its week, number or hours. */
export type OutlineLine = { line: SourceLine; title: string }

export type Outline = {
  topics: OutlineLine[]
  /** How sure it is that they are topics: a plan by weeks, or a list of them, before chapters of whatever text. */
  isPlan: boolean
  books: SourceLine[]
}

type Section = { kind: SectionKind | null; level: number; lines: SourceLine[] }

/** A name that nothing marks as a heading: any heading ends what it begins. */
const unmarked = 7

/** Fewer are an accident. */
const fewest = 3

export function readOutline(lines: readonly SourceLine[], kind: SourceKind): Outline {
  const sections = cutSections(lines, kind)
  const listed = sections.filter((section) => section.kind === 'topics')
  const rows = clean(
    sections.flatMap((section) =>
      section.kind === 'books' ? [] : rowTopics(section.lines, section.kind === 'topics'),
    ),
  )
  const weeks = clean(weekLines(lines))
  const items = clean([
    ...listed.flatMap((section) => findItems(section.lines)),
    ...inlineTopics(lines),
  ])
  const books = sections.flatMap((section) => (section.kind === 'books' ? bookLines(section) : []))
  if (rows.length >= fewest) return { topics: rows, isPlan: true, books }
  if (weeks.length >= fewest) {
    const isPlan = listed.length > 0 || weeks.some(({ line }) => line.heading === null)
    return { topics: weeks, isPlan, books }
  }
  const [most = []] = [items, rows, weeks].toSorted((a, b) => b.length - a.length)
  return { topics: most, isPlan: most.length >= fewest, books }
}

function cutSections(lines: readonly SourceLine[], kind: SourceKind): Section[] {
  const sections: Section[] = [{ kind: null, level: 0, lines: [] }]
  // What a file marks its headings with, a bare word in a list of it is none.
  const mayEnd = kind === 'plain' || kind === 'pdf'
  for (const line of lines) {
    const open = sections.at(-1)
    if (open === undefined) break
    const text = toPlain(line.text)
    const name = isRow(line.text) || /^\s*[-*•·▪◦]/u.test(line.text) ? null : readSectionName(text)
    const level = line.heading ?? unmarked
    if (name !== null && name.rest === '' && startsSection(line, name.kind, open, mayEnd)) {
      sections.push({ kind: name.kind, level, lines: [] })
    } else if (line.heading !== null && endsSection(line, open)) {
      sections.push({ kind: null, level, lines: [] })
    } else {
      open.lines.push(line)
    }
  }
  return sections
}

function startsSection(
  { heading, text }: SourceLine,
  kind: SectionKind,
  open: Section,
  mayEnd: boolean,
): boolean {
  // "2. Evaluation" in a list of topics is one of them.
  const isInList = open.kind === 'topics' && /^\d/u.test(text)
  if (heading !== null) return !(isInList && heading > open.level)
  return !isInList && (kind !== 'other' || mayEnd)
}

function endsSection({ heading, text }: SourceLine, { kind, level }: Section): boolean {
  if (kind !== 'topics') return kind !== 'books' || (heading ?? 0) <= level
  return (heading ?? 0) <= level && !isChapter(toPlain(text))
}

/** Of the unit that most of them count by: lectures within weeks are told twice. */
function weekLines(lines: readonly SourceLine[]): OutlineLine[] {
  const found = lines.flatMap((line) => {
    const unit = isRow(line.text) ? null : unitOf(toPlain(line.text))
    return unit === null ? [] : [{ unit, line, title: line.text }]
  })
  const [most = []] = [...Map.groupBy(found, ({ unit }) => unit).values()].toSorted(
    (a, b) => b.length - a.length,
  )
  return most
}

/** "Topics: vectors, matrices and determinants" */
function inlineTopics(lines: readonly SourceLine[]): OutlineLine[] {
  return lines.flatMap((line) => {
    if (isRow(line.text)) return []
    const name = readSectionName(toPlain(line.text))
    if (name === null || name.kind !== 'topics' || name.rest === '') return []
    const said = line.text.slice(line.text.search(/[:：]/u) + 1)
    const parts = said.split(/[,，、;；]\s*(?:and\s+)?/u)
    return parts.length < 2 ? [] : parts.map((title) => ({ line, title }))
  })
}

/** More in one section is a text about books. */
const mostBooks = 12

function bookLines({ lines }: Section): SourceLine[] {
  return lines
    .filter(({ heading, text }) => heading === null && !/[:：]$/u.test(text.trim()))
    .filter(({ text }) => !/^[\p{Ll}(（]/u.test(text))
    .slice(0, mostBooks)
}

function clean(found: readonly OutlineLine[]): OutlineLine[] {
  const seen = new Set<string>()
  return found.flatMap(({ line, title: said }) => {
    const title = tidyTopic(said)
    const key = toPlain(title).toLowerCase()
    if (!isTopicTitle(toPlain(title)) || seen.has(key)) return []
    seen.add(key)
    return [{ line, title }]
  })
}
