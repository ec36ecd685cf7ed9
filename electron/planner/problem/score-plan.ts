// The plain scorer: it defines what a plan costs and which rules it breaks; the engine's fast one must agree with it.
import { leftOut, type PlacementProblem, type Slot, type Starts } from './problem.ts'
import { layOut, type DayContent } from './day-content.ts'
import { dayCost } from './day-cost.ts'
import { termNames, type Term, type TermName } from './term.ts'

export type Score = {
  /** The weighted sum of all terms. */
  total: number
  /** By name, weight included; terms of the same name are added up. */
  terms: Record<TermName, number>
}

/** Works on illegal plans too, as far as each start lies inside its day. */
export function scorePlan(problem: PlacementProblem, starts: Starts): Score {
  const days = layOut(problem, starts)
  const terms = noCosts()
  let total = 0
  for (const term of problem.terms) {
    const cost = term.weight * plainCost(problem, starts, days, term)
    terms[term.name] += cost
    total += cost
  }
  return { total, terms }
}

export function noCosts(): Record<TermName, number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name is a key
  return Object.fromEntries(termNames.map((name) => [name, 0])) as Record<TermName, number>
}

function plainCost(
  problem: PlacementProblem,
  starts: Starts,
  days: readonly DayContent[],
  term: Term,
): number {
  switch (term.kind) {
    case 'place':
      return sumOver(problem, starts, (task, slot) =>
        slot === leftOut ? 0 : term.costAt(task, slot),
      )
    case 'left-out':
      return sumOver(problem, starts, (task, slot) => (slot === leftOut ? term.costOf(task) : 0))
    case 'gap':
      return neighboursInChains(problem).reduce(
        (sum, pair) => sum + gapCost(problem, term, pair, (task) => starts[task] ?? leftOut),
        0,
      )
    default:
      return days.reduce((sum, day) => sum + dayCost(problem, term, day), 0)
  }
}

function sumOver(
  problem: PlacementProblem,
  starts: Starts,
  costOf: (task: number, slot: Slot) => number,
): number {
  return problem.tasks.reduce((sum, _, task) => sum + costOf(task, starts[task] ?? leftOut), 0)
}

/** Without its weight; nothing where one of the two is left out. */
export function gapCost(
  problem: PlacementProblem,
  { costOf }: Extract<Term, { kind: 'gap' }>,
  [earlier, later]: readonly [earlier: number, later: number],
  slotOf: (task: number) => Slot,
): number {
  const from = slotOf(earlier)
  const to = slotOf(later)
  if (from === leftOut || to === leftOut) return 0
  return costOf(earlier, later, dayOf(problem, to) - dayOf(problem, from))
}

/** Each task with the next one of its chain. */
export function neighboursInChains({
  chains,
}: PlacementProblem): [earlier: number, later: number][] {
  return chains.flatMap((chain) =>
    chain.slice(1).map((later, index): [number, number] => [chain[index] ?? later, later]),
  )
}

export function dayOf({ periods }: PlacementProblem, slot: Slot): number {
  return Math.floor(slot / periods)
}
