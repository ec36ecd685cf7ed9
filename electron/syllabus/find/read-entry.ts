// Reads a text that stands in a place with a meaning: a cell under its head, a line behind its label, a line of prose.
import type { DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'
import { titleWithout } from './dated-parts.ts'
import { findDemands, findDue, isForgone, splitRoles } from './demand-words.ts'
import type { Fact } from './fact.ts'
import { findWhens } from './find-whens.ts'
import { expandSigns, type Legend } from './document/legend.ts'
import { readClause } from './read-clause.ts'
import type { Surroundings } from './surroundings.ts'
import { readLabel, type Role } from './roles.ts'
import { splitClauses } from './blocks.ts'
import { tidyDeadline } from './title-of.ts'
import { dayOffFacts } from './time-facts.ts'
import { topicFacts } from './topic-facts.ts'
import { isNoWork } from './work-words.ts'

export type Reader = { calendar: DocumentCalendar; legend: Legend }

export type Entry = { text: string; lines: readonly number[]; role: Role | null }

/** What stands below one another in a cell: a label there holds for what follows it, and a deadline for its details. */
export function readCell(
  { text, lines, role }: Entry,
  around: Surroundings,
  reader: Reader,
): Fact[] {
  const facts: Fact[] = []
  let current = role
  for (const line of text.split('\n')) {
    const label = readLabel(line)
    if (label?.rest === '') {
      current = label.role
      continue
    }
    const found = readEntry({ text: line, lines, role: current }, around, reader)
    facts.push(...found)
    const isDeadline = found.some(({ kind, when }) => kind === 'deadline' && when !== around.when)
    if (isDeadline && !text.startsWith('\n') && isListBelow(text, line)) break
  }
  return facts
}

/** "Problem sheet, due Monday" and, below it, what it is made of. */
function isListBelow(text: string, line: string): boolean {
  const below = text.slice(text.indexOf(line) + line.length).trim()
  return below !== '' && below.split('\n').every((each) => !/\d[/.月]\d|\bdue\b|截止/iu.test(each))
}

export function readEntry(entry: Entry, around: Surroundings, reader: Reader): Fact[] {
  const text = expandSigns(entry.text, reader.legend)
  const free = dayOffFacts(text, entry.lines, around, reader.calendar)
  if (free.length > 0) return free
  const label = readLabel(text)
  if (label !== null && label.role !== 'date') {
    if (label.rest === '') return []
    const { role } = label
    const head = role === 'work' ? label.label : around.head
    return readAs({ text: label.rest, lines: entry.lines, role }, { ...around, head }, reader)
  }
  return readAs({ ...entry, text }, around, reader)
}

function readAs({ text, lines, role }: Entry, around: Surroundings, reader: Reader): Fact[] {
  const { calendar } = reader
  const clauses = splitClauses(text).flatMap(splitRoles)
  const read = (clause: string) => readClause({ text: clause, lines }, around, calendar)
  switch (role) {
    case 'aside':
      return []
    case 'release':
      return clauses.filter((clause) => findDue(clause).length > 0).flatMap(read)
    case 'due':
      return clauses.flatMap((clause) => readDue(clause, lines, around, calendar))
    case 'reading':
      return clauses.flatMap((clause) =>
        readClause({ text: clause, lines }, { ...around, role: 'reading' }, calendar),
      )
    case 'topic': {
      const found = clauses.flatMap(read)
      return found.length > 0 ? found : topicFacts(text, around, lines, calendar)
    }
    case 'work':
      return clauses.flatMap((clause) => {
        const found = read(clause)
        const isOther = around.when === null || isNoWork(clause) || isForgone(clause)
        if (found.length > 0 || isOther) return found
        return namedFacts('problems', tidyDeadline(clause), around, lines)
      })
    default:
      return clauses.flatMap(read)
  }
}

/** Under "Due" everything is due that is no exam. */
function readDue(
  text: string,
  lines: readonly number[],
  around: Surroundings,
  calendar: DocumentCalendar,
): Fact[] {
  if (isNoWork(text) || isForgone(text)) return []
  if (findDemands(text).length > 0) return readClause({ text, lines }, around, calendar)
  if (findWhens(text, calendar, around).length > 0)
    return readClause({ text: `${text} due`, lines }, around, calendar)
  if (around.when === null) return []
  return text
    .split(/\s*[,，、]\s*|\s+(?:and|&)\s+|\s*\|\s*/u)
    .map((part) => titleWithout(part))
    .filter((title) => !isNoWork(title))
    .flatMap((title) => namedFacts('deadline', title, around, lines))
}

/** Numbers alone are called by what they stand under: "1.3, 1.5" is "Homework 1.3, 1.5". */
function namedFacts(
  kind: Fact['kind'],
  said: string,
  around: Surroundings,
  lines: readonly number[],
): Fact[] {
  const title = /\p{L}/u.test(said) ? said : `${around.head} ${said}`.trim()
  if (!/\p{L}/u.test(title)) return []
  return [
    {
      kind,
      title,
      when: around.when ?? { kind: 'open' },
      isGiven: kind === 'deadline',
      weight: null,
      minutes: null,
      pages: null,
      chapters: null,
      lines: [...new Set([...around.lines, ...lines])].toSorted((a, b) => a - b),
    },
  ]
}
