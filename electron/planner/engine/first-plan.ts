// The first plan: every task at the earliest place that is left, later sessions never before earlier ones.
import { layBusy } from '../problem/clear-starts.ts'
import { lowestBit, stretch } from '../problem/day-masks.ts'
import {
  leftOut,
  type PlacementProblem,
  type ProblemTask,
  type Starts,
} from '../problem/problem.ts'

/**
 * Fills `kept` (a legal plan, changed in place) with the tasks that it leaves out, each at its earliest legal slot.
 * Chains take turns by what has to be done first, and each chain is filled in its own order: a later session tried
 * before an earlier one could never be placed.
 */
export function fillEarliest(problem: PlacementProblem, kept: Starts): Starts {
  return fillInTurn(problem, kept, inOrderOfUrgency(problem))
}

/** The same for the tasks of these turns, in their order. */
export function fillInTurn(
  problem: PlacementProblem,
  kept: Starts,
  turns: readonly Turn[],
): Starts {
  const busy = layBusy(problem, kept)
  for (const { task, index, chain } of turns) {
    const each = problem.tasks[task]
    if (each === undefined || each.frozen !== null || kept[task] !== leftOut) continue
    const from = earliestAfter(problem, kept, chain, index)
    if (from === null) continue
    const slot = findEarliest(problem, each, busy, from, latestBefore(problem, kept, chain, index))
    if (slot === leftOut) continue
    kept[task] = slot
    const day = Math.floor(slot / problem.periods)
    busy[day] = (busy[day] ?? 0) | stretch(slot % problem.periods, each.duration)
  }
  return kept
}

export type Turn = {
  task: number
  /** In its chain. */
  index: number
  chain: readonly number[]
  /** The last day on which it can start, or the last for what comes after it. */
  urgency: number
}

/** What has to be done first comes first. */
export function inOrderOfUrgency(problem: PlacementProblem): Turn[] {
  const turns: Turn[] = []
  for (const chain of problem.chains) {
    // A session is at least as urgent as all that come after it.
    let urgency = problem.days
    for (let index = chain.length - 1; index >= 0; index -= 1) {
      const task = chain[index] ?? 0
      const each = problem.tasks[task]
      if (each === undefined) continue
      urgency = Math.min(
        urgency,
        each.starts.findLastIndex((mask) => mask !== 0),
      )
      turns.push({ task, index, chain, urgency })
    }
  }
  return turns.sort((a, b) => a.urgency - b.urgency || a.index - b.index)
}

/** The first slot after the session before; null when that one is left out. */
export function earliestAfter(
  { tasks }: PlacementProblem,
  starts: Starts,
  chain: readonly number[],
  index: number,
): number | null {
  if (index === 0) return 0
  const before = chain[index - 1] ?? 0
  const slot = starts[before] ?? leftOut
  return slot === leftOut ? null : slot + (tasks[before]?.duration ?? 0)
}

/** The slot at which the next placed session of the chain starts, or the end of the plan. */
export function latestBefore(
  { days, periods }: PlacementProblem,
  starts: Starts,
  chain: readonly number[],
  index: number,
): number {
  const after = chain[index + 1]
  const slot = after === undefined ? leftOut : (starts[after] ?? leftOut)
  return slot === leftOut ? days * periods : slot
}

function findEarliest(
  { days, periods }: PlacementProblem,
  { starts, duration }: ProblemTask,
  busy: Int32Array,
  from: number,
  end: number,
): number {
  const mask = stretch(0, duration)
  for (let day = Math.floor(from / periods); day < days; day += 1) {
    let open = starts[day] ?? 0
    if (open === 0) continue
    for (; open !== 0; open &= open - 1) {
      const period = lowestBit(open)
      const slot = day * periods + period
      if (slot < from || (((busy[day] ?? 0) >>> period) & mask) !== 0) continue
      return slot + duration <= end ? slot : leftOut
    }
  }
  return leftOut
}
