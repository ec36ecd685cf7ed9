// What the study periods of a day cost, wherever they come from: the terms 'load', 'run' and 'fragment' on bits.
import {
  countBits,
  edgesOf,
  leftoverPeriods,
  stretch,
  type DayEdges,
} from '../problem/day-masks.ts'
import type { PlacementProblem } from '../problem/problem.ts'
import { termsOfKind } from './terms-of-kind.ts'

export type MaskCosts = {
  runs: readonly RunCost[]
  fragments: readonly FragmentCost[]
}

type RunCost = {
  weight: number
  /** Busy periods in a row that cost. */
  length: number
  /** Where such a run may begin without reaching over a break. */
  begins: number
}

type FragmentCost = { weight: number; edges: DayEdges }

export function layMaskCosts(problem: PlacementProblem): MaskCosts {
  const { periods } = problem
  return {
    runs: termsOfKind(problem, 'run').map(({ weight, longest, breaksAfter }) => {
      const length = longest + 1
      let begins = 0
      for (let start = 0; start + length <= periods; start += 1) {
        if ((breaksAfter & stretch(start, length - 1)) === 0) begins |= 1 << start
      }
      return { weight, length, begins }
    }),
    fragments: termsOfKind(problem, 'fragment').map(({ weight, breaksAfter }) => ({
      weight,
      edges: edgesOf(periods, breaksAfter),
    })),
  }
}

/** Never less with more study. */
export function runCost({ runs }: MaskCosts, fixed: number, study: number): number {
  let cost = 0
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index]
    if (run !== undefined) cost += oneRunCost(run, fixed, study)
  }
  return cost
}

function oneRunCost(run: RunCost, fixed: number, study: number): number {
  let all = fixed | study
  let busy = all & run.begins
  let some = study
  let near = study
  for (let step = run.length; step > 1 && busy !== 0; step -= 1) {
    all >>>= 1
    busy &= all
    some >>>= 1
    near |= some
  }
  busy &= near
  return busy === 0 ? 0 : run.weight * countBits(busy)
}

export function fragmentCost({ fragments }: MaskCosts, fixed: number, study: number): number {
  let cost = 0
  for (let index = 0; index < fragments.length; index += 1) {
    const fragment = fragments[index]
    if (fragment === undefined) continue
    cost += fragment.weight * countBits(leftoverPeriods(fragment.edges, fixed, study))
  }
  return cost
}
