// A problem in which some tasks go without a place and nobody waits for them.
import type { PlacementProblem } from '../../problem/problem.ts'

/** The chains with the tasks given up at their end. */
export function chainsWithout(
  { chains }: PlacementProblem,
  givenUp: ReadonlySet<number>,
): number[][] {
  return chains.map((chain) => [
    ...chain.filter((task) => !givenUp.has(task)),
    ...chain.filter((task) => givenUp.has(task)),
  ])
}
