// Reads a week drawn as a table: weekdays across, periods or times down, a course or several in a cell.
import type { ClockRange } from '../../../../shared/time/clocks.ts'
import { clockOf } from '../../../../shared/schedule/calendar.ts'
import type { Period } from '../../../../shared/schedule/term.ts'
import type { LessonWeeks } from '../../../../shared/time/documents/lesson-weeks.ts'
import { findHeading, findHeadings, type Heading, turn, weeksIn } from './find-heading.ts'
import type { DateOrder } from '../../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../../text/clean-text.ts'
import { overlap, sharesDay } from '../check-lines.ts'
import { giveWeeks } from '../find-sections.ts'
import { rowsOfGrid, timeIn, type GridRow } from './grid-rows.ts'
import {
  problemOf,
  type Lesson,
  type LessonTime,
  type LineOutcome,
  type OutcomeLine,
} from '../lesson.ts'
import { type CellReader, hasFields, openCells } from '../field-table.ts'
import { hasGap, readEntry, splitCell } from './read-cell.ts'
import { readLine, readWhen, type ReadWhen } from '../read-line.ts'
import { isRoomName } from '../split-names.ts'
import type { TableRow } from '../table-row.ts'

const fewestPeriods = 4

/** `goesOn`: it stands in a cell that spans from the row above; null where the table can't say so. */
type GridLine = OutcomeLine & { goesOn: boolean | null }

/** `periods` are the times of the day's periods, where its rows say both. */
export type ReadGrid = { lines: OutcomeLine[]; periods: Period[] | null }

/** A heading below another begins a week of its own; weeks above it are those of its classes. */
export function readGrid(given: readonly TableRow[], order: DateOrder): ReadGrid {
  const rows = findHeading(given) === null ? (turn(given) ?? []) : given
  const headings = findHeadings(rows)
  const parts = headings.map((heading, at) => {
    const body = rowsOfGrid(rows.slice(heading.row + 1, headings[at + 1]?.row), heading.days)
    const around = headings.length < 2 ? [] : rows.slice(0, heading.row).slice(-2).toReversed()
    const [above = null] = around.flatMap(({ cells }) =>
      cells.flatMap((cell) => weeksIn(cell) ?? []),
    )
    return Object.assign({ body, above }, heading)
  })
  const periods = periodsOf(parts[0]?.body.map(({ labels }) => labels) ?? [])
  const fields = openCells(
    parts.flatMap(({ days, body }) =>
      body.flatMap(({ cells }) => cells.filter((_, at) => (days[at] ?? null) !== null)),
    ),
    order,
  )
  const lines: GridLine[] = []
  for (const part of parts)
    for (const row of part.body)
      lines.push(...readRow(row, { ...part, periods, fields }, order, lines))
  return { lines: joinRows(lines), periods }
}

/** Null unless each period from the first on has its clock times beside it. */
export function periodsOf(rows: readonly string[][]): Period[] | null {
  const periods: Period[] = []
  for (const labels of rows) {
    const clock = timeIn(labels, 'clock')
    const number = timeIn(labels, 'periods')
    if (clock === null || number === null) continue
    if (number.start !== periods.length + 1) return null
    periods.push(...splitPeriods(clock, number.end - number.start + 1))
  }
  const isAscending = periods.every(
    ({ start, end }, index) => start < end && (periods[index - 1]?.end ?? '') <= start,
  )
  return periods.length >= fewestPeriods && isAscending ? periods : null
}

const usualLength = 45

/** A row of several periods tells when the first begins and the last ends: between them are breaks, if they are as long as is usual. */
function splitPeriods({ start, end }: ClockRange, count: number): Period[] {
  const whole = end - start
  const length = usualLength * count <= whole ? usualLength : Math.floor(whole / count)
  const step = count === 1 ? 0 : (whole - length) / (count - 1)
  return Array.from({ length: count }, (_, index) => {
    const begins = start + Math.round(step * index)
    const ends = index === count - 1 ? end : begins + length
    return { start: clockOf(begins), end: clockOf(ends) }
  })
}

type GridPart = Heading &
  Pick<ReadGrid, 'periods'> & { above: LessonWeeks | null; fields: CellReader | null }

/** `above` are those of the rows before. */
function readRow(
  { line, cells, labels, time: said, spanned, isRebuilt = false }: GridRow,
  { days, weeks, above: ofPart, periods, fields }: GridPart,
  order: DateOrder,
  above: readonly OutcomeLine[],
): GridLine[] {
  const time = (periods === null ? null : timeIn(labels, 'periods')) ?? said
  const isShort = cells.length < days.length
  const isShifted = isShort && mayBeShifted(days, time, above)
  const filled = cells.filter((cell, index) => (days[index] ?? null) !== null && cell.trim() !== '')
  const row: CellRow = { order, time, isShort, isAlone: filled.length === 1 }
  const [ofRow] = labels.flatMap((label) => weeksIn(label) ?? [])
  const read = (cell: string, index: number): GridLine[] => {
    const weekday = days[index] ?? null
    if (weekday === null || cell.trim() === '') return []
    const goesOn = spanned === undefined ? null : spanned[index] === true
    if (fields !== null && hasFields(cell)) {
      const text = cleanText(cell)
      return fields(cell, { line, weekday, time })
        .filter((outcome) => goesOn !== true || outcome.kind === 'lessons')
        .map((outcome) => ({ line, text, goesOn, outcome }))
    }
    const entries = splitCell(cell).map((lines) => ({
      lines,
      entry: readEntry(lines, line, { weekday, time }),
    }))
    const isOneOfTwo =
      (isRebuilt || spanned === undefined) &&
      row.isAlone &&
      !hasGap(cell) &&
      overlapAny(entries.map(({ entry }) => entry?.outcome))
    return entries.flatMap(({ lines, entry }): GridLine[] => {
      const text = cleanText(lines.join(' '))
      if (isShifted || isOneOfTwo) return [{ line, text, goesOn, outcome: problemOf('lost-cell') }]
      if (entry === null)
        return [{ line, text, goesOn, outcome: readPlain(lines, line, weekday, row) }]
      // It has been read in the first of the rows that it spans.
      if (goesOn === true && entry.whens.some((when) => when.time !== null)) return []
      const isElsewhere = entry.whens.some((when) => contradicts(when, weekday, time))
      return [{ line, text, goesOn, outcome: isElsewhere ? problemOf('lost-cell') : entry.outcome }]
    })
  }
  return cells.flatMap((cell, index) => {
    const said = weeks[index] ?? ofRow ?? ofPart
    const found = read(cell, index)
    for (const { outcome } of said === null ? [] : found)
      if (outcome.kind === 'lessons') giveWeeks(outcome.lessons, said)
    return found
  })
}

/** `isAlone`: only one of its cells under the weekdays holds something. */
type CellRow = { order: DateOrder; time: LessonTime | null; isShort: boolean; isAlone: boolean }

/** Several classes in a cell are those of the cells that it lost, unless they can all be of its day and the row has its cells. */
function findProblem(
  plain: string,
  weekday: number,
  { order, time, isShort, isAlone }: CellRow,
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

/** A class on one line, or one that says neither weeks nor time. */
function readPlain(
  lines: readonly string[],
  line: number,
  weekday: number,
  row: CellRow,
): LineOutcome {
  const { order, time } = row
  const plain = lines.join(' , ')
  const problem = findProblem(plain, weekday, row)
  const context = { order, weekdays: [weekday], ...(time === null ? {} : { time }) }
  return problem === null ? readLine(plain, line, context) : problemOf(problem)
}

/** A class over two rows stands in both: rows that follow each other with the same class are one lesson. */
function joinRows(lines: readonly GridLine[]): OutcomeLine[] {
  const open = new Map<string, Lesson>()
  const seen = new Set<string>()
  return lines.flatMap(({ goesOn, ...line }): OutcomeLine[] => {
    if (line.outcome.kind !== 'lessons') return [line]
    const fresh = line.outcome.lessons.filter((lesson) => {
      const key = JSON.stringify([lesson.title, lesson.location, lesson.day, lesson.time.kind])
      const before = open.get(key)
      // A class over several rows that says its own time stands in each of them.
      const whole = JSON.stringify([key, lesson.time])
      if (seen.has(whole)) return false
      seen.add(whole)
      if (before !== undefined && follows(before, lesson, goesOn)) {
        before.time = { ...before.time, end: lesson.time.end }
        return false
      }
      open.set(key, lesson)
      return true
    })
    return fresh.length > 0 ? [{ ...line, outcome: { kind: 'lessons', lessons: fresh } }] : []
  })
}

function follows(before: Lesson, lesson: Lesson, goesOn: boolean | null): boolean {
  if (before.line === lesson.line || before.time.kind !== lesson.time.kind) return false
  return lesson.time.kind === 'periods'
    ? goesOn !== false && before.time.end + 1 === lesson.time.start
    : goesOn === true && before.time.end <= lesson.time.start
}

/** Weeks, times or a weekday that are said once more, behind those that were found; null where there are none. */
function readSecond({ rest }: ReadWhen, order: DateOrder): ReadWhen | null {
  const second = readWhen(rest, order)
  const isSaid = second.weeks !== null || second.time !== null || second.weekdays !== null
  return isSaid ? second : null
}

/** Nobody is in two classes at once: where a cell holds such, one of them has lost its own. */
function overlapAny(outcomes: readonly (LineOutcome | undefined)[]): boolean {
  const lessons = outcomes.map((one) => (one?.kind === 'lessons' ? one.lessons : []))
  return lessons.some((some, index) =>
    lessons
      .slice(index + 1)
      .flat()
      .some((other) =>
        some.some((one) => sharesDay(one.day, other.day) && mayOverlap(one.time, other.time)),
      ),
  )
}

/** Nobody is in two classes at once: two such classes in one cell are not both of its day. */
function areAtOnce(first: ReadWhen, second: ReadWhen): boolean {
  const weeks = new Set(first.weeks?.weeks)
  const isSameWeek =
    first.weeks === null ||
    second.weeks === null ||
    second.weeks.weeks.some((week) => weeks.has(week))
  const { time: one } = first
  const { time: other } = second
  return isSameWeek && (one === null || other === null || mayOverlap(one, other))
}

/** At what hour a period is, its cell does not say. */
function mayOverlap(one: LessonTime, other: LessonTime): boolean {
  return one.kind !== other.kind || overlap(one, other)
}

/** "Algebra A101 Physics B202": a name, its room, and both once more. */
function hasTwoRooms(plain: string): boolean {
  const kinds = plain
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (isRoomName(word) ? 'room' : 'name'))
  return /name room (?:room )*name (?:name )*room/.test(kinds.join(' '))
}
