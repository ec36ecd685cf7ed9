// Reads what the clock says about the periods of a day: the breaks between them, and how early or late they are.
import {
  eveningStart,
  type DayPart,
  type CourseTimes,
  type PlanningPreferences,
} from '../../../shared/planner/planning-preferences.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import type { Period } from '../../../shared/schedule/term.ts'
import { usualLength } from '../../../shared/term/day-target.ts'
import { longBreak, type Meal } from './standards.ts'
import { stretch } from '../problem/day-masks.ts'

/** Minutes since midnight, half open. */
export type TimeSpan = { from: number; to: number }

export type DayClock = {
  /** In minutes since midnight. */
  startOf: Int32Array
  endOf: Int32Array
  /** As bits: the periods with an hour or more between them and the next; what follows is another part of the day. */
  breaksAfter: number
  /** The usual length of a period in minutes. */
  minutes: number
}

const noon = 12 * 60

export function readClock(periods: readonly Period[]): DayClock {
  const startOf = Int32Array.from(periods, ({ start }) => minutesOf(start))
  const endOf = Int32Array.from(periods, ({ end }) => minutesOf(end))
  let breaksAfter = 0
  for (let period = 0; period + 1 < periods.length; period += 1) {
    const gap = (startOf[period + 1] ?? 0) - (endOf[period] ?? 0)
    if (gap >= longBreak) breaksAfter |= 1 << period
  }
  return { startOf, endOf, breaksAfter, minutes: usualLength(periods) }
}

/** The most periods in a row that last no more than so many minutes by the clock, wherever they lie; at least one. */
export function periodsWithin({ startOf, endOf, breaksAfter }: DayClock, minutes: number): number {
  let longest = startOf.length
  for (let first = 0; first < startOf.length; first += 1) {
    for (let last = first; last < startOf.length; last += 1) {
      if ((endOf[last] ?? 0) - (startOf[first] ?? 0) > minutes) {
        longest = Math.min(longest, last - first)
        break
      }
      if (((breaksAfter >>> last) & 1) === 1) break
    }
  }
  return Math.max(1, longest)
}

/** The part of the day in which a period begins. */
export function partOf(clock: DayClock, period: number): DayPart {
  const start = clock.startOf[period] ?? 0
  if (start < noon) return 'morning'
  return start < eveningStart ? 'afternoon' : 'evening'
}

/** The periods of a day, as bits, that begin in this part of it. */
export function periodsOfPart(clock: DayClock, part: DayPart): number {
  let mask = 0
  for (let period = 0; period < clock.startOf.length; period += 1) {
    if (partOf(clock, period) === part) mask |= 1 << period
  }
  return mask
}

/** The periods, as bits, that lie between two times; null is no limit. */
export function periodsBetween(clock: DayClock, from: string | null, to: string | null): number {
  const first = from === null ? 0 : minutesOf(from)
  const last = to === null ? Infinity : minutesOf(to)
  let mask = 0
  for (const [period, start] of clock.startOf.entries()) {
    if (start >= first && (clock.endOf[period] ?? 0) <= last) mask |= 1 << period
  }
  return mask
}

/** The periods, as bits, that the person's hours and lunch leave for study. */
export function periodsInHours(clock: DayClock, hours: PlanningPreferences): number {
  const { noStudyBefore, noStudyAfter, lunch } = hours
  const open = periodsBetween(clock, noStudyBefore, noStudyAfter)
  if (lunch === null) return open
  return open & ~periodsTouching(clock, minutesOf(lunch.from), minutesOf(lunch.to))
}

/** For each meal, as bits, the free periods that are kept for it: those nearest to its best time; 0 for none. */
export function mealPeriods(
  clock: DayClock,
  meals: readonly Meal[],
  events: number,
  spans: readonly TimeSpan[],
): number[] {
  return meals.map((meal) => (hasBreak(clock, meal, spans) ? 0 : nearestFree(clock, meal, events)))
}

/** Whether table and events leave time for the meal between two periods, or before the first or after the last. */
function hasBreak({ startOf, endOf }: DayClock, meal: Meal, spans: readonly TimeSpan[]): boolean {
  const starts = [...startOf, Infinity]
  return starts.some((start, index) => {
    let free = endOf[index - 1] ?? -Infinity
    for (const { from, to } of spans) {
      if (to <= free || from >= start) continue
      if (timeIn(meal, free, from)) return true
      free = to
    }
    return timeIn(meal, free, start)
  })
}

function timeIn({ from, to, minutes }: Meal, since: number, until: number): boolean {
  return Math.min(until, minutesOf(to)) - Math.max(since, minutesOf(from)) >= minutes
}

function nearestFree({ startOf, endOf }: DayClock, meal: Meal, events: number): number {
  const best = minutesOf(meal.best)
  let nearest = { mask: 0, away: Infinity }
  for (let first = 0; first < startOf.length; first += 1) {
    for (let last = first; last < startOf.length; last += 1) {
      if (((events >>> last) & 1) === 1) break
      if (!timeIn(meal, startOf[first] ?? 0, endOf[last] ?? 0)) continue
      const away = Math.abs((startOf[first] ?? 0) - best)
      if (away < nearest.away) nearest = { mask: stretch(first, last - first + 1), away }
      break
    }
  }
  return nearest.mask
}

/** As bits; a time takes every period that it touches. */
export function takenOn(
  clock: DayClock,
  weekday: number,
  { weekdays, parts, times }: Pick<CourseTimes, 'weekdays' | 'parts' | 'times'>,
): number {
  if (weekdays.includes(weekday)) return ~0
  const ofParts = parts.reduce((mask, part) => mask | periodsOfPart(clock, part), 0)
  return times
    .filter((time) => time.weekday === weekday)
    .reduce((mask, { from, to }) => mask | periodsTouching(clock, from, to), ofParts)
}

function periodsTouching({ startOf, endOf }: DayClock, from: number, to: number): number {
  return startOf.reduce(
    (mask, start, period) =>
      start < to && (endOf[period] ?? 0) > from ? mask | (1 << period) : mask,
    0,
  )
}
