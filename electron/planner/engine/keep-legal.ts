// What of a plan may stay: the starts that break no rule, so that any old plan can be where a search begins.
import { stretch } from '../problem/day-content.ts'
import { leftOut, type PlacementProblem, type Starts } from '../problem/problem.ts'
import { earliestAfter, emptyPlan, latestBefore, layBusy } from './first-plan.ts'

/** The legal part of `wished`: chain by chain from the front, what stands in the way of an earlier one goes. */
export function keepLegal(problem: PlacementProblem, wished: Starts): Starts {
  const kept = emptyPlan(problem)
  const busy = layBusy(problem, kept)
  for (const chain of problem.chains) {
    for (const [index, task] of chain.entries()) {
      const each = problem.tasks[task]
      const slot = wished[task] ?? leftOut
      if (each === undefined || each.frozen !== null || slot < 0) continue
      const day = Math.floor(slot / problem.periods)
      const period = slot % problem.periods
      const mask = stretch(period, each.duration)
      if ((((each.starts[day] ?? 0) >>> period) & 1) === 0 || ((busy[day] ?? 0) & mask) !== 0)
        continue
      const from = earliestAfter(problem, kept, chain, index)
      if (from === null || slot < from) continue
      if (slot + each.duration > latestBefore(problem, kept, chain, index)) continue
      kept[task] = slot
      busy[day] = (busy[day] ?? 0) | mask
    }
  }
  return kept
}
