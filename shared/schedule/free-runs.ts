// Free runs of periods on a day, found with bit arithmetic (S2).
import { firstPeriods, occupancyOf, occupantsOf, type Occupancy } from './occupancy.ts'
import type { Place } from './place.ts'
import type { ScheduleState } from './state.ts'

/** The periods at which `length` set bits in a row begin. */
export function runStarts(mask: number, length: number): number {
  let starts = mask
  for (let step = 1; step < length && starts !== 0; step += 1) starts &= mask >>> step
  return starts
}

/** The lowest period in the mask, from 1; the mask must not be empty. */
export function lowestPeriod(mask: number): number {
  return 32 - Math.clz32(mask & -mask)
}

/** The periods in the mask, ascending. */
export function periodsIn(mask: number): number[] {
  const periods: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) periods.push(lowestPeriod(rest))
  return periods
}

/** Maximal runs of at least `minLength` set bits, ascending. */
function runsIn(mask: number, day: number, minLength: number): Place[] {
  const runs: Place[] = []
  let rest = mask
  while (rest !== 0) {
    const start = lowestPeriod(rest)
    // The first gap after the run's start ends it.
    const end = lowestPeriod(~(rest | firstPeriods(start))) - 1
    if (end - start + 1 >= minLength) runs.push({ day, start, end })
    rest &= ~firstPeriods(end)
  }
  return runs
}

/** The day's maximal free runs of at least `minLength` periods, in order. */
export function freeRuns(occupancy: Occupancy, day: number, minLength: number): Place[] {
  const solid = occupancy.solid[day]
  if (day < 1 || solid === undefined) return []
  return runsIn(firstPeriods(occupancy.periods) & ~solid, day, minLength)
}

/** For each host of the day, its maximal runs of at least `minLength` periods without a guest. */
export function hostRuns(
  state: ScheduleState,
  day: number,
  minLength: number,
): { hostId: number; place: Place }[] {
  const freeHost = occupancyOf(state).freeHost[day] ?? 0
  return occupantsOf(state, day)
    .filter(({ isHost }) => isHost)
    .flatMap(({ id, mask }) =>
      runsIn(mask & freeHost, day, minLength).map((place) => ({ hostId: id, place })),
    )
    .toSorted((a, b) => a.place.start - b.place.start || a.hostId - b.hostId)
}
