// Reads what a line takes away from the days of a class: "not 18 February 2027", "until 30.06.2026", "except week 7".
import { findDate, type FoundDate } from '../../../shared/time/documents/full-dates.ts'
import {
  alternating,
  everyWeek,
  findWeeks,
  type LessonWeeks,
} from '../../../shared/time/documents/lesson-weeks.ts'
import { maxWeeks } from '../../../shared/schedule/term.ts'
import { findDayLetters } from '../../../shared/time/day-letters.ts'
import { anyWeekday, findWeekdays } from '../../../shared/time/weekdays.ts'
import { findSpan, opener } from './between-dates.ts'
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import type { DayLimits } from './lesson.ts'
import { cut } from './split-names.ts'

const day = String.raw`[\s:,(]*(?:${anyWeekday}[\s,]*)?`
const none = String.raw`\bno (?:class(?:es)?|lectures?|lessons?|sessions?|meetings?|teaching)`
const not = String.raw`(?:(?:\b(?:except(?:ing)?(?: for)?|excluding|excl\.|(?:but )?not|off|without|außer|nicht|ohne|entfällt|kein\p{L}* \p{L}+|sauf|hors|pas de cours|excepto|salvo|tranne|escluso)|${none})(?: (?:on|in|during|the|am|le|el|il))*|除了?|不含|停课)`
const isNot = new RegExp(`${not}${day}$`, 'iu')
const isNotBehind =
  /^[\s)）]*(?:停课|不上|除外|放假|无课|(?:is |are )?(?:cancel|no class|off\b)|entfällt|fällt aus)/iu
const isLast = new RegExp(
  String.raw`(?:(?:\b(?:un)?till?|\buntil|\bthrough|\bthru|\bup to|\bends?(?: on)?|\bending|\blast (?:one|class|session|lesson|meeting)(?: is| on)*|\bbis(?: zum)?|\bletzter Termin|\bletztmals(?: am)?|\bdernière séance(?: le)?|\búltima(?: el)?|\bjusqu['’]au|\bhasta el|\bfino al)(?: and including| einschl\.| einschließlich| incl\.| inkl\.)?|截[至止]|直?到)${day}$`,
  'iu',
)
const joint = new RegExp(
  String.raw`^\s*(?:,|;|\+|&|/|、|\b(?:and|or|und|et|y|e)\b|和|及)${day}$`,
  'iu',
)
const longest = 60

type TakenDays = {
  /** With a cut for each date that was one of the class. */
  rest: string
  date: string | null
  /** Dates listed behind it. */
  more: string[]
  between: { from: string; to: string } | null
  limits: DayLimits
  /** It begins on that date, and when it ends is not said. */
  first: string | null
}

/** `isUnderDay`: a weekday is said elsewhere. Beside none, a last day is one of anything. */
export function takeDays(given: string, order: DateOrder, isUnderDay: boolean): TakenDays {
  const span = findSpan(given, order)
  const text = span === null ? given : cutOut(given, span.index, span.found.length)
  const isHeld =
    isUnderDay || span !== null || findWeekdays(text) !== null || findDayLetters(text) !== null
  const limited = isHeld ? takeLimits(text, order) : { rest: text, limits: {} }
  const { rest: left, dates } = takeDates(limited.rest, order)
  const [date] = dates
  const { until } = limited.limits
  const said = date === undefined ? null : opener(limited.rest, date)
  const isOpen = date !== undefined && said !== null
  const isRun = isOpen && until !== undefined
  const from = isOpen && isHeld ? { from: date.date } : {}
  const rest = isOpen ? cutOut(left, date.index - said.length, said.length) : left
  return {
    rest,
    date: isOpen && isHeld ? null : (date?.date ?? null),
    more: dates.slice(1).map((one) => one.date),
    between:
      span === null
        ? isRun
          ? { from: date.date, to: until }
          : null
        : { from: span.from, to: span.to },
    limits: { ...from, ...limited.limits },
    first: isOpen && !isHeld ? date.found : null,
  }
}

function cutOut(text: string, index: number, length: number): string {
  return `${text.slice(0, index)}${cut}${text.slice(index + length)}`
}

/** `rest` has a cut for each date that was one; `text` has no span of dates left. */
function takeLimits(text: string, order: DateOrder): { rest: string; limits: DayLimits } {
  const without: string[] = []
  let [rest, until, from]: [string, string | undefined, number] = [text, undefined, 0]
  let isListed = false
  for (let at = dateFrom(rest, 0, order); at !== null; at = dateFrom(rest, from, order)) {
    const before = rest.slice(Math.max(from, at.index - longest), at.index)
    const behind = rest.slice(at.index + at.found.length)
    const word: RegExpExecArray | null =
      (isListed ? joint.exec(before) : null) ?? isNot.exec(before)
    const last = word === null ? isLast.exec(before) : null
    const end = at.index + at.found.length
    isListed = word !== null || isNotBehind.test(behind)
    if (isListed) without.push(at.date)
    else if (last !== null) until ??= at.date
    const said = (word ?? last)?.[0].length ?? 0
    if (!isListed && last === null) from = end
    else {
      rest = cutOut(rest, at.index - said, said + at.found.length)
      from = at.index - said + 1
    }
  }
  return {
    rest,
    limits: {
      ...(until === undefined ? {} : { until }),
      ...(without.length > 0 ? { without } : {}),
    },
  }
}

/** The first date, and those that are listed behind it. */
function takeDates(text: string, order: DateOrder): { rest: string; dates: FoundDate[] } {
  const dates: FoundDate[] = []
  let [rest, from] = [text, 0]
  for (let at = dateFrom(rest, 0, order); at !== null; at = dateFrom(rest, from, order)) {
    const before = rest.slice(from, at.index)
    const word = dates.length === 0 ? '' : joint.exec(before)?.[0]
    if (word === undefined) break
    dates.push(at)
    const start = at.index - word.length
    rest = cutOut(rest, start, word.length + at.found.length)
    from = start + 1
  }
  return { rest, dates }
}

function dateFrom(text: string, from: number, order: DateOrder): FoundDate | null {
  const found = findDate(text.slice(from), order)
  return found === null ? null : { ...found, index: from + found.index }
}

const isNotWeek = new RegExp(`${not}\\s*$`, 'iu')
/** A line with more is none of a person's. */
const mostSaid = 4

/** Weeks that are said in parts: "odd weeks, weeks 1-15", "weeks 1-12, not week 7"; two lists are of two classes. */
export function takeWeeks(text: string): { rest: string; weeks: LessonWeeks | null } {
  let [rest, weeks]: [string, LessonWeeks | null] = [text, null]
  const without = new Set<number>()
  for (let count = 0; count < mostSaid; count += 1) {
    const at = findWeeks(rest)
    if (at?.kind !== 'weeks') break
    const word = isNotWeek.exec(rest.slice(0, at.index))
    if (word !== null) for (const week of at.weeks.weeks) without.add(week)
    else if (weeks === null) weeks = at.weeks
    else if (isPart(weeks) || isPart(at.weeks)) weeks = both(weeks, at.weeks)
    else break
    const from = at.index - (word?.[0].length ?? 0)
    rest = cutOut(rest, from, at.index + at.found.length - from)
  }
  // "Fortnightly, from week 1": both say the same.
  if (weeks !== null) rest = rest.replace(alternating, cut)
  if (without.size === 0) return { rest, weeks }
  const held = weeks ?? everyWeek
  return { rest, weeks: { ...held, weeks: held.weeks.filter((week) => !without.has(week)) } }
}

/** Odd ones or even ones, or those from a week on. */
function isPart({ weeks, isOpen, ofYear }: LessonWeeks): boolean {
  return ofYear !== undefined || (isOpen && weeks.length < maxWeeks)
}

export function both(one: LessonWeeks, other: LessonWeeks): LessonWeeks {
  const weeks = one.weeks.filter((week) => other.weeks.includes(week))
  const [first, second] = [one.ofYear, other.ofYear]
  const ofYear = first && second ? first.filter((week) => second.includes(week)) : (first ?? second)
  const isOpen = one.isOpen && other.isOpen
  return { weeks, isOpen, ...(ofYear === undefined ? {} : { ofYear }) }
}
