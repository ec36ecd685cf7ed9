// Reads the rows of a table as lessons, by what its columns hold. A row that can't be read says why.
import { eventKinds, type EventKind } from '../../../shared/schedule/task.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { findClockRange, readClock } from '../../../shared/time/clocks.ts'
import { readDayLetters } from '../../../shared/time/day-letters.ts'
import { findDate } from '../../../shared/time/documents/full-dates.ts'
import {
  everyWeek,
  readLessonWeeks,
  type LessonWeeks,
} from '../../../shared/time/documents/lesson-weeks.ts'
import { findWeekdays, readWeekday } from '../../../shared/time/weekdays.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import type { ColumnRole, DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../../text/clean-text.ts'
import { findDateSpan } from './between-dates.ts'
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
import { readWhen, roomBeside, type ReadWhen } from './read-line.ts'
import type { TableRow } from './read-table.ts'

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
  let above: readonly string[] = []
  return rows.map((row) => {
    if (!goesOn(row.cells, at)) {
      above = row.cells
      return row
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
  const said = cellsOf(row, shape)
  const title = said('title') || around.title
  if (title === '') return null
  const span = spanOfCells(said, shape.order)
  const lessons: Lesson[] = []
  let unread: string | null = null
  for (const { text, room } of meetingsOf(said)) {
    const when = readWhen(text, shape.order)
    const days = when.problem === null ? toDays(said, when, around, span) : []
    const time = when.time ?? timeOfCells(said, title)
    if (time === null || days.length === 0) {
      if (findWeekdays(text) !== null) unread ??= text
      continue
    }
    const lesson = {
      line: row.line,
      title,
      location: room || roomBeside(when),
      eventKind: kindOf(toSimple(said('kind'))),
      time,
    }
    lessons.push(...days.map((day) => Object.assign({ day }, lesson)))
  }
  // Half of a course would look like the whole.
  if (lessons.length > 0 && unread !== null) return problemOf('bad-time', unread)
  return lessons.length === 0 ? null : { kind: 'lessons', lessons }
}

/** Empty where the row goes on with the course of the row before. */
export function titleOfRow(row: TableRow, shape: ListShape): string {
  return cellsOf(row, shape)('title')
}

/** A row with cells too few lacks the first ones: they span from the row above. */
function cellsOf(row: TableRow, { roles }: ListShape): Cell {
  const shift = Math.max(0, roles.length - row.cells.length)
  return (role) => {
    const index = roles.indexOf(role) - shift
    return roles.includes(role) ? plainText(row.cells[index] ?? '').trim() : ''
  }
}

type Meeting = { text: string; room: string }

/** A cell may hold several meetings, a line or a part each; as many rooms are theirs one by one. */
function meetingsOf(said: Cell): Meeting[] {
  const parts = partsOf(said('when'))
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

function toDays(said: Cell, when: ReadWhen, around: Around, span: Span | null): LessonDay[] {
  const days = said('weekday') === '' ? when.weekdays : daysIn(said('weekday'))
  const weekdays = days ?? (around.weekday === null ? [] : [around.weekday])
  const between = when.between ?? span
  if (between !== null && when.weeks === null && said('weeks') === '')
    return weekdays.map((weekday) => ({ kind: 'between', weekday, ...between }))
  const weeks = when.weeks ?? (said('weeks') === '' ? everyWeek : readLessonWeeks(said('weeks')))
  return weeks === null ? [] : weekdays.map((weekday) => ({ kind: 'weekly', weekday, weeks }))
}

type Span = { from: string; to: string }

/** The dates from which to which, in one cell or in two. */
function spanOfCells(said: Cell, order: DateOrder): Span | null {
  const one = findDateSpan(said('date'), order)
  if (one !== null) return { from: one.from, to: one.to }
  const [from, to] = [said('date'), said('end-date')].map((cell) => findDate(cell, order)?.date)
  return from !== undefined && to !== undefined && from <= to ? { from, to } : null
}

function timeOfCells(said: Cell, title: string): LessonTime | null {
  const time = readTime(said, null, title)
  return time.kind === 'value' ? time.value : null
}

/** "Monday", "MWF", "Tuesday,Thursday". */
function daysIn(cell: string): number[] | null {
  const single = readWeekday(cell)
  if (single !== null) return [single]
  return readDayLetters(cell) ?? findWeekdays(cell)?.days ?? null
}

type Read<Value> = { kind: 'value'; value: Value } | { kind: 'stop'; outcome: LineOutcome }

function value<Value>(one: Value): Read<Value> {
  return { kind: 'value', value: one }
}

function stop(outcome: LineOutcome): { kind: 'stop'; outcome: LineOutcome } {
  return { kind: 'stop', outcome }
}

function readRow(row: TableRow, { roles, order }: ListShape): LineOutcome {
  const cell = (role: ColumnRole): string => {
    const index = roles.indexOf(role)
    return index === -1 ? '' : plainText(row.cells[index] ?? '').trim()
  }
  const named = cleanText(row.cells[roles.indexOf('title')] ?? '')
  const { title, weeks: own } = withoutWeeks(named)
  if (title === '') return problemOf('no-title')
  if (own === 'alternating') return problemOf('alternating')
  const meetings = meetingsOf(cell)
  if (meetings.length > 1) return readMeetings(row, { roles, order }, meetings)
  const when = cell('when') === '' ? null : readWhen(cell('when'), order)
  if (when?.problem) return when.problem
  const days = readDays(cell, when, order, own ?? remarkedWeeks(row, roles))
  if (days.kind === 'stop') return days.outcome
  const time = readTime(cell, when, title)
  if (time.kind === 'stop') return time.outcome
  const beside = roomBeside(when)
  const lesson = {
    line: row.line,
    title,
    location: cleanText(row.cells[roles.indexOf('room')] ?? '') || beside,
    eventKind: kindOf(toSimple(cell('kind'))),
    time: time.value,
  }
  return { kind: 'lessons', lessons: days.value.map((day) => Object.assign({ day }, lesson)) }
}

/** All of a row, or why not: half of a course would look like the whole. */
function readMeetings(row: TableRow, shape: ListShape, meetings: readonly Meeting[]): LineOutcome {
  const lessons: Lesson[] = []
  for (const { text, room } of meetings) {
    const cells = row.cells.map((cell, index) =>
      index === shape.roles.indexOf('when')
        ? text
        : index === shape.roles.indexOf('room')
          ? room
          : cell,
    )
    const outcome = readRow({ ...row, cells }, shape)
    if (outcome.kind !== 'lessons') return outcome
    lessons.push(...outcome.lessons)
  }
  return { kind: 'lessons', lessons }
}

type Cell = (role: ColumnRole) => string

function readDays(
  cell: Cell,
  when: ReadWhen | null,
  order: DateOrder,
  remarked: LessonWeeks | null,
): Read<LessonDay[]> {
  const named = cell('weekday') === '' ? (when?.weekdays ?? null) : daysIn(cell('weekday'))
  const between = when?.between ?? spanOfCells(cell, order)
  if (between !== null && named !== null && !when?.weeks && cell('weeks') === '')
    return value(named.map((weekday) => ({ kind: 'between', weekday, ...between })))
  // A column of starts may hold the whole instant: "2026-10-12 10:00".
  const dated = cell('date') === '' ? findDate(cell('start'), order)?.found : cell('date')
  if (dated !== undefined) {
    const date = findDate(dated, order)
    return date !== null && isDayName(dated.slice(0, date.index))
      ? value([{ kind: 'dated', date: date.date }])
      : stop(problemOf('bad-date', dated))
  }
  if (when?.date) return value([{ kind: 'dated', date: when.date }])
  const said = cell('weeks')
  const weeks = said === '' ? (when?.weeks ?? remarked ?? everyWeek) : readLessonWeeks(said)
  if (weeks === null) return stop(problemOf('bad-weeks', said))
  const name = cell('weekday')
  if (named === null) return stop(name === '' ? problemOf('no-day') : problemOf('bad-day', name))
  return value(named.map((weekday) => ({ kind: 'weekly', weekday, weeks })))
}

/** Nothing, or the weekday of the date after it. */
function isDayName(text: string): boolean {
  const name = text.replaceAll(/[\s,]+/g, '')
  return name === '' || readWeekday(name) !== null
}

const yes = /^(?:true|yes|1|是|真|y)$/i

function readTime(cell: Cell, when: ReadWhen | null, title: string): Read<LessonTime> {
  const aside = (reason: 'all-day' | 'no-length' | 'over-midnight') =>
    stop({ kind: 'aside', aside: { reason, title } })
  if (yes.test(cell('all-day'))) return aside('all-day')
  const start = timeCell(cell('start'))
  const end = timeCell(cell('end'))
  const range = findClockRange(start)
  if (range?.range) return value({ kind: 'clock', ...range.range })
  if (start === '' && cell('period') === '') {
    if (when?.time) return value(when.time)
    return cell('date') === '' ? stop(problemOf('no-time')) : aside('all-day')
  }
  if (start === '') return readPeriodCells(cell('period'), cell('period-end'), cell('period-count'))
  const from = readClock(start)
  const to = readClock(end)
  if (from === null) return stop(problemOf('bad-time', start))
  if (to === null) return stop(end === '' ? problemOf('no-end') : problemOf('bad-time', end))
  if (isLater(cell('date') || cell('start'), cell('end-date') || cell('end'))) {
    return to === 0 ? value({ kind: 'clock', start: from, end: 1440 }) : aside('over-midnight')
  }
  if (from === to) return aside('no-length')
  if (to < from) return stop(problemOf('bad-time', `${start}-${end}`))
  return value({ kind: 'clock', start: from, end: to })
}

/** A cell's time without the date before it. */
function timeCell(cell: string): string {
  const date = findDate(cell, 'day-first')
  const time = (date === null ? cell : cell.replace(date.found, '')).replace(/^[T\s,]+/, '').trim()
  // "1500": in a column of times that is no number.
  return time.replace(/^([01]?\d|2[0-4])([0-5]\d)$/, '$1:$2')
}

function isLater(from: string, to: string): boolean {
  const first = findDate(from, 'day-first')
  const last = findDate(to, 'day-first')
  return first !== null && last !== null && first.date !== last.date
}

function readPeriodCells(first: string, last: string, count: string): Read<LessonTime> {
  const start = readPeriods(first)
  if (start === null) return stop(problemOf('bad-periods', first))
  const isCounted = last === '' && start.start === start.end && /^[1-9]$/.test(count)
  if (isCounted)
    return value({ kind: 'periods', start: start.start, end: start.start + Number(count) - 1 })
  if (last === '') return value({ kind: 'periods', ...start })
  const end = readPeriods(last)
  if (end === null || end.end < start.start)
    return stop(problemOf('bad-periods', `${first}-${last}`))
  return value({ kind: 'periods', start: start.start, end: end.end })
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
