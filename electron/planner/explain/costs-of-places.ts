// What it would cost to have a task at other places than now, by term: fast enough to follow the pointer.
import type { PlaceCost, TermAmount } from '../../../shared/planner/explanation.ts'
import { termNames } from '../../../shared/planner/term-name.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { PlacementPolicy } from '../policy.ts'
import { leftOut } from '../problem/problem.ts'
import type { TermCosts } from './place-scorer.ts'
import { readStandpoint, toSlot, type Standpoint } from './standpoint.ts'

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
  const now = costsNow(standpoint)
  return places.map((place) => {
    const terms = differ(costsAt(standpoint, place), now)
    return { place, total: sumOf(terms), terms }
  })
}

/** The plan with the task at the place less the plan without it. */
export function costsAt({ problem, scorer }: Standpoint, place: Place): TermCosts {
  return scorer.costAt(toSlot(problem, place))
}

/** The task's share in what the plan costs now. */
export function costsNow({ scorer, starts, task }: Standpoint): TermCosts {
  const slot = starts[task] ?? leftOut
  return slot === leftOut ? scorer.costOut : scorer.costAt(slot)
}

function sumOf(terms: readonly TermAmount[]): number {
  return terms.reduce((sum, { amount }) => sum + amount, 0)
}

function differ(there: TermCosts, now: TermCosts): TermAmount[] {
  return termNames.flatMap((term): TermAmount[] => {
    const amount = there[term] - now[term]
    return amount === 0 ? [] : [{ term, amount }]
  })
}
