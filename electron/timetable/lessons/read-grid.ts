// Reads a week drawn as a table: weekdays across, periods or times down, a course or several in a cell.
import { findClockRange } from '../../../shared/time/clocks.ts'
import { readWeekday } from '../../../shared/time/weekdays.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../text/clean-text.ts'
import { digitPeriods, findPeriods, readPeriods, plainText } from './find-periods.ts'
import { problemOf, type Lesson, type LessonTime, type OutcomeLine } from './lesson.ts'
import { readLine, readWhen, type ReadWhen, isRoomName } from './read-line.ts'
import type { TableRow } from './read-table.ts'

/** Fewer weekdays in a row are no heading. */
const fewestDays = 3

type Heading = { row: number; days: (number | null)[] }

export function isGrid(rows: readonly TableRow[]): boolean {
  return findHeading(rows) !== null
}

function findHeading(rows: readonly TableRow[]): Heading | null {
  for (const [row, { cells }] of rows.slice(0, 8).entries()) {
    const days = cells.map((cell) => {
      const plain = plainText(cell).trim()
      return /^\d/.test(plain) ? null : readWeekday(plain)
    })
    const named = days.filter((day) => day !== null)
    if (named.length >= fewestDays && new Set(named).size === named.length) return { row, days }
  }
  return null
}

export function readGrid(rows: readonly TableRow[], order: DateOrder): OutcomeLine[] {
  const heading = findHeading(rows)
  if (heading === null) return []
  const outcomes: OutcomeLine[] = []
  for (const row of rows.slice(heading.row + 1))
    outcomes.push(...readRow(row, heading, order, outcomes))
  return joinRows(outcomes)
}

/** `above` are those of the rows before. */
function readRow(
  { line, cells }: TableRow,
  { days }: Heading,
  order: DateOrder,
  above: readonly OutcomeLine[],
): OutcomeLine[] {
  const time = timeOfRow(cells.filter((_, index) => (days[index] ?? null) === null))
  const isShort = cells.length < days.length
  const isShifted = isShort && mayBeShifted(days, time, above)
  const filled = cells.filter((cell, index) => (days[index] ?? null) !== null && cell.trim() !== '')
  const row: GridRow = { order, time, isShort, isAlone: filled.length === 1 }
  return cells.flatMap((cell, index) => {
    const weekday = days[index] ?? null
    if (weekday === null || cell.trim() === '') return []
    return splitCell(cell).map((entry): OutcomeLine => {
      const context = { order, weekdays: [weekday], ...(time === null ? {} : { time }) }
      const text = cleanText(entry)
      const plain = plainText(entry).replaceAll(/\s*\n\s*/g, ' , ')
      const problem = isShifted ? 'lost-cell' : findProblem(plain, weekday, row)
      const outcome = problem === null ? readLine(plain, line, context) : problemOf(problem)
      return { line, text, outcome }
    })
  })
}

/** `isAlone`: only one of its cells under the weekdays holds something. */
type GridRow = { order: DateOrder; time: LessonTime | null; isShort: boolean; isAlone: boolean }

/** Several classes in a cell are those of the cells that it lost, unless they can all be of its day and the row has its cells. */
function findProblem(
  plain: string,
  weekday: number,
  { order, time, isShort, isAlone }: GridRow,
): 'lost-cell' | 'several' | null {
  const own = readWhen(plain, order, true)
  if (contradicts(own, weekday, time)) return 'lost-cell'
  const second = readSecond(own, order)
  if (second === null) return isShort && hasTwoRooms(plain) ? 'lost-cell' : null
  if (isShort || contradicts(second, weekday, time)) return 'lost-cell'
  return isAlone && areAtOnce(own, second) ? 'lost-cell' : 'several'
}

/** A row that is short because its cells broke over lines, or because one from above spans into it, not for its empty end. */
function mayBeShifted(
  days: Heading['days'],
  time: LessonTime | null,
  above: readonly OutcomeLine[],
): boolean {
  const hasLabels = days.includes(null)
  if (time === null) return hasLabels
  if (time.kind !== 'periods') return false
  const lessons = above.flatMap(({ outcome }) =>
    outcome.kind === 'lessons' ? outcome.lessons : [],
  )
  return lessons.some((lesson) => lesson.time.kind === 'periods' && lesson.time.end >= time.start)
}

/** What a cell says itself is not where it stands: the columns or the rows are others than they seem. */
function contradicts(own: ReadWhen, weekday: number, time: LessonTime | null): boolean {
  if (own.weekdays !== null && !own.weekdays.includes(weekday)) return true
  if (own.time?.kind !== 'periods' || time?.kind !== 'periods') return false
  return own.time.end < time.start || time.end < own.time.start
}

/** Of the cells beside the week the first that tells a time, else the periods. */
function timeOfRow(cells: readonly string[]): LessonTime | null {
  const plain = cells.map((cell) => digitPeriods(plainText(cell)).replaceAll(/\s+/g, ' ').trim())
  for (const cell of plain) {
    const clock = findClockRange(cell)
    if (clock?.range) return { kind: 'clock', ...clock.range }
  }
  for (const cell of plain) {
    const periods = readPeriods(cell) ?? findPeriods(cell)?.range ?? null
    if (periods !== null) return { kind: 'periods', ...periods }
  }
  return null
}

// Courses that share a cell are parted by an empty line, a rule or a semicolon.
function splitCell(cell: string): string[] {
  return cell
    .split(/\r?\n\s*\r?\n|-{3,}|[;；]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** A class over two rows stands in both: rows that follow each other with the same class are one lesson. */
function joinRows(lines: readonly OutcomeLine[]): OutcomeLine[] {
  const open = new Map<string, Lesson>()
  const joined: OutcomeLine[] = []
  for (const line of lines) {
    if (line.outcome.kind !== 'lessons') {
      joined.push(line)
      continue
    }
    const fresh = line.outcome.lessons.filter((lesson) => {
      const key = JSON.stringify([lesson.title, lesson.location, lesson.day, lesson.time.kind])
      const before = open.get(key)
      const isNext =
        before !== undefined &&
        before.line !== lesson.line &&
        before.time.kind === 'periods' &&
        lesson.time.kind === 'periods' &&
        before.time.end + 1 === lesson.time.start
      if (isNext) {
        before.time = { ...before.time, end: lesson.time.end }
        return false
      }
      open.set(key, lesson)
      return true
    })
    if (fresh.length > 0) joined.push({ ...line, outcome: { kind: 'lessons', lessons: fresh } })
  }
  return joined
}

/** Weeks, times or a weekday that are said once more, behind those that were found; null where there are none. */
function readSecond({ rest }: ReadWhen, order: DateOrder): ReadWhen | null {
  const second = readWhen(rest, order)
  const isSaid = second.weeks !== null || second.time !== null || second.weekdays !== null
  return isSaid ? second : null
}

/** Nobody is in two classes at once: two such classes in one cell are not both of its day. */
function areAtOnce(first: ReadWhen, second: ReadWhen): boolean {
  const weeks = new Set(first.weeks?.weeks)
  const isSameWeek =
    first.weeks === null ||
    second.weeks === null ||
    second.weeks.weeks.some((week) => weeks.has(week))
  return isSameWeek && overlap(first.time, second.time)
}

function overlap(a: LessonTime | null, b: LessonTime | null): boolean {
  if (a === null || b === null || a.kind !== b.kind) return true
  return a.start <= b.end && b.start <= a.end
}

/** "Algebra A101 Physics B202": a name, its room, and both once more. */
function hasTwoRooms(plain: string): boolean {
  const kinds = plain
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (isRoomName(word) ? 'room' : 'name'))
  return /name room (?:room )*name (?:name )*room/.test(kinds.join(' '))
}
