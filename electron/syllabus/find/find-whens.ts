// Finds when something is, as a piece of text says it: dates, spans, and weeks counted from the term.
import { addDays, clockOf, mondayOf, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Clock, Derived, When } from './fact.ts'
import { findClocks, type FoundClock } from '../../../shared/time/clocks.ts'
import type { FoundDate } from '../../../shared/time/documents/document-calendar.ts'
import { findDates } from '../../../shared/time/documents/dates.ts'
import { findWeeks, type FoundWeek } from '../../../shared/time/documents/term-weeks.ts'
import {
  chineseDay,
  chineseWeekday,
  daySignBehind,
  englishDay,
  englishWeekday,
} from '../../../shared/time/weekdays.ts'
import {
  mondayOfWeek,
  weekOf,
  type DocumentCalendar,
} from '../../../shared/time/documents/document-calendar.ts'

export type FoundWhen = { index: number; until: number; when: Exclude<When, { kind: 'open' }> }

/** `around` is the row or the heading that the text is in, for a weekday that stands alone. */
export function findWhens(
  text: string,
  calendar: DocumentCalendar,
  around: { week: number | null; when: When | null } | null,
): FoundWhen[] {
  // "10/8(四)": the weekday behind a date is part of it.
  const dates = findDates(text, calendar).map((date) => {
    const [said = ''] = daySignBehind.exec(text.slice(date.until)) ?? []
    return Object.assign(date, { until: date.until + said.length })
  })
  const weeks = findWeeks(text).filter(
    ({ index, until }) =>
      dates.every((date) => until <= date.index || date.until <= index) &&
      !covers.test(text.slice(0, index)),
  )
  const whens = [
    ...dates.map((date) => whenOfDate(date)),
    // A week beside a date only says again which it is.
    ...(dates.length > 0 ? [] : weeks.map((found) => whenOfWeek(found, calendar))),
  ]
  const found =
    whens.length === 0 && around !== null ? weekdaysAlone(text, calendar, around) : whens
  return giveClocks(
    text,
    found.toSorted((a, b) => a.index - b.index),
  )
}

/** "Test (weeks 1-5)" in what it asks about: 范围. */
const covers = /(?:范围|\bcover(?:s|ing|age)?|\bmaterial (?:of|from))[:：\s]*$/iu

function whenOfDate({ index, until, date, through, other, saidWeekday }: FoundDate): FoundWhen {
  if (through !== null) {
    return {
      index,
      until,
      when: { kind: 'span', from: date, to: through, derived: { kind: 'span' } },
    }
  }
  const derived: Derived | null =
    saidWeekday !== null
      ? { kind: 'weekday', said: saidWeekday }
      : other === null
        ? null
        : { kind: 'order', other }
  return { index, until, when: { kind: 'day', date, clock: null, derived } }
}

function whenOfWeek(
  { index, until, from, to, weekday }: FoundWeek,
  calendar: DocumentCalendar,
): FoundWhen {
  if (weekday !== null && from === to) {
    return { index, until, when: weekdayOfWeek(calendar, from, weekday) }
  }
  return { index, until, when: spanOfWeeks(calendar, from, to) }
}

export function spanOfWeeks(
  calendar: DocumentCalendar,
  from: number,
  to: number,
): FoundWhen['when'] {
  return {
    kind: 'span',
    from: mondayOfWeek(calendar, from),
    to: addDays(mondayOfWeek(calendar, to), 6),
    derived: { kind: 'week', week: from },
  }
}

/** The week that a date names beside its number. */
export function weekOfDate(date: string, through: string | null, week: number): FoundWhen['when'] {
  return {
    kind: 'span',
    from: mondayOf(date),
    to: addDays(mondayOf(through ?? date), 6),
    derived: { kind: 'week', week },
  }
}

function weekdayOfWeek(
  calendar: DocumentCalendar,
  week: number,
  weekday: number,
): FoundWhen['when'] {
  const date = addDays(mondayOfWeek(calendar, week), weekday - 1)
  return { kind: 'day', date, clock: null, derived: { kind: 'weekday-of-week', week, weekday } }
}

const alone = new RegExp(String.raw`${englishDay}|(?:本)?${chineseDay}`, 'giu')

function weekdaysAlone(
  text: string,
  calendar: DocumentCalendar,
  { week, when }: { week: number | null; when: When | null },
): FoundWhen[] {
  const dayOf = (weekday: number): FoundWhen['when'] | null => {
    if (when?.kind === 'day') return nextWeekday(when.date, weekday)
    return weekdayWithin(when, week, weekday, calendar)
  }
  return [...text.matchAll(alone)].flatMap((match) => {
    // "Fridays" and 每周五 are a habit and no day.
    if (/days$/iu.test(match[0]) || text[match.index - 1] === '每') return []
    const weekday =
      match[1] === undefined ? chineseWeekday(match[2] ?? '') : englishWeekday(match[1])
    const isNext = /(?:\bnext|\bfollowing|下个?)\s*$/iu.test(text.slice(0, match.index))
    const day = isNext ? weekLater(dayOf(weekday), when) : dayOf(weekday)
    return day === null
      ? []
      : [{ index: match.index, until: match.index + match[0].length, when: day }]
  })
}

/** The weekday in the one week that is spoken of: by its dates, else by its number. */
export function weekdayWithin(
  when: When | null,
  week: number | null,
  weekday: number,
  calendar: DocumentCalendar,
): FoundWhen['when'] | null {
  if (when?.kind !== 'span' || mondayOf(when.from) !== mondayOf(when.to))
    return week === null ? null : weekdayOfWeek(calendar, week, weekday)
  const date = addDays(mondayOf(when.from), weekday - 1)
  const derived = {
    kind: 'weekday-of-week' as const,
    week: week ?? weekOf(calendar, date),
    weekday,
  }
  return { kind: 'day', date, clock: null, derived }
}

/** "Next Monday" is that of the week after; where it lies in that week already it stays. */
function weekLater(day: FoundWhen['when'] | null, when: When | null): FoundWhen['when'] | null {
  if (day?.kind !== 'day') return null
  const isLater = when?.kind === 'day' && mondayOf(day.date) > mondayOf(when.date)
  const date = isLater ? day.date : addDays(day.date, 7)
  return { ...day, date, derived: { kind: 'counted' } }
}

/** The first such weekday from a day on. */
function nextWeekday(date: string, weekday: number): FoundWhen['when'] {
  const days = (weekday - weekdayOf(date) + 7) % 7
  const derived = days === 0 ? null : { kind: 'counted' as const }
  return { kind: 'day', date: addDays(date, days), clock: null, derived }
}

/** With the time that the text has, where it names no other day. */
export function clockWithin<Around extends When | null>(text: string, when: Around): Around {
  if (when?.kind !== 'day' || when.clock !== null) return when
  const [only, ...others] = findClocks(text)
  if (only === undefined || others.length > 0) return when
  const clock = { start: clockOf(only.start), end: only.end === null ? null : clockOf(only.end) }
  return { ...when, clock }
}

/** A time belongs to the nearest day before it, else to the next one, and to the days that are listed with that. */
function giveClocks(text: string, whens: FoundWhen[]): FoundWhen[] {
  if (whens.length === 0) return whens
  const clocks = findClocks(text).filter((clock) => !isFigureOfDay(text, clock, whens))
  const own = whens.map((): Clock | null => null)
  for (const { index, start, end } of clocks) {
    const owner = Math.max(
      0,
      whens.findLastIndex((found) => found.index <= index),
    )
    own[owner] ??= { start: clockOf(start), end: end === null ? null : clockOf(end) }
  }
  const isListed = listsOf(text, whens, clocks)
  // "20 and 22, 10:30": the time behind a list is that of all; "20, 10:30, and 22" says it once too.
  for (let at = own.length - 2; at >= 0; at -= 1) if (isListed(at)) own[at] ??= own[at + 1] ?? null
  for (let at = 1; at < own.length; at += 1) if (isListed(at - 1)) own[at] ??= own[at - 1] ?? null
  return whens.map((found, at) => {
    const clock = own[at] ?? null
    return clock === null || found.when.kind !== 'day'
      ? found
      : { ...found, when: { ...found.when, clock } }
  })
}

function isFigureOfDay(
  text: string,
  { index, until }: FoundClock,
  whens: readonly FoundWhen[],
): boolean {
  if (/[:：]|[ap]\.?m|[点时]/iu.test(text.slice(index, until))) return false
  return whens.some(
    (found) => found.when.kind === 'day' && index > found.index && until < found.until,
  )
}

const betweenListed = new RegExp(
  String.raw`^(?:[\s,，、;；:：()（）&+/]|\b(?:and|or|both|on|from|at)\b|[和与及或]|${englishDay}|${chineseDay})*$`,
  'iu',
)

/** Whether between a day and the one behind it nothing stands but what joins a list, and times. */
function listsOf(text: string, whens: readonly FoundWhen[], clocks: readonly FoundClock[]) {
  const plain = clocks.reduce(
    (rest, { index, until }) =>
      rest.slice(0, index) + ' '.repeat(until - index) + rest.slice(until),
    text,
  )
  return (at: number) =>
    betweenListed.test(plain.slice(whens[at]?.until ?? 0, whens[at + 1]?.index ?? 0))
}
