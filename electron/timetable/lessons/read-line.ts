// Reads one line as a person writes it: "Mon 3-4 Physics, room 201, weeks 1-8", "周一 3-4节 高等数学 1-16周(单) 教三201".
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { findClockRange, findClocks, type ClockRange } from '../../../shared/time/clocks.ts'
import { findBareHours, findDayLetters } from '../../../shared/time/day-letters.ts'
import {
  everyWeek,
  findWeeks,
  type LessonWeeks,
} from '../../../shared/time/documents/lesson-weeks.ts'
import { findWeekdays } from '../../../shared/time/weekdays.ts'
import { isKindOfLesson } from '../../../shared/timetable/course-name.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cut, isRoomName, splitNames, withoutBrackets } from './split-names.ts'
import { cleanText } from '../../text/clean-text.ts'
import { mayBeRoom } from './guess-roles.ts'
import { takeDays, takeWeeks } from './day-limits.ts'
import { digitPeriods, findBarePeriods, findPeriods } from './find-periods.ts'
import {
  problemOf,
  type DayLimits,
  type Lesson,
  type LessonDay,
  type LessonTime,
  type LineOutcome,
} from './lesson.ts'

/** What the lines around have said already: a heading's weekday, a grid's row, a title on the line before. */
export type LineContext = {
  order: DateOrder
  weekdays?: readonly number[]
  time?: LessonTime
  title?: string
  /** It stands below that title, further in: it is a part of it. */
  isPart?: boolean
}

export type ReadWhen = {
  weekdays: number[] | null
  date: string | null
  /** Dates listed behind the first. */
  more?: readonly string[]
  limits?: DayLimits
  between: { from: string; to: string } | null
  time: LessonTime | null
  weeks: LessonWeeks | null
  problem: LineOutcome | null
  /** The text with a cut where each of these stood. */
  rest: string
}

/** `text` is plain text (plain-text.ts). */
export function readLine(text: string, line: number, context: LineContext): LineOutcome {
  const when = readWhen(text, context.order, context.weekdays !== undefined)
  const { title, location } = namesOf(when.rest, context)
  if (when.problem !== null) return when.problem
  const days = daysOf(when, context.weekdays ?? null)
  if (days.length === 0) return problemOf('no-day')
  const time = when.time ?? context.time ?? null
  if (time === null) return withoutTime(text, title, when)
  if (!isName(title) || isOpening.test(text)) return problemOf('no-title')
  const lesson = { line, title, location, eventKind: null, time }
  return { kind: 'lessons', lessons: days.map((day): Lesson => Object.assign({ day }, lesson)) }
}

/** Hours of a house. */
const isOpening =
  /(?<!\p{L})(?:(?:is|are) (?:open|closed)|opening hours|open(?:ing)?$|öffnungszeiten|geöffnet|ouvert|abierto|office hours|sprechstunden?)|(?:营业|办公|服务|接待|咨询|开放|值班|工作)时间/iu

/** Has a letter, closes its brackets and does not begin in the middle of a sentence. */
function isName(title: string): boolean {
  const count = (sign: RegExp) => title.match(sign)?.length ?? 0
  return (
    /\p{L}/u.test(title) &&
    count(/[(（]/gu) === count(/[)）]/gu) &&
    !/^(?:[上下]午|[早晚]上|只有|又?是|还是|有一|的|[Aa]nd|[Tt]hen|[Tt]here|[Ii]t|[Ww]e|[Yy]ou)(?!\p{Script=Latin})/u.test(
      title,
    )
  )
}

/** What is longer is a course of its own. */
const longestPart = 24

/** Under a line with the course's name, one more word that looks like a room is one. */
function namesOf(
  rest: string,
  { title: above = '', isPart = false }: LineContext,
): { title: string; location: string } {
  const names = splitNames(rest)
  if (above === '') return names
  if (names.title === '') return { ...names, title: above }
  if (
    (isPart && names.title.length <= longestPart && !isRoomName(names.title)) ||
    isKindOfLesson(names.title)
  )
    return { ...names, title: `${above} (${names.title})` }
  return names.location === '' && isRoomName(names.title)
    ? { title: above, location: withoutBrackets(names.title) }
    : names
}

const due = /\b(?:due|deadline|submit|hand ?in)\b|截止|提交|上交/iu

function withoutTime(text: string, title: string, when: ReadWhen): LineOutcome {
  const isDeadline = when.date !== null && due.test(text)
  return isDeadline
    ? { kind: 'aside', aside: { reason: 'no-length', title } }
    : problemOf(/\d{1,2}[:.]\d{2}/.test(text) ? 'no-end' : 'no-time')
}

/** `around`: the weekdays of what says none itself. */
export function daysOf(
  when: Pick<ReadWhen, 'weekdays' | 'between' | 'weeks' | 'more' | 'limits'> & {
    date?: string | null
  },
  around: readonly number[] | null,
): LessonDay[] {
  const { between, more = [] } = when
  if (when.date) return [when.date, ...more].map((date) => ({ kind: 'dated', date }))
  const weeks = when.weeks ?? everyWeek
  const limited = limitsOf(when)
  return (when.weekdays ?? around ?? []).map((weekday) =>
    between === null
      ? Object.assign({ kind: 'weekly', weekday, weeks } as const, limited)
      : Object.assign({ kind: 'between', weekday } as const, between, limited),
  )
}

export function limitsOf({ limits = {} }: Pick<ReadWhen, 'limits'>): { limits?: DayLimits } {
  return Object.keys(limits).length > 0 ? { limits } : {}
}

/** Days, times and weeks wherever they stand in a text. Weeks go first: "1-16周" is no weekday and no period. */
export function readWhen(text: string, order: DateOrder, isUnderDay = false): ReadWhen {
  let rest = digitPeriods(text)
  let problem: LineOutcome | null = null
  const take = (at: { found: string; index: number } | null) => {
    if (at !== null)
      rest = `${rest.slice(0, at.index)}${cut}${rest.slice(at.index + at.found.length)}`
  }
  const days = takeDays(rest, order, isUnderDay)
  rest = days.rest
  if (days.first !== null) problem = problemOf('no-last', days.first)
  const letters = findDayLetters(rest)
  const weekdays = findWeekdays(rest) ?? letters
  const bare = barePeriods(rest, weekdays, isUnderDay)
  take(weekdays)
  const foundWeeks = findWeeks(rest)
  const { weeks, rest: withoutWeeks } = takeWeeks(rest)
  rest = withoutWeeks
  const isSecond = foundWeeks?.kind === 'alternating'
  const isBegun = days.between !== null || days.limits.from !== undefined
  if (isSecond && !isBegun) problem = problemOf('alternating')
  else if (foundWeeks?.kind === 'unread') problem = problemOf('bad-weeks', foundWeeks.found)
  // From a date on each second week is known.
  if (isSecond) take(foundWeeks)
  const { time, problem: timeProblem } = takeTime()
  return {
    weekdays: weekdays?.days ?? null,
    date: days.date,
    more: days.more,
    limits: isSecond ? { ...days.limits, isSecond } : days.limits,
    between: days.between,
    time,
    weeks,
    problem: problem ?? timeProblem,
    rest,
  }

  function takeTime(): { time: LessonTime | null; problem: LineOutcome | null } {
    const clock = findClockRange(rest) ?? (weekdays === letters ? hoursBehind(rest, letters) : null)
    take(clock)
    const named = findPeriods(rest)
    // "Block 1 exam, 9:00": a part of the term.
    const isOfTerm = /^block/iu.test(named?.found ?? '') && findClocks(rest).length > 0
    const periods = isOfTerm ? null : (named ?? (clock === null ? bareIn(rest) : null))
    take(periods)
    // Where both are said, the clock is the more exact.
    if (clock !== null) {
      if (clock.range === null) return { time: null, problem: problemOf('bad-time', clock.found) }
      const range = inDaytime(clock.range, clock.found, text)
      return { time: { kind: 'clock', ...range }, problem: null }
    }
    if (periods === null) return { time: null, problem: null }
    return periods.range === null
      ? { time: null, problem: problemOf('bad-periods', periods.found) }
      : { time: { kind: 'periods', ...periods.range }, problem: null }
  }

  function bareIn(left: string) {
    if (bare === null) return null
    const index = left.indexOf(bare.found.trim(), left.indexOf(cut))
    return index === -1 ? null : { ...bare, found: bare.found.trim(), index }
  }
}

/** Bare numbers are periods where they follow the weekday, or begin a line below one. */
function barePeriods(
  rest: string,
  weekdays: { found: string; index: number } | null,
  isUnderDay: boolean,
) {
  if (weekdays === null) return isUnderDay ? findBarePeriods(rest) : null
  const after = rest.slice(weekdays.index + weekdays.found.length)
  return findBarePeriods(after.replace(/^[\s:,-]*/, ''))
}

/** "F 1-2": behind letters for days no one counts periods. */
function hoursBehind(rest: string, letters: { index: number } | null) {
  const from = letters === null ? -1 : rest.indexOf(cut, letters.index)
  const hours = from === -1 ? null : findBareHours(rest.slice(from + 1))
  return hours === null ? null : { range: hours, found: hours.found, index: from + 1 + hours.index }
}

const morning =
  /早(?:读|操|自习|课|训|练|锻炼|会|上|晨)|晨(?:读|跑|练|会|检|操|间|训)|\bmorning\b/iu
/** No class of a morning begins before, in minutes. */
const earliest = 300

/** "1:15-3:45" is no hour for a class before noon; "01:15" is, and so is what its line calls the morning. */
export function inDaytime({ start, end }: ClockRange, said: string, line = said): ClockRange {
  const isNight =
    /[ap]\.?m?\b|^\s*0|[上下中]午|[早晚晨夜]/iu.test(said) ||
    (start >= earliest && morning.test(toSimple(line)))
  return !isNight && start >= 60 && start < 420 && end < 720
    ? { start: start + 720, end: end + 720 }
    : { start, end }
}

/** Of rows that follow each other, an hour is after noon where it would go backward. */
export function inOrder(start: number, said: string, before: number): number {
  return start < Math.max(before, earliest) ? inDaytime({ start, end: start }, said).start : start
}

/** What stands beside a time, and is no weeks and no name of a teacher. */
export function roomBeside(when: ReadWhen | null): string {
  const parts = (when?.rest ?? '').split(/[/|,;\uE000]/u).map((part) => cleanText(part))
  return parts.find((part) => mayBeRoom(toSimple(part)) && findWeeks(part) === null) ?? ''
}
