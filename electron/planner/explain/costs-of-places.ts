// What it would cost to have a task at other places than now, by term: fast enough to follow the pointer.
import type { PlaceCost } from '../../../shared/planner/explanation.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { differingTerms, type TermCosts } from '../cost/board.ts'
import type { PlacementPolicy } from '../policy.ts'
import { leftOut, slotOfPlace } from '../problem/problem.ts'
import { readStandpoint, type Standpoint } from './standpoint.ts'

/** One for each of `places`, in their order; empty for an event, which nothing weighs, and for an unknown task. */
export function costsOfPlaces(
  state: ScheduleState,
  policy: PlacementPolicy,
  taskId: number,
  places: readonly Place[],
): PlaceCost[] {
  const item = findTask(state, taskId)
  if (item?.kind !== 'item') return []
  return weighPlaces(readStandpoint(state, policy, item), places)
}

/** What the plan would cost with the task there, less what it costs now. */
export function weighPlaces(standpoint: Standpoint, places: readonly Place[]): PlaceCost[] {
  const { problem, costAt } = standpoint
  const now = costsNow(standpoint)
  return places.map((place) => {
    const there = costAt(slotOfPlace(place, problem.periods))
    const terms = differingTerms(now, there)
    return { place, total: terms.reduce((sum, { amount }) => sum + amount, 0), terms }
  })
}

/** The task's share in what the plan costs now. */
export function costsNow({ costAt, starts, task }: Standpoint): TermCosts {
  return costAt(starts[task] ?? leftOut)
}
