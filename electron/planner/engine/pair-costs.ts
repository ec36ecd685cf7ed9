// What one study block right after another costs on a day: the terms 'switch' and 'heavy', by classes of chains.
import type { PlacementProblem } from '../problem/problem.ts'
import { termsOfKind } from './terms-of-kind.ts'

export type PairCosts = {
  /** False where no term looks at pairs of blocks: nothing below is needed then. */
  matter: boolean
  /** Chains of the same class cost the same beside any other. */
  classOfChain: Int32Array
  /** For each term 'switch': the subject of each class. */
  switches: { weight: number; subject: Int32Array }[]
  /** For each term 'heavy': 1 for each heavy class, and the periods after which blocks do not touch. */
  heavies: { weight: number; heavy: Int32Array; breaksAfter: number }[]
}

export function layPairCosts(problem: PlacementProblem): PairCosts {
  const switches = termsOfKind(problem, 'switch')
  const heavies = termsOfKind(problem, 'heavy')
  const classes = new Map<string, number>()
  const samples: number[] = []
  const classOfChain = Int32Array.from(problem.chains, (_, chain) => {
    const subjects = switches.map(({ subjectOf }) => subjectOf[chain] ?? 0)
    const traits = [...subjects, ...heavies.map(({ heavy }) => heavy[chain] ?? 0)].join()
    const known = classes.get(traits)
    if (known !== undefined) return known
    classes.set(traits, samples.length)
    return samples.push(chain) - 1
  })
  return {
    matter: switches.length + heavies.length > 0,
    classOfChain,
    switches: switches.map(({ weight, subjectOf }) => ({
      weight,
      subject: Int32Array.from(samples, (chain) => subjectOf[chain] ?? 0),
    })),
    heavies: heavies.map(({ weight, heavy, breaksAfter }) => ({
      weight,
      heavy: Int32Array.from(samples, (chain) => heavy[chain] ?? 0),
      breaksAfter,
    })),
  }
}

/** `last` is the last period of the earlier block; `next` the first of the later one. */
export function pairCost(
  { switches, heavies }: PairCosts,
  earlier: number,
  later: number,
  last: number,
  next: number,
): number {
  let cost = 0
  for (const { weight, subject } of switches) {
    if (subject[earlier] !== subject[later]) cost += weight
  }
  if (last + 1 !== next) return cost
  for (const { weight, heavy, breaksAfter } of heavies) {
    const touch = ((breaksAfter >>> last) & 1) === 0
    if (touch && heavy[earlier] === 1 && heavy[later] === 1) cost += weight
  }
  return cost
}
