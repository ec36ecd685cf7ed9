// Reads one meeting of a row: its day, its time, its weeks and its room, from what the cells of each column say.
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
import { anyWeekday, findWeekdays, readWeekday } from '../../../shared/time/weekdays.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import type { ColumnRole, DateOrder } from '../../../shared/timetable/import-answers.ts'
import { saysLesson } from '../../../shared/timetable/title-words.ts'
import { cleanText } from '../../text/clean-text.ts'
import { spansOfCells } from './between-dates.ts'
import { readPeriods, plainText } from './find-periods.ts'
import { problemOf, type LessonDay, type LessonTime, type LineOutcome } from './lesson.ts'
import { daysOf, inDaytime, limitsOf, readWhen, roomBeside, type ReadWhen } from './read-line.ts'

/** What a row says in the column of that meaning. */
export type Cell = (role: ColumnRole) => string

type Meeting = { text: string; room: string }

/** A cell may hold several meetings, a line or a part each; as many rooms are theirs one by one. */
export function meetingsOf(said: Cell): Meeting[] {
  const parts = partsOf(plainText(said('when')))
  const rooms = partsOf(said('room'))
  if (parts.length === 0) return [{ text: '', room: said('room') }]
  return parts.map((text, index) => ({
    text,
    room: rooms.length === parts.length ? (rooms[index] ?? '') : said('room'),
  }))
}

const parting = new RegExp(
  String.raw`[\n;；]|(?<=[\d节)])[,，、]\s*(?=(?:${anyWeekday})\s*第?\d)|\s(?:and|und|et|y|e)\s(?=(?:${anyWeekday})\s\d{1,2}[./])`,
  'iu',
)

export function partsOf(cell: string): string[] {
  return cell
    .split(parting)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** "Monday", "MWF", "Tuesday,Thursday". */
function daysIn(cell: string): number[] | null {
  const single = readWeekday(cell)
  if (single !== null) return [single]
  return readDayLetters(cell) ?? findWeekdays(cell)?.days ?? null
}

/** `weekday` and `weeks` are said elsewhere, for meetings that do not say their own. */
export type Held = {
  line: number
  title: string
  said: Cell
  order: DateOrder
  weekday: number | null
  weeks: LessonWeeks | null
}

/** As the columns are named, else as all that they say of when it is can be read together: a column may hold more than its name. */
export function readMeeting(held: Held, meeting: Meeting): LineOutcome {
  const strict = readStrictly(held, meeting)
  if (strict.kind !== 'problem') return strict
  const said = [meeting.text, ...whenRoles.map((role) => held.said(role))].filter(Boolean)
  const when = readWhen(plainText(said.join(' , ')), held.order)
  const days = daysOf(
    { ...when, weeks: when.weeks ?? held.weeks },
    held.weekday === null ? null : [held.weekday],
  )
  const isWhole = when.problem === null && when.time !== null && !/[\p{L}\d]{3}/u.test(when.rest)
  if (!isWhole || days.length === 0 || when.time === null) return strict
  const { line, title } = held
  const lesson = {
    line,
    title,
    location: cleanText(meeting.room),
    eventKind: null,
    time: when.time,
  }
  return { kind: 'lessons', lessons: days.map((day) => Object.assign({ day }, lesson)) }
}

const whenRoles: readonly ColumnRole[] = ['weekday', 'start', 'period', 'weeks', 'date']

function readStrictly(held: Held, { text, room }: Meeting): LineOutcome {
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
  const weeks = when?.weeks ?? (said === '' ? (known ?? everyWeek) : readLessonWeeks(said))
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
  const whole = range?.range ? inDaytime(range.range, range.found) : hoursIn(start)
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
  if (isExamTitle(cell)) return 'exam'
  if (saysLesson(cell)) return 'class'
  return (
    eventKinds.find((kind) => kind === cell.toLowerCase()) ??
    (/个人|私人|private/i.test(cell) ? 'personal' : null)
  )
}
