// Reads the outline of a syllabus (K3): which of its lines name topics and which name books, by its sections, tables and weeks.
import type { SourceKind, SourceLine } from '../../shared/pack/source.ts'
import { readSectionName, type SectionKind } from '../../shared/research/section-names.ts'
import { toPlain } from '../../shared/text/simple-characters.ts'
import { findItems, isRow } from './list-items.ts'
import { isChapter, isTopicTitle, tidyTopic, unitOf } from './topic-title.ts'

/** `title` is the topic alone, without its week, number or hours. */
type OutlineLine = { line: SourceLine; title: string }

type Outline = {
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

const weekColumn =
  /^(?:week|wk|no\.?|#|lecture|unit|session|date|day|chapter)s?\b|^(?:周次|周|教学周|讲次|序号|日期|时间|章|章节|次数)/iu

/** The likeliest first. */
const topicColumns: readonly RegExp[] = [
  /topic|subject|content|theme|内容|主题|课题/iu,
  /title|lecture|chapter|unit|module|what|章节|专题|题目|名称/iu,
]
const otherTable =
  /weight|share|percent|points|marks|grade|room|venue|due|deadline|考核|考试|占比|比例|分值|成绩|地点|截止/iu

/**
 * The topics of a plan that is a table: the column that names them, by the first row. `isPlan`
 * where a heading says that it is one: its columns need no names then.
 */
function rowTopics(
  lines: readonly SourceLine[],
  isPlan: boolean,
): { line: SourceLine; title: string }[] {
  return tablesOf(lines).flatMap((rows) => {
    const [first, ...below] = rows
    if (first === undefined) return []
    const names = cellsOf(first.text).map(toPlain)
    const at = topicAt(names)
    const isWeekly = names.some((name) => weekColumn.test(name))
    if (at !== null && below.length > 0) {
      if (otherTable.test(names.join(' ')) && !isWeekly) return []
      return isWeekly || isPlan || below.length > 2 ? titlesAt(below, at, names.length) : []
    }
    if (weekColumn.test(names[0] ?? '') && below.length > 0) return titlesAt(below, 1, names.length)
    return isPlan && !otherTable.test(names.join(' ')) ? titlesAt(rows, null, names.length) : []
  })
}

function topicAt(names: readonly string[]): number | null {
  for (const pattern of topicColumns) {
    const at = names.findIndex(
      (name, index) => pattern.test(name) && !(index === 0 && weekColumn.test(name)),
    )
    if (at !== -1) return at
  }
  return null
}

function titlesAt(rows: readonly SourceLine[], at: number | null, width: number) {
  return rows.flatMap((line) => {
    const cells = cellsOf(line.text)
    // Empty cells have fallen out of a row: what is left is told by what it holds.
    const told =
      at === null || cells.length <= at || isCount(cells[at] ?? '')
        ? cells.find((cell) => !isCount(cell))
        : cells[at]
    return told === undefined || cells.length > width + 1 ? [] : [{ line, title: told }]
  })
}

/** Numbers, weeks and days stand beside a topic. */
function isCount(cell: string): boolean {
  return (
    (/^[\d\s.,/–—-]*(?:学时|课时|周|月\s*\d+\s*日|[a-z]{2,9}\.?)?[\d\s.,/–—-]*$/iu.test(cell) &&
      /\d/u.test(cell) &&
      !/^\d{4}$/u.test(cell)) ||
    /^(?:(?:week|wk|lecture|unit)\s*\d+|第.{1,4}[周讲次])$/iu.test(cell)
  )
}

function cellsOf(text: string): string[] {
  return text
    .replace(/^\s*\|\s*/u, '')
    .replace(/\s*\|\s*$/u, '')
    .split(/\s\|\s?/u)
    .map((cell) => cell.trim())
}

/** Characters of a line that may be the rest of a cell. */
const longestRest = 40

function tablesOf(lines: readonly SourceLine[]): SourceLine[][] {
  const tables: SourceLine[][] = []
  let isOpen = false
  let isRest = false
  for (const line of lines) {
    if (isRow(line.text)) {
      if (isOpen && line.heading === null) tables.at(-1)?.push(line)
      else tables.push([line])
      isOpen = true
      isRest = false
      continue
    }
    // In a PDF, what is left of a long cell stands on a line of its own.
    isOpen = isOpen && !isRest && line.heading === null && line.text.length < longestRest
    isRest = true
  }
  return tables.map((rows) => rows.filter(({ text }) => !/^[\s|:-]+$/u.test(text)))
}
