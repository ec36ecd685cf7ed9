// The periods of a weekday that were told as taken for a course (P7).
import type { CourseTimes } from '../../../shared/planner/planning-preferences.ts'
import { periodsOfPart, type DayClock } from './day-clock.ts'

export type TakenTimes = Pick<CourseTimes, 'weekdays' | 'parts' | 'times'>

/** As bits; a time takes every period that it touches. */
export function takenOn(
  clock: DayClock,
  weekday: number,
  { weekdays, parts, times }: TakenTimes,
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
