// What the study periods of a day cost, wherever they come from: the terms 'load', 'run' and 'fragment' on bits.
import { stretch } from '../problem/day-content.ts'
import type { PlacementProblem } from '../problem/problem.ts'
import { countBits } from './bits.ts'
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

type FragmentCost = {
  weight: number
  breaksAfter: number
  whole: number
  /** All periods but the first and the last. */
  inside: number
}

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
      breaksAfter,
      whole: stretch(0, periods),
      inside: stretch(1, Math.max(0, periods - 2)),
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
    const free = fragment.whole & ~(fixed | study)
    const open = ~fragment.breaksAfter
    const lonely = free & fragment.inside & ~((free & open) << 1) & ~((free >>> 1) & open)
    const beside = ((study & open) << 1) | ((study >>> 1) & open)
    cost += fragment.weight * countBits(lonely & beside)
  }
  return cost
}
