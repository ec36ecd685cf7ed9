// Says what the study of a day costs, wherever it comes from: its periods as bits, and one block right after another.
import {
  countBits,
  edgesOf,
  leftoverPeriods,
  stretch,
  type DayEdges,
} from '../problem/day-masks.ts'
import type { PlacementProblem, Term } from '../problem/problem.ts'

export type TermOfKind<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>

/** In place of a cost: not possible. More than any day costs. */
export const closed = 1 << 28

/** What is worse than this is not told apart. */
export const worstCost = 1 << 22

const heaviestWeight = 1 << 17

export function termsOfKind<Kind extends Term['kind']>(
  { terms }: PlacementProblem,
  kind: Kind,
): TermOfKind<Kind>[] {
  return terms
    .filter((term): term is TermOfKind<Kind> => term.kind === kind && term.weight > 0)
    .map((term) =>
      term.weight <= heaviestWeight ? term : Object.assign({}, term, { weight: heaviestWeight }),
    )
}

export type MaskCosts = {
  runs: readonly RunCost[]
  fragments: readonly { weight: number; edges: DayEdges }[]
}

type RunCost = {
  weight: number
  /** Busy periods in a row that cost. */
  length: number
  /** Where such a run may begin without reaching over a break. */
  begins: number
}

/** What the study periods of a day cost, wherever they come from: the terms 'load', 'run' and 'fragment' on bits. */
export function buildMaskCosts(problem: PlacementProblem): MaskCosts {
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

export type PairCosts = {
  /** False where no term looks at pairs of blocks: nothing below is needed then. */
  matter: boolean
  /** Chains of the same class cost the same beside any other. */
  classOfChain: Int32Array
  /** For each term 'switch': the subject of each class. */
  switches: { weight: number; subject: Int32Array }[]
  /** For each term 'touch': 1 for each class that counts, and by last period how far it reaches. */
  touches: { weight: number; among: Int32Array; reach: Int32Array }[]
}

/** What one study block right after another costs on a day: the terms 'switch' and 'touch', by classes of chains. */
export function buildPairCosts(problem: PlacementProblem): PairCosts {
  const switches = termsOfKind(problem, 'switch')
  const touches = termsOfKind(problem, 'touch')
  const classes = new Map<string, number>()
  const samples: number[] = []
  const classOfChain = Int32Array.from(problem.chains, (_, chain) => {
    const subjects = switches.map(({ subjectOf }) => subjectOf[chain] ?? 0)
    const traits = [...subjects, ...touches.map(({ among }) => among[chain] ?? 0)].join()
    const known = classes.get(traits)
    if (known !== undefined) return known
    classes.set(traits, samples.length)
    return samples.push(chain) - 1
  })
  return {
    matter: switches.length + touches.length > 0,
    classOfChain,
    switches: switches.map(({ weight, subjectOf }) => ({
      weight,
      subject: Int32Array.from(samples, (chain) => subjectOf[chain] ?? 0),
    })),
    touches: touches.map(({ weight, among, reach }) => ({
      weight,
      among: Int32Array.from(samples, (chain) => among[chain] ?? 0),
      reach,
    })),
  }
}

/** `last` is the last period of the earlier block; `next` the first of the later one. */
export function pairCost(
  { switches, touches }: PairCosts,
  earlier: number,
  later: number,
  last: number,
  next: number,
): number {
  let cost = 0
  for (const { weight, subject } of switches) {
    if (subject[earlier] !== subject[later]) cost += weight
  }
  if (next <= last) return cost
  for (const { weight, among, reach } of touches) {
    if (next <= (reach[last] ?? last) && among[earlier] === 1 && among[later] === 1) cost += weight
  }
  return cost
}
