// Reads the rows of a table as lessons, by what its columns hold. A row that can't be read says why.
import { findWeekdays } from '../../../shared/time/weekdays.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import type { ColumnRole, DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../text/clean-text.ts'
import { remarkedWeeks, withoutWeeks } from './course-weeks.ts'
import { plainText } from './find-periods.ts'
import { dropped, saysGone } from './gone-courses.ts'
import { problemOf, type Lesson, type LineOutcome, type OutcomeLine } from './lesson.ts'
import { type Cell, meetingsOf, partsOf, readMeeting } from './read-meeting.ts'
import type { TableRow } from './table-row.ts'

type TableShape = { roles: readonly ColumnRole[]; hasHeader: boolean; order: DateOrder }

export function readRows(rows: readonly TableRow[], shape: TableShape): OutcomeLine[] {
  const head = shape.hasHeader ? (rows[0]?.cells ?? []) : []
  const body = withCourseAbove(rows.slice(shape.hasHeader ? 1 : 0), shape, head)
  return body.flatMap(({ line, cells }) => {
    if (saysGone(cells, head)) {
      const title = cleanText(cells[shape.roles.indexOf('title')] ?? '')
      const text = cleanText(cells.filter((cell) => cell !== '').join(' · '))
      return title === '' ? [] : [{ line, text, outcome: dropped(title) }]
    }
    const at = shape.roles.indexOf('when')
    const parts = partsOf(cells[at] ?? '')
    const exams = parts.length > 1 ? parts.filter((part) => isExamTitle(part)) : []
    const meetings = parts.filter((part) => !exams.includes(part)).join('\n')
    const row = exams.length === 0 ? cells : cells.with(at, meetings)
    return [
      {
        text: row.filter((cell) => cell !== '').join(' · '),
        outcome: readRow({ line, cells: row }, shape),
      },
    ]
      .concat(exams.map((text) => ({ text, outcome: problemOf('no-time') })))
      .map(({ text, outcome }) => ({ line, text: cleanText(text), outcome }))
  })
}

/** A row that is empty up to its course, and in more than one cell, is a meeting of the course above it. */
export function goesOn(cells: readonly string[], titleAt: number): boolean {
  return titleAt !== -1 && cells.slice(0, Math.max(2, titleAt + 1)).every((cell) => cell === '')
}

/** What became of a course became of all its meetings. */
function withCourseAbove(
  rows: readonly TableRow[],
  { roles }: TableShape,
  head: readonly string[],
): TableRow[] {
  const at = roles.indexOf('title')
  const dayAt = roles.indexOf('weekday')
  let above: readonly string[] = []
  let day = ''
  return rows.map((row) => {
    if (!goesOn(row.cells, at)) {
      above = row.cells
      day = row.cells[dayAt] || day
      // A weekday in the first column is that of the rows below it.
      const isBelow = dayAt === 0 && row.cells[0] === '' && at > 0 && row.cells[at] !== ''
      return isBelow && day !== '' ? { ...row, cells: row.cells.with(0, day) } : row
    }
    const isGoneAbove = saysGone(above, head)
    const taken = isGoneAbove ? above : above.slice(0, at + 1)
    return { ...row, cells: row.cells.map((cell, index) => cell || (taken[index] ?? '')) }
  })
}

export type ListShape = Omit<TableShape, 'hasHeader'>

/** What stands above a list: a course, a weekday. */
export type Around = { title: string; weekday: number | null }

/** A row of a list in which a course may hold several meetings; null where it is none. */
export function readListRow(row: TableRow, shape: ListShape, around: Around): LineOutcome | null {
  const title = titleOfRow(row, shape) || around.title
  if (title === '') return null
  const said = cellsOf(row, shape)
  const held = { line: row.line, title, said, order: shape.order, weekday: around.weekday }
  const lessons: Lesson[] = []
  let unread: string | null = null
  for (const meeting of meetingsOf(said)) {
    const outcome = readMeeting({ ...held, weeks: null }, meeting)
    if (outcome.kind === 'lessons') lessons.push(...outcome.lessons)
    else if (findWeekdays(meeting.text) !== null) unread ??= meeting.text
  }
  if (lessons.length === 0) return null
  // Half of a course would look like the whole.
  return unread === null ? { kind: 'lessons', lessons } : problemOf('bad-time', unread)
}

/** Empty where the row goes on with the course of the row before. */
export function titleOfRow(row: TableRow, shape: ListShape): string {
  return plainText(cellsOf(row, shape)('title')).trim()
}

/** A row of a list with cells too few lacks the first ones: they span from the row above. */
function cellsOf({ cells }: TableRow, { roles }: ListShape, width = roles.length): Cell {
  const shift = Math.max(0, width - cells.length)
  return (role) =>
    roles
      .flatMap((one, at) => (one === role ? (cells[at - shift] ?? '') : ''))
      .filter(Boolean)
      .join(' ')
}

/** All of a row, or why not: half of a course would look like the whole. */
function readRow(row: TableRow, shape: ListShape): LineOutcome {
  const said = cellsOf(row, shape, 0)
  const { title, weeks: own } = withoutWeeks(cleanText(said('title')))
  if (title === '') return problemOf('no-title')
  if (own === 'alternating') return problemOf('alternating')
  const weeks = own ?? remarkedWeeks(row, shape.roles)
  const held = { line: row.line, title, said, order: shape.order, weekday: null, weeks }
  const lessons: Lesson[] = []
  for (const meeting of meetingsOf(said)) {
    const outcome = readMeeting(held, meeting)
    if (outcome.kind !== 'lessons') return outcome
    lessons.push(...outcome.lessons)
  }
  return { kind: 'lessons', lessons }
}
