// What the days between two sessions of a chain cost, one list for each row and the row before it.
import { dayOf } from '../problem/score-plan.ts'
import { leftOut, type PlacementProblem } from '../problem/problem.ts'
import type { Rows } from './rows.ts'
import { termsOfKind, worstCost } from './terms-of-kind.ts'

export type GapCosts = {
  /** Where the list of a row begins in `cost`: the cost of `days` days lies at `offset[row] + days`. */
  offset: Int32Array
  cost: Int32Array
}

export function layGapCosts(problem: PlacementProblem, rows: Rows): GapCosts {
  const terms = termsOfKind(problem, 'gap')
  const offset = new Int32Array(rows.count)
  let length = 0
  for (const row of rows.filled) {
    offset[row] = length
    length += longestGap(rows, row) + 1
  }
  const cost = new Int32Array(length)
  for (const row of rows.filled) {
    const earlier = rows.task[row - 1] ?? -1
    const later = rows.task[row] ?? -1
    const from = offset[row] ?? 0
    for (let days = longestGap(rows, row); days >= 0; days -= 1) {
      let sum = 0
      for (const term of terms) sum += term.weight * term.costOf(earlier, later, days)
      cost[from + days] = Math.min(sum, worstCost)
    }
  }
  return { offset, cost }
}

/** In days between a row and the one before it; −1 where they never lie that way, or nothing comes before it. */
function longestGap({ task, first, last }: Rows, row: number): number {
  if ((task[row - 1] ?? -1) < 0) return -1
  return Math.max(-1, (last[row] ?? 0) - (first[row - 1] ?? 0))
}

/** What the gaps to frozen neighbours in the chain cost when a row lies on `day`. */
export function frozenGapCost(
  problem: PlacementProblem,
  rows: Rows,
  row: number,
  day: number,
): number {
  const before = rows.frozenBefore[row] ?? -1
  const after = rows.frozenAfter[row] ?? -1
  if (before < 0 && after < 0) return 0
  const task = rows.task[row] ?? 0
  const slotBefore = problem.tasks[before]?.frozen ?? leftOut
  const slotAfter = problem.tasks[after]?.frozen ?? leftOut
  let sum = 0
  for (const { weight, costOf } of termsOfKind(problem, 'gap')) {
    if (slotBefore !== leftOut) {
      sum += weight * costOf(before, task, day - dayOf(problem, slotBefore))
    }
    if (slotAfter !== leftOut) {
      sum += weight * costOf(task, after, dayOf(problem, slotAfter) - day)
    }
  }
  return sum
}
