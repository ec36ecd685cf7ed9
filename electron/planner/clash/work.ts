// How much may still be looked at: counted in steps and not in time, so that the same question has the same answer.

import type { PlacementProblem } from '../problem/problem.ts'

export type Work = { left: number }

/** Whether there was enough; what is taken is gone either way. */
export function spend(work: Work, steps: number): boolean {
  work.left -= steps
  return work.left >= 0
}

/** Beyond so many tasks a search needs seconds before its first move. */
const mostSearched = 1000

/** Moves of a search for a plan that is only weighed and not kept; without any, tasks lie as early as they can. */
export function movesFor({ tasks }: PlacementProblem): number {
  return tasks.length > mostSearched ? 0 : 3000
}
