// Reads lists in which a course stands above its meetings: each says days, times and dates in lines or rows of its own.
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { isTimetableHeader, rolesOfHeader } from './guess-roles.ts'
import { cleanText } from '../../text/clean-text.ts'
import { readWeekday } from '../../../shared/time/weekdays.ts'
import { plainText } from './find-periods.ts'
import {
  problemOf,
  type DayLimits,
  type Lesson,
  type LessonTime,
  type LineOutcome,
  type OutcomeLine,
} from './lesson.ts'
import { daysOf, readWhen, type ReadWhen } from './read-line.ts'
import { splitNames } from './split-names.ts'
import { dropped, isGone, saysGone } from './gone-courses.ts'
import { goesOn, readListRow, titleOfRow, type Around, type ListShape } from './read-rows.ts'
import type { TableRow } from './table-row.ts'

/** A row of a table, or one cell for a line outside of tables. */
export type BlockRow = { line: number; cells: readonly string[] }

type Pending = {
  line: number
  text: string
  weekdays: number[] | null
  time: LessonTime | null
  /** Beside its time; elsewhere it may be of anything. */
  date: string | null
  between: ReadWhen['between']
  weeks: ReadWhen['weeks']
  limits: DayLimits
  room: string
}

/** Two figures are few behind a word: "Showing 11". */
const courseCode = String.raw`(?!(?:[Ss]pring|[Ss]ummer|[Aa]utumn|[Ff]all|[Ww]inter|SPRING|SUMMER|AUTUMN|FALL|WINTER)\b)(?:\p{Lu}[\p{Lu}&]{1,9}(?:_\p{Lu})?[-\s]?\d{2}|\p{Lu}[\p{L}&]{1,9}[-\s]?\d{3})\d{0,3}\p{Lu}{0,3}\d?`
/** Also a number of a catalogue, which is no year. */
const codeFirst = new RegExp(
  String.raw`^(?:${courseCode}(?:\s*(?:[-–:|]|\s\p{L})|\s+\p{Lu}\s)|(?!(?:19|20)\d\d\b)\d{4,6}\p{Lu}?\s+\p{Lu}\p{L})`,
  'u',
)
/** Behind a time it would be a room. */
const codeAlone = new RegExp(String.raw`^${courseCode}(?:\s+\p{Lu}{1,3}\d{0,4})*$`, 'u')
/** "LEC 0101" is one of its parts, and no course. */
const section =
  /^(?:lec|lect|tut|pra|prac|lab|sem|dis|disc|rec|sec|sect|wrk|std)\.?[-\s]?\d{1,4}\p{L}?$/iu
const codeLater = new RegExp(String.raw`\p{L}{3,}.*\s[-–|]\s+(?:\p{L}+\s)*${courseCode}\b`, 'u')

/** Rows below a header; one that is shorter, or empty up to its course, goes on with that of the row above it. */
function openList(header: readonly string[], order: DateOrder) {
  const shape: ListShape = { roles: rolesOfHeader(header, header.length), order }
  let course = ''
  let isLeft = false
  return {
    read(row: TableRow, around: Around): LineOutcome | null {
      const own = titleOfRow(row, shape)
      const isGoneHere = saysGone(row.cells, header)
      if (own !== '') {
        course = own
        isLeft = isGoneHere
      }
      const isShort = row.cells.length < shape.roles.length
      const isNext = isShort || goesOn(row.cells, shape.roles.indexOf('title'))
      const outcome = readListRow(
        row,
        shape,
        isNext && course !== '' ? { ...around, title: course } : around,
      )
      return outcome !== null && (isLeft || isGoneHere) ? dropped(course || around.title) : outcome
    },
  }
}

export function readBlocks(rows: readonly BlockRow[], order: DateOrder): OutcomeLine[] {
  const lines: OutcomeLine[] = []
  let title = ''
  let held: ReadWhen | null = null
  let heading: number | null = null
  let list: ReturnType<typeof openList> | null = null
  let pending: Pending | null = null
  let isLeft = false
  const flush = () => {
    if (pending !== null) {
      const lessons = toLessons(pending, title, held)
      const at = { line: pending.line, text: pending.text }
      if (isLeft) {
        if (lessons.length > 0) lines.push({ ...at, outcome: dropped(title) })
      } else if (lessons.length > 0) lines.push({ ...at, outcome: { kind: 'lessons', lessons } })
      else if (pending.time !== null)
        lines.push({ ...at, outcome: problemOf(title === '' ? 'no-title' : 'no-day') })
    }
    pending = null
  }
  for (const row of rows) {
    const { line, cells } = row
    const text = plainText(cells.join(' ')).trim()
    if (text === '') continue
    if (isTimetableHeader(cells)) {
      flush()
      list = openList(cells, order)
      continue
    }
    const weekday = dayAlone(cells, text)
    if (weekday !== null) {
      flush()
      heading = weekday
      continue
    }
    if (list !== null && !isLeft && cells.length > 1) {
      const outcome = list.read({ line, cells: [...cells] }, { title, weekday: heading })
      if (outcome !== null) {
        flush()
        lines.push({ line, text: cleanText(text), outcome })
        continue
      }
    }
    const when = readWhen(text, order)
    const name = courseIn(text, when, pending)
    if (isGone.test(text)) isLeft = true
    if (name === undefined || name !== text) {
      if (repeats(pending, when)) flush()
      pending = merge(pending, when, { line, text: cleanText([title, text].join(' ')) })
    }
    if (name === undefined) continue
    flush()
    title = courseTitle(name)
    held = when.time === null && when.weekdays === null ? when : null
    heading = null
    isLeft = false
  }
  flush()
  return lines
}

function dayAlone(cells: readonly string[], text: string): number | null {
  const isAlone = cells.filter((cell) => cell !== '').length === 1
  return isAlone && /^\D+$/.test(text) ? readWeekday(text) : null
}

function courseIn(text: string, when: ReadWhen, pending: Pending | null): string | undefined {
  const isAfterTime = pending !== null && pending.time !== null && pending.room === ''
  const parts = [text, when.rest.split('\uE000').at(-1)?.trim() ?? '']
  return parts.find(
    (part) => !section.test(part) && (isCourse(part) || (!isAfterTime && codeAlone.test(part))),
  )
}

/** Begins with the code of a course, or has one behind its name. */
export function isCourse(text: string): boolean {
  if (text.length > 160 || /\d:\d\d|:$/.test(text)) return false
  return codeFirst.test(text) || codeLater.test(text)
}

/** What stands behind a bar is about the course, and not its name. */
function courseTitle(text: string): string {
  return cleanText((text.split(/\s\|\s/)[0] ?? text).replace(/\s+(?:Section|Sect?\.)\s+\w+$/iu, ''))
}

function repeats(pending: Pending | null, when: ReadWhen): boolean {
  if (pending === null) return false
  return (
    (when.time !== null && pending.time !== null) ||
    (when.weekdays !== null && pending.weekdays !== null) ||
    (when.between !== null && pending.between !== null)
  )
}

/** The first words behind a time are its room. */
function merge(
  pending: Pending | null,
  when: ReadWhen,
  at: Pick<Pending, 'line' | 'text'>,
): Pending | null {
  const time = when.time?.kind === 'clock' ? when.time : null
  const isSaid = time !== null || when.weekdays !== null || when.between !== null
  if (pending === null && !isSaid) return null
  const room = (pending?.time ?? time) === null ? '' : roomOf(when.rest)
  const before = pending ?? {
    ...at,
    weekdays: null,
    date: null,
    time: null,
    between: null,
    weeks: null,
    limits: {},
    room,
  }
  return {
    ...before,
    weekdays: before.weekdays ?? when.weekdays,
    date: before.date ?? (time === null ? null : when.date),
    time: before.time ?? time,
    between: before.between ?? when.between,
    weeks: before.weeks ?? when.weeks,
    limits: { ...when.limits, ...before.limits },
    room: before.room || room,
  }
}

const labelled = /\b(?:building|room)\s*:\s*([^:]*?)(?=\s+\p{L}+\s*:|$)/giu

function roomOf(rest: string): string {
  const plain = rest.replaceAll('\uE000', ' ')
  const named = [...plain.matchAll(labelled)].map((match) => match[1]?.trim() ?? '')
  if (named.length > 0) return cleanText(named.join(' '))
  const { title, location } = splitNames(rest)
  return /\d/.test(title) || /online/i.test(title) ? title : location
}

/** `held`: what the line of the course says itself. */
function toLessons(pending: Pending, title: string, held: ReadWhen | null): Lesson[] {
  const { line, time, room } = pending
  if (time === null || title === '') return []
  const lesson = { line, title, location: room, eventKind: null, time }
  const between = pending.between ?? held?.between ?? null
  const weeks = pending.weeks ?? held?.weeks ?? null
  const days = daysOf({ ...pending, between, weeks }, null)
  return days.map((day): Lesson => Object.assign({ day }, lesson))
}
