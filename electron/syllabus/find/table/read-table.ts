// Reads a table row by row, by its columns: those that its head names, else those that its cells show.
import { findDates } from '../../../../shared/time/documents/dates.ts'
import type { DocumentCalendar } from '../../../../shared/time/documents/document-calendar.ts'
import type { Row } from '../blocks.ts'
import type { Fact } from '../fact.ts'
import type { Surroundings } from '../surroundings.ts'
import { readEntry, type Reader } from '../read-entry.ts'
import type { RowKey } from './row-key.ts'
import { guessColumns, isDateAlone, readHead, type Column } from './table-columns.ts'
import { weeklyFacts } from '../time-facts.ts'
import { readRow } from './read-row.ts'

/** `tell` is called for each row before it is read. */
export function readTable(
  given: readonly Row[],
  outer: Surroundings,
  reader: Reader,
  tell: (line: number) => void,
): Fact[] {
  const facts: Fact[] = []
  const rows = splitDays(given, reader.calendar)
  let columns: readonly Column[] | null = null
  let key: RowKey | null = null
  for (const [index, row] of rows.entries()) {
    tell(row.line)
    const head = readHead(row.cells)
    if (head !== null || index === 0) {
      const below = rows.slice(index + 1).map(({ cells }) => cells)
      const guessed = guessColumns(
        below,
        head === null && isDated(row, reader) ? null : row.cells,
        reader.calendar,
      )
      columns = head === null ? usable(guessed) : merge(head, guessed)
      key = null
      if (head !== null || (columns !== null && !isDated(row, reader))) continue
    }
    if (columns === null) {
      facts.push(...weeklyFacts(row.text, [row.line], outer.head, reader.calendar))
      facts.push(...readEntry({ text: row.text, lines: [row.line], role: null }, outer, reader))
      continue
    }
    const read: { key: RowKey | null; facts: Fact[] } = readRow(row, columns, key, outer, reader)
    key = read.key
    facts.push(...read.facts)
  }
  return facts
}

function isMost(cells: readonly string[], test: (cell: string) => boolean): boolean {
  return cells.length > 2 && cells.filter(test).length >= cells.length * 0.6
}

function firstLine(cell: string): string {
  return cell.split('\n')[0] ?? ''
}

/** The day of a row may be the first line of a cell that says what is done on it: it gets a column of its own. */
function splitDays(rows: readonly Row[], calendar: DocumentCalendar): readonly Row[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, column) =>
    rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== ''),
  )
  if (columns.some((cells) => isMost(cells, (cell) => isDateAlone(cell, calendar)))) return rows
  const at = columns.findIndex((cells) =>
    isMost(cells, (cell) => isDateAlone(firstLine(cell), calendar)),
  )
  if (at === -1) return rows
  return rows.map((row, index) => {
    const cell = row.cells[at] ?? ''
    const day = isDateAlone(firstLine(cell), calendar) ? firstLine(cell) : ''
    const rest = row.cells.with(at, cell.slice(day.length).trim())
    return { ...row, cells: [index === 0 && day === '' ? 'Date' : day, ...rest] }
  })
}

function isDated({ text }: Row, { calendar }: Reader): boolean {
  return findDates(text, calendar).length > 0
}

/** Without a column for days or weeks the rows are no schedule. */
function usable(columns: readonly Column[]): readonly Column[] | null {
  return columns.some(({ role, isShown }) => isShown && role !== 'weekday') ? columns : null
}

function merge(head: readonly Column[], guessed: readonly Column[]): Column[] {
  const columns = head.map((column, index) => guessed[index] ?? column)
  // What is asked in a week is no name of the week.
  const isByWeek = columns.some(({ role }) => role === 'week' || role === 'topic')
  return Array.from(columns, (column) =>
    isByWeek && /^assessments?$/iu.test(column.head) ? { ...column, role: 'due' } : column,
  )
}
