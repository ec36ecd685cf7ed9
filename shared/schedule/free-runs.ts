// Free runs of periods on a day, found with bit arithmetic (S2).
import { firstPeriods, occupancyOf, occupantsOf, type Occupancy } from './occupancy.ts'
import type { Place } from './place.ts'
import type { ScheduleState } from './state.ts'

/** The periods at which `length` set bits in a row begin, none of them across a cut. */
export function runStarts(mask: number, length: number, cuts = 0): number {
  const onward = mask & ~cuts
  let starts = mask
  for (let step = 1; step < length && starts !== 0; step += 1) starts &= onward >>> step
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
function runsIn(mask: number, cuts: number, day: number, minLength: number): Place[] {
  const runs: Place[] = []
  let rest = mask
  while (rest !== 0) {
    const start = lowestPeriod(rest)
    // The first gap or cut after the run's start ends it.
    const end = lowestPeriod(~((rest & ~cuts) | firstPeriods(start))) - 1
    if (end - start + 1 >= minLength) runs.push({ day, start, end })
    rest &= ~firstPeriods(end)
  }
  return runs
}

/** The day's maximal free runs of at least `minLength` periods, in order. */
export function freeRuns(occupancy: Occupancy, day: number, minLength: number): Place[] {
  const solid = occupancy.solid[day]
  if (day < 1 || solid === undefined) return []
  const free = firstPeriods(occupancy.periods) & ~solid
  return runsIn(free, occupancy.cuts[day] ?? 0, day, minLength)
}

/** For each host of the day, its maximal runs of at least `minLength` periods without a guest. */
export function hostRuns(
  state: ScheduleState,
  day: number,
  minLength: number,
): { hostId: number; place: Place }[] {
  const occupancy = occupancyOf(state)
  const [freeHost, cuts] = [occupancy.freeHost[day] ?? 0, occupancy.cuts[day] ?? 0]
  return occupantsOf(state, day)
    .filter(({ isHost }) => isHost)
    .flatMap(({ id, mask }) =>
      runsIn(mask & freeHost, cuts, day, minLength).map((place) => ({ hostId: id, place })),
    )
    .toSorted((a, b) => a.place.start - b.place.start || a.hostId - b.hostId)
}
