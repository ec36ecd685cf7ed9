// Reads the rows of a table as lessons, by what its columns hold. A row that can't be read says why.
import { eventKinds, type EventKind } from '../../../shared/schedule/task.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { clockOfCell, findClockRange, type ClockRange } from '../../../shared/time/clocks.ts'
import { readDayLetters } from '../../../shared/time/day-letters.ts'
import { findDate } from '../../../shared/time/documents/full-dates.ts'
import {
  everyWeek,
  readLessonWeeks,
  type LessonWeeks,
} from '../../../shared/time/documents/lesson-weeks.ts'
import { readMinutes } from '../../../shared/time/lengths.ts'
import { findWeekdays, readWeekday } from '../../../shared/time/weekdays.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import type { ColumnRole, DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../text/clean-text.ts'
import { spansOfCells } from './between-dates.ts'
import { remarkedWeeks, withoutWeeks } from './course-weeks.ts'
import { dropped, saysGone } from './gone-courses.ts'
import { readPeriods, plainText } from './find-periods.ts'
import {
  problemOf,
  type Lesson,
  type LessonDay,
  type LessonTime,
  type LineOutcome,
  type OutcomeLine,
} from './lesson.ts'
import { limitsOf, readWhen, roomBeside, type ReadWhen } from './read-line.ts'
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

type Cell = (role: ColumnRole) => string

/** A row of a list with cells too few lacks the first ones: they span from the row above. */
function cellsOf({ cells }: TableRow, { roles }: ListShape, width = roles.length): Cell {
  const shift = Math.max(0, width - cells.length)
  return (role) => (roles.includes(role) ? (cells[roles.indexOf(role) - shift] ?? '') : '')
}

type Meeting = { text: string; room: string }

/** A cell may hold several meetings, a line or a part each; as many rooms are theirs one by one. */
function meetingsOf(said: Cell): Meeting[] {
  const parts = partsOf(plainText(said('when')))
  const rooms = partsOf(said('room'))
  if (parts.length === 0) return [{ text: '', room: said('room') }]
  return parts.map((text, index) => ({
    text,
    room: rooms.length === parts.length ? (rooms[index] ?? '') : said('room'),
  }))
}

function partsOf(cell: string): string[] {
  return cell
    .split(/[\n;；]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** "Monday", "MWF", "Tuesday,Thursday". */
function daysIn(cell: string): number[] | null {
  const single = readWeekday(cell)
  if (single !== null) return [single]
  return readDayLetters(cell) ?? findWeekdays(cell)?.days ?? null
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

/** `weekday` and `weeks` are said elsewhere, for meetings that do not say their own. */
type Held = {
  line: number
  title: string
  said: Cell
  order: DateOrder
  weekday: number | null
  weeks: LessonWeeks | null
}

function readMeeting(held: Held, { text, room }: Meeting): LineOutcome {
  const cell: Cell = (role) => plainText(held.said(role)).trim()
  const when = text === '' ? null : readWhen(text, held.order)
  if (when?.problem) return when.problem
  const days = readDays(cell, when, held)
  if (!Array.isArray(days)) return days
  const time = readTime(cell, when, held.title)
  if (time.kind !== 'clock' && time.kind !== 'periods') return time
  const lesson = {
    line: held.line,
    title: held.title,
    location: cleanText(room) || roomBeside(when),
    eventKind: kindOf(toSimple(cell('kind'))),
    time,
  }
  return { kind: 'lessons', lessons: days.map((day) => Object.assign({ day }, lesson)) }
}

function readDays(
  cell: Cell,
  when: ReadWhen | null,
  { order, weekday, weeks: known }: Held,
): LessonDay[] | LineOutcome {
  const name = cell('weekday')
  const own = name === '' ? (when?.weekdays ?? null) : daysIn(name)
  const named = own ?? (weekday === null ? null : [weekday])
  const between = when?.between
    ? [when.between]
    : spansOfCells(cell('date'), cell('end-date'), order)
  const saysWeeks = Boolean(when?.weeks) || cell('weeks') !== ''
  const limited = when === null ? {} : limitsOf(when)
  if (between.length > 0 && named !== null && !saysWeeks)
    return named.flatMap((day) =>
      between.map((span) =>
        Object.assign({ kind: 'between', weekday: day } as const, span, limited),
      ),
    )
  // A column of starts may hold the whole instant: "2026-10-12 10:00".
  const dated = cell('date') === '' ? findDate(cell('start'), order)?.found : cell('date')
  // Of a class with weeks a date is that of its first.
  if (dated !== undefined && !(named !== null && (between.length > 0 || saysWeeks))) {
    const date = findDate(dated, order)
    return date !== null && isDayName(dated.slice(0, date.index))
      ? [{ kind: 'dated', date: date.date }]
      : problemOf('bad-date', dated)
  }
  if (when?.date) return [{ kind: 'dated', date: when.date }]
  const said = cell('weeks')
  const weeks = said === '' ? (when?.weeks ?? known ?? everyWeek) : readLessonWeeks(said)
  if (weeks === null) return problemOf('bad-weeks', said)
  if (named === null) return name === '' ? problemOf('no-day') : problemOf('bad-day', name)
  return named.map((day) =>
    Object.assign({ kind: 'weekly', weekday: day, weeks } as const, limited),
  )
}

/** Nothing, or the weekday of the date after it. */
function isDayName(text: string): boolean {
  const name = text.replaceAll(/[\s,]+/g, '')
  return name === '' || readWeekday(name) !== null
}

const yes = /^(?:true|yes|1|是|真|y)$/i

function readTime(cell: Cell, when: ReadWhen | null, title: string): LessonTime | LineOutcome {
  const aside = (reason: 'all-day' | 'no-length' | 'over-midnight'): LineOutcome => ({
    kind: 'aside',
    aside: { reason, title },
  })
  if (yes.test(cell('all-day'))) return aside('all-day')
  if (when?.time) return when.time
  const start = timeCell(cell('start'))
  const end = timeCell(cell('end'))
  const range = findClockRange(start)
  const whole = range?.range ?? hoursIn(start)
  if (whole !== null) return { kind: 'clock', ...whole }
  if (start === '' && cell('period') === '')
    return cell('date') === '' ? problemOf('no-time') : aside('all-day')
  if (start === '') return readPeriodCells(cell('period'), cell('period-end'), cell('period-count'))
  const from = clockOfCell(start)
  const long = end === '' ? lengthIn(cell('length')) : null
  const to = long === null || from === null ? clockOfCell(end) : Math.min(1440, from + long)
  if (from === null) return problemOf('bad-time', start)
  if (to === null) return end === '' ? problemOf('no-end') : problemOf('bad-time', end)
  if (isLater(cell('date') || cell('start'), cell('end-date') || cell('end'))) {
    return to === 0 ? { kind: 'clock', start: from, end: 1440 } : aside('over-midnight')
  }
  if (from === to) return aside('no-length')
  if (to < from) return problemOf('bad-time', `${start}-${end}`)
  return { kind: 'clock', start: from, end: to }
}

/** A bare number of two figures or three counts minutes, a smaller one hours. */
function lengthIn(cell: string): number | null {
  const [, number] = /^(\d{1,3}(?:[.,]\d)?)$/.exec(cell) ?? []
  const bare = Number(number?.replace(',', '.'))
  return number === undefined ? readMinutes(cell.toLowerCase()) : bare < 10 ? bare * 60 : bare
}

/** "9-12" in a column of times: from eight on nobody takes it for periods. */
function hoursIn(cell: string): ClockRange | null {
  const [, from, to] = /^(\d{1,2})\s?[-–]\s?(\d{1,2})(?:\s?(?:h|Uhr))?$/iu.exec(cell) ?? []
  const [start, end] = [Number(from) * 60, Number(to) * 60]
  return start >= 480 && end > start && end <= 1440 ? { start, end } : null
}

/** A cell's time without the date before it. */
function timeCell(cell: string): string {
  const date = findDate(cell, 'day-first')
  return (date === null ? cell : cell.replace(date.found, ''))
    .replace(/^(?:T(?=\d)|[\s,])+/, '')
    .trim()
}

function isLater(from: string, to: string): boolean {
  const first = findDate(from, 'day-first')
  const last = findDate(to, 'day-first')
  return first !== null && last !== null && first.date !== last.date
}

function readPeriodCells(first: string, last: string, count: string): LessonTime | LineOutcome {
  const start = readPeriods(first)
  if (start === null) return problemOf('bad-periods', first)
  const isCounted = last === '' && start.start === start.end && /^[1-9]$/.test(count)
  if (isCounted)
    return { kind: 'periods', start: start.start, end: start.start + Number(count) - 1 }
  if (last === '') return { kind: 'periods', ...start }
  const end = readPeriods(last)
  if (end === null || end.end < start.start) return problemOf('bad-periods', `${first}-${last}`)
  return { kind: 'periods', start: start.start, end: end.end }
}

/** Null where the cell says nothing that we have a kind for. */
function kindOf(cell: string): EventKind | null {
  if (/exam|test|quiz|考试|测验/i.test(cell)) return 'exam'
  if (/class|lecture|lesson|seminar|tutorial|lab|课|实验/i.test(cell)) return 'class'
  return (
    eventKinds.find((kind) => kind === cell.toLowerCase()) ??
    (/个人|私人|private/i.test(cell) ? 'personal' : null)
  )
}
