// When something is, as a piece of text says it: dates, spans, and weeks counted from the term.
import { addDays } from '../../../../shared/schedule/calendar.ts'
import type { Clock, Derived, When } from './fact.ts'
import { findClocks } from './find-clocks.ts'
import { findDates, type FoundDate } from './find-dates.ts'
import {
  chineseDay,
  chineseWeekday,
  englishDay,
  englishWeekday,
  findWeeks,
  type FoundWeek,
} from './find-weeks.ts'
import { mondayOfWeek, type Ground } from './ground.ts'

export type FoundWhen = { index: number; until: number; when: Exclude<When, { kind: 'open' }> }

/** `week` is that of the row or the heading around the text, for a weekday that stands alone. */
export function findWhens(text: string, ground: Ground, week: number | null): FoundWhen[] {
  const dates = findDates(text, ground)
  const weeks = findWeeks(text).filter(({ index, until }) =>
    dates.every((date) => until <= date.index || date.until <= index),
  )
  const whens = [
    ...dates.map((date) => whenOfDate(date)),
    // A week beside a date only says again which it is.
    ...(dates.length > 0 ? [] : weeks.map((found) => whenOfWeek(found, ground))),
  ]
  const found = whens.length === 0 && week !== null ? weekdaysAlone(text, ground, week) : whens
  return giveClocks(
    text,
    found.toSorted((a, b) => a.index - b.index),
  )
}

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

function whenOfWeek({ index, until, from, to, weekday }: FoundWeek, ground: Ground): FoundWhen {
  if (weekday !== null && from === to) {
    return { index, until, when: weekdayOfWeek(ground, from, weekday) }
  }
  return { index, until, when: spanOfWeeks(ground, from, to) }
}

export function spanOfWeeks(ground: Ground, from: number, to: number): FoundWhen['when'] {
  return {
    kind: 'span',
    from: mondayOfWeek(ground, from),
    to: addDays(mondayOfWeek(ground, to), 6),
    derived: { kind: 'week', week: from },
  }
}

function weekdayOfWeek(ground: Ground, week: number, weekday: number): FoundWhen['when'] {
  const date = addDays(mondayOfWeek(ground, week), weekday - 1)
  return { kind: 'day', date, clock: null, derived: { kind: 'weekday-of-week', week, weekday } }
}

const alone = new RegExp(String.raw`${englishDay}|(?:本)?${chineseDay}`, 'giu')

function weekdaysAlone(text: string, ground: Ground, week: number): FoundWhen[] {
  return [...text.matchAll(alone)].flatMap((match) => {
    // "Fridays" and 每周五 are a habit and no day.
    if (/days$/iu.test(match[0]) || text[match.index - 1] === '每') return []
    const weekday =
      match[1] === undefined ? chineseWeekday(match[2] ?? '') : englishWeekday(match[1])
    return [
      {
        index: match.index,
        until: match.index + match[0].length,
        when: weekdayOfWeek(ground, week, weekday),
      },
    ]
  })
}

/** A time belongs to the nearest day before it, else to the next one. */
function giveClocks(text: string, whens: FoundWhen[]): FoundWhen[] {
  if (whens.length === 0) return whens
  const clocks = new Map<FoundWhen, Clock & { until: number }>()
  for (const { index, until, start, end } of findClocks(text)) {
    if (
      whens.some(
        (found) =>
          found.when.kind === 'day' &&
          index > found.index &&
          until < found.until &&
          !/[:：]|[ap]\.?m|[点时]/iu.test(text.slice(index, until)),
      )
    )
      continue
    const before = whens.findLast((found) => found.index <= index)
    const owner = before ?? whens[0]
    if (owner !== undefined && !clocks.has(owner)) clocks.set(owner, { start, end, until })
  }
  return whens.map((found) => {
    const clock = clocks.get(found)
    if (clock === undefined || found.when.kind !== 'day') return found
    const { start, end } = clock
    return { ...found, when: { ...found.when, clock: { start, end } } }
  })
}
