// The periods of the parts of the day that stay free.
import { periodsIn } from '../../shared/schedule/free-runs.ts'
import type { Window } from '../../shared/schedule/state.ts'
import type { DayPart } from '../../shared/planner/planning-preferences.ts'
import { periodsOfPart, readClock } from '../planner/from-state/day-clock.ts'

/** Period numbers, ascending. */
export function closedPeriods({ periods }: Window, parts: readonly DayPart[]): number[] {
  const clock = readClock(periods)
  return periodsIn(parts.reduce((mask, part) => mask | periodsOfPart(clock, part), 0))
}
