// One row of a table whose head is known, read into facts.
import { mondayOf } from '../../../shared/schedule/calendar.ts'
import type { TextLine } from '../../text/document/text-line.ts'
import { findDemands } from './demand-words.ts'
import type { Fact } from './fact.ts'
import { findDates } from '../../../shared/time/documents/dates.ts'
import { findWeeks, namesWeekday } from '../../../shared/time/documents/term-weeks.ts'
import { findWhens, spanOfWeeks, weekOfDate } from './find-whens.ts'
import type { DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'
import { readClause, titleWithout, type Surroundings } from './read-clause.ts'
import { readChineseNumber } from '../../../shared/time/numbers.ts'
import { splitClauses } from './split-clauses.ts'
import type { ColumnRole } from './table-columns.ts'
import { tidyDeadline } from './title-of.ts'
import { topicFacts } from './topic-facts.ts'
import { isNoWork } from './work-words.ts'

export type TableState = {
  columns: ColumnRole[]
  /** Of the row above, for a row that goes on with it. */
  row: Pick<Surroundings, 'when' | 'week' | 'lines'> | null
}

export function readRow(
  line: TextLine,
  cells: readonly string[],
  table: TableState,
  outer: Surroundings,
  calendar: DocumentCalendar,
): { table: TableState; facts: Fact[] } {
  const { columns } = table
  const of = (role: ColumnRole) =>
    cells
      .filter((_, index) => columns[index] === role)
      .join(' ')
      .trim()
  const own = whenOfRow(of('week'), of('date'), of('time'), calendar, line.number)
  const row = own ?? table.row
  const isNamed =
    row === null || (own === null && of('week') === '' && of('date') === '' && of('name') !== '')
  const handedIn = workOfDueDate(cells, columns, calendar)
  const around: Surroundings = {
    ...outer,
    headDemand: null,
    head: of('name') || handedIn || outer.head,
    section: null,
    ...(row ?? { when: null, week: null, lines: [] }),
  }
  const facts: Fact[] = []
  if (of('name') !== '')
    facts.push(...readNamed(line, of('name'), cells, columns, around, calendar))
  else {
    for (const [index, cell] of cells.entries()) {
      const role = columns[index] ?? null
      if (
        role === 'week' ||
        role === 'date' ||
        role === 'time' ||
        role === 'weight' ||
        (role === 'work' && handedIn !== '') ||
        isNoWork(cell)
      )
        continue
      facts.push(...readCell(cell, role, line.number, around, calendar))
    }
  }
  return {
    table: {
      columns,
      row: isNamed ? table.row : row && { when: row.when, week: row.week, lines: row.lines },
    },
    facts,
  }
}

/** "Essay 1 | 14 October": where the due column holds a day alone, it is that of the work beside it; else empty. */
function workOfDueDate(
  cells: readonly string[],
  columns: readonly ColumnRole[],
  calendar: DocumentCalendar,
): string {
  const of = (role: ColumnRole) => cells.filter((_, index) => columns[index] === role)
  const work = of('work').filter((cell) => !isNoWork(cell))
  const dated = of('due').flatMap((cell) => {
    const whens = findWhens(cell, calendar, null)
    return whens.map((when) => ({ cell, when }))
  })
  const [due] = dated
  if (due === undefined || dated.length > 1 || work.length !== 1) return ''
  const { cell, when } = due
  const beside = `${cell.slice(0, when.index)} ${cell.slice(when.until)}`
  return titleWithout(beside) === '' ? tidyDeadline(work[0] ?? '') : ''
}

/** "Midterm | 14 October | 25 %": the row is one thing. */
function readNamed(
  line: TextLine,
  name: string,
  cells: readonly string[],
  columns: readonly ColumnRole[],
  around: Surroundings,
  calendar: DocumentCalendar,
): Fact[] {
  const rest = cells
    .filter((_, index) => columns[index] !== 'name' && columns[index] !== 'topic')
    .join(' , ')
  const isDue = columns.some((role, index) => role === 'due' && (cells[index] ?? '') !== '')
  const [demand] = findDemands(name)
  const text = `${name}: ${rest}`
  const lead = demand === undefined || isDue ? `${text}${demand === undefined ? ' due' : ''}` : text
  return readClause({ text: lead, line: line.number }, { ...around, head: name }, calendar)
}

function readCell(
  cell: string,
  role: ColumnRole,
  line: number,
  around: Surroundings,
  calendar: DocumentCalendar,
): Fact[] {
  const clauses = splitClauses(cell)
  switch (role) {
    case 'due':
      return clauses.flatMap((text) => readDue(text, line, around, calendar))
    case 'reading':
      return clauses.flatMap((text) =>
        readClause({ text, line }, { ...around, section: 'reading' }, calendar),
      )
    case 'topic': {
      const read = clauses.flatMap((text) => readClause({ text, line }, around, calendar))
      return read.length > 0 ? read : topicFacts(cell, around, line, calendar)
    }
    case 'work':
    default:
      return clauses.flatMap((text) => {
        const read = readClause({ text, line }, around, calendar)
        if (read.length > 0 || role !== 'work' || around.when === null || isNoWork(text))
          return read
        return [plainFact('problems', tidyDeadline(text), around, line)]
      })
  }
}

/** Under "Due" everything is due that is no exam. */
function readDue(
  text: string,
  line: number,
  around: Surroundings,
  calendar: DocumentCalendar,
): Fact[] {
  if (isNoWork(text)) return []
  if (findDemands(text).length > 0) return readClause({ text, line }, around, calendar)
  if (findWhens(text, calendar, around.week).length > 0)
    return readClause({ text: `${text} due`, line }, around, calendar)
  const { when } = around
  if (when === null) return []
  return text
    .split(/\s*[,，、]\s*|\s+(?:and|&)\s+|\s*\|\s*/u)
    .map((part) => tidyDeadline(part))
    .filter((title) => title !== '' && !isNoWork(title))
    .map((title) => plainFact('deadline', title, around, line))
}

function plainFact(kind: Fact['kind'], title: string, around: Surroundings, line: number): Fact {
  return {
    kind,
    title,
    when: around.when ?? { kind: 'open' },
    weight: null,
    minutes: null,
    pages: null,
    chapters: null,
    lines: [...new Set([...around.lines, line])].toSorted((a, b) => a - b),
  }
}

function whenOfRow(
  week: string,
  date: string,
  time: string,
  calendar: DocumentCalendar,
  line: number,
): TableState['row'] {
  const [found] = findDates(`${date} `, calendar).concat(findDates(`${week} `, calendar))
  const number = weekNumber(week)
  if (found !== undefined) {
    if (found.through !== null) {
      const when = {
        kind: 'span' as const,
        from: found.date,
        to: found.through,
        derived: { kind: 'span' as const },
      }
      return { when, week: number, lines: [line] }
    }
    // The date beside a week's number is its first day, and no day of anything.
    if (number !== null && (date === '' ? !namesWeekday(week) : isWeekStart(date, found.date)))
      return { when: weekOfDate(found.date, null, number), week: number, lines: [line] }
    const [day] = findWhens(`${date === '' ? week : date} ${time}`, calendar, null)
    return day === undefined ? null : { when: day.when, week: number, lines: [line] }
  }
  if (number === null) return null
  const last = findWeeks(week)[0]?.to ?? number
  return {
    when: spanOfWeeks(calendar, number, last),
    week: last === number ? number : null,
    lines: [line],
  }
}

/** A Monday in a table by weeks; said with its weekday it is a day of its own. */
function isWeekStart(cell: string, date: string): boolean {
  return mondayOf(date) === date && !/[（(]?(?:mon|周一|星期一)/iu.test(cell)
}

function weekNumber(text: string): number | null {
  const [found] = findWeeks(text)
  if (found !== undefined) return found.from
  const [, first = ''] =
    /^\s*(?:w\s*)?([\d一二三四五六七八九十]{1,3})\s*(?:[-–—~～].*)?$/iu.exec(text) ?? []
  const number = first === '' ? null : readChineseNumber(first)
  return number !== null && number >= 1 && number <= 30 ? number : null
}
