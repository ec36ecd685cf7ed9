// Reads a line that holds several meetings: "Mon 3-4, Thu 5-6 Physics", "高等数学 周一1-2节 1-8周 周三3-4节 9-16周".
import { findClockRange } from '../../../shared/time/clocks.ts'
import { findDayLetters } from '../../../shared/time/day-letters.ts'
import { findWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import { eachWeekday, findWeekdays } from '../../../shared/time/weekdays.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { isKindOfLesson } from '../../../shared/timetable/course-name.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { findPeriods } from './find-periods.ts'
import { problemOf, type Lesson, type LineOutcome } from './lesson.ts'
import { readLine, readWhen, type LineContext, type ReadWhen } from './read-line.ts'
import { isRoomName, splitNames, spokenOf } from './split-names.ts'

type MeetingPart = { text: string; when: ReadWhen }

/** Of one line; a line with more is none of a person's. */
const mostMeetings = 8
/** Weekdays in such a line: "Mon, Wed, Fri" is one meeting. */
const mostNamed = 20
const mostPlaces = 12

/** A line of a person's own with all its meetings, or none of them: half of it would look like the whole. */
export function readMeetings(text: string, line: number, context: LineContext): LineOutcome {
  const sameDay = context.weekdays === undefined ? readSameDay(text, line, context) : null
  if (sameDay !== null) return sameDay
  const parts = context.weekdays === undefined ? splitMeetings(text, context.order) : []
  if (parts === null) return problemOf('several')
  if (parts.length < 2) return readLine(text, line, context)
  const title = commonTitle(parts) ?? context.title ?? ''
  const lessons: Lesson[] = []
  for (const part of parts) {
    const own = splitNames(part.when.rest).title
    const isOther =
      own !== '' && own !== title && !isRoomName(own) && !isKindOfLesson(own) && !spokenOf.test(own)
    const read = isOther ? problemOf('several') : readLine(part.text, line, { ...context, title })
    if (read.kind !== 'lessons') return read
    const named = isKindOfLesson(own) ? `${title} ${own}` : title
    for (const lesson of read.lessons) lessons.push({ ...lesson, title: named })
  }
  return shareWeeks(parts, lessons)
}

/** "Wed Algebra 10:00-12:00 in B2, Ethics 12:00-13:00": each has a name and a time, and the day is said once. Null where it is not so. */
function readSameDay(text: string, line: number, context: LineContext): LineOutcome | null {
  const { weekdays, rest } = readWhen(text, context.order)
  if (weekdays === null || readWhen(rest, context.order).time === null) return null
  const parts: string[] = []
  for (const piece of text.split(/\s*(?:[,;，；、]|\bthen\b|\band\b|然后)\s*/u)) {
    const last = parts.at(-1)
    const isNext =
      last === undefined ||
      [last, piece].every((one) => readWhen(one, context.order, true).time !== null)
    if (isNext) parts.push(piece)
    else parts[parts.length - 1] = `${last}, ${piece}`
  }
  const title =
    splitNames(readWhen(parts[0] ?? '', context.order).rest).title || context.title || ''
  const below = { order: context.order, weekdays, title }
  const read = parts.map((part, at) => readLine(part, line, at === 0 ? context : below))
  const lessons = read.flatMap((one) => (one.kind === 'lessons' ? one.lessons : []))
  const isOne =
    parts.length < 2 ||
    parts.slice(1).some((part) => readWhen(part, context.order).weekdays !== null)
  return isOne || read.some(({ kind }) => kind !== 'lessons') ? null : { kind: 'lessons', lessons }
}

/** What the first part that is named is called. */
function commonTitle(parts: readonly MeetingPart[]): string | undefined {
  return parts
    .map(({ when }) => splitNames(when.rest).title)
    .find((title) => title !== '' && !isRoomName(title) && !isKindOfLesson(title))
}

/** Weeks before all days or behind all of them are those of each; between them nobody can tell. */
function shareWeeks(parts: readonly MeetingPart[], lessons: Lesson[]): LineOutcome {
  const said = parts.filter(({ when }) => when.weeks !== null)
  const weeks = said[0]?.when.weeks ?? null
  if (weeks === null || said.length === parts.length) return { kind: 'lessons', lessons }
  const [only, second] = said
  const isOfAll =
    second === undefined && (only === parts.at(-1) || beginsWithWeeks(only?.text ?? ''))
  if (!isOfAll) return problemOf('several')
  return {
    kind: 'lessons',
    lessons: lessons.map((lesson) =>
      lesson.day.kind === 'weekly' ? { ...lesson, day: { ...lesson.day, weeks } } : lesson,
    ),
  }
}

function beginsWithWeeks(text: string): boolean {
  const weeks = findWeeks(text)
  const days = findWeekdays(text) ?? findDayLetters(text)
  return weeks?.kind === 'weeks' && days !== null && weeks.index < days.index
}

/** The meetings that a line holds, one at least; null where it holds several that can't be told apart. */
function splitMeetings(text: string, order: DateOrder): MeetingPart[] | null {
  const whole = readWhen(text, order)
  if (!isSeveral(whole, order)) return [{ text, when: whole }]
  return eachWeekday(toSimple(text)).length > mostNamed ? null : split(text, order, mostMeetings)
}

/** Another weekday with another time is another meeting. */
function isSeveral({ rest, weekdays, time }: ReadWhen, order: DateOrder): boolean {
  if (weekdays === null || time === null) return false
  const second = readWhen(rest, order)
  return second.weekdays !== null && second.time !== null
}

function split(text: string, order: DateOrder, most: number): MeetingPart[] | null {
  const when = readWhen(text, order)
  if (!isSeveral(when, order)) return isWhole(when, order) ? [{ text, when }] : null
  if (most <= 1) return null
  for (const at of placesIn(text)) {
    const last = { text: text.slice(at), when: readWhen(text.slice(at), order) }
    if (!isWhole(last.when, order)) continue
    // The shortest end that is a meeting is one: no other is tried, or a line of many would take ages.
    const before = split(text.slice(0, at), order, most - 1)
    return before === null ? null : [...before, last]
  }
  return null
}

/** Has a weekday and a time, and nothing of another meeting. */
function isWhole({ weekdays, time, rest, problem }: ReadWhen, order: DateOrder): boolean {
  if (problem !== null || weekdays === null || time === null) return false
  const more = readWhen(rest, order)
  return more.weekdays === null && more.time === null && more.weeks === null
}

/** Where another meeting may begin, the last first: behind a mark, else where a day or a time begins. */
function placesIn(text: string): number[] {
  const marks = placesOf(text, /[;；,，、]\s*/gu)
  const begins = placesOf(text, /\s+|(?=周|星期|礼拜)/gu).filter((at) => isBegin(text.slice(at)))
  return [...new Set([...marks, ...begins])].slice(0, mostPlaces)
}

function placesOf(text: string, mark: RegExp): number[] {
  return Array.from(text.matchAll(mark), ({ 0: found, index }) => index + found.length)
    .filter((at) => at > 0)
    .toReversed()
}

function isBegin(text: string): boolean {
  return [findWeekdays, findDayLetters, findClockRange, findPeriods].some(
    (find) => find(text)?.index === 0,
  )
}
