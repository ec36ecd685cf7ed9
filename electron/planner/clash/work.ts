// How much may still be looked at: counted in steps and not in time, so that the same question has the same answer.

import { searchPlan, type SearchResult } from '../engine/search-plan.ts'
import type { PlacementProblem, Starts } from '../problem/problem.ts'

export type Work = { left: number }

/** Whether there was enough; what is taken is gone either way. */
export function spend(work: Work, steps: number): boolean {
  work.left -= steps
  return work.left >= 0
}

/** Beyond so many tasks a search needs seconds before its first move. */
const mostSearched = 1000

const moves = 3000

/** A plan that is only weighed and not kept; without moves, tasks lie as early as they can. */
export function searchRoughly(problem: PlacementProblem, initial?: Starts): SearchResult {
  const steps = problem.tasks.length > mostSearched ? 0 : moves
  return searchPlan(problem, { seed: 1, steps, ...(initial === undefined ? {} : { initial }) })
}
