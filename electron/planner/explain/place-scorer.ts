// What one task costs at each place, all else staying where it is: only its days and its chain are looked at.
import { layOut, stretch, type Block, type DayContent } from '../problem/day-content.ts'
import { dayCost } from '../problem/day-cost.ts'
import { leftOut, type PlacementProblem, type Slot, type Starts } from '../problem/problem.ts'
import { noCosts } from '../problem/score-plan.ts'
import type { Term, TermName } from '../problem/term.ts'

export type TermCosts = Record<TermName, number>

export type PlaceScorer = {
  /** By term, weight included: the plan with the task at this slot less the plan without it. */
  costAt: (slot: Slot) => TermCosts
  /** The same for the task left out. */
  costOut: TermCosts
}

type DayTerm = Exclude<Term, { kind: 'place' | 'left-out' | 'gap' }>

/** Agrees with `scorePlan` to the unit. */
export function makePlaceScorer(
  problem: PlacementProblem,
  starts: Starts,
  task: number,
): PlaceScorer {
  const days = layOut(problem, starts.with(task, leftOut))
  const [before, after] = besideInChain(problem, starts, task)
  const dayTerms = problem.terms.filter(isDayTerm)
  const known = new Map<number, number[]>()
  // What the day costs without the task, by term.
  const costsOf = (content: DayContent) => {
    const found = known.get(content.day)
    if (found !== undefined) return found
    const made = dayTerms.map((term) => dayCost(problem, term, content))
    known.set(content.day, made)
    return made
  }
  const addPlaceCosts = (costs: TermCosts, slot: Slot) => {
    for (const term of problem.terms) {
      if (term.kind === 'place') costs[term.name] += term.weight * term.costAt(task, slot)
      if (term.kind === 'gap') {
        costs[term.name] +=
          term.weight * gapCosts(problem, term.costOf, [before, task, after], slot)
      }
    }
  }
  const costAt = (slot: Slot) => {
    const costs = noCosts()
    addPlaceCosts(costs, slot)
    const content = days[Math.floor(slot / problem.periods)]
    if (content === undefined) return costs
    const without = costsOf(content)
    const filled = addBlock(problem, content, task, slot)
    for (const [index, term] of dayTerms.entries()) {
      const added = dayCost(problem, term, filled) - (without[index] ?? 0)
      costs[term.name] += term.weight * added
    }
    return costs
  }
  return { costAt, costOut: leftOutCosts(problem, task) }
}

function isDayTerm(term: Term): term is Term & DayTerm {
  return term.kind !== 'place' && term.kind !== 'left-out' && term.kind !== 'gap'
}

type Neighbour = { task: number; slot: Slot } | null

/** The tasks right before and after it in its chain, where they are placed. */
function besideInChain(
  { chains, tasks }: PlacementProblem,
  starts: Starts,
  task: number,
): [before: Neighbour, after: Neighbour] {
  const chain = chains[tasks[task]?.chain ?? -1] ?? []
  const index = chain.indexOf(task)
  const placed = (other: number | undefined): Neighbour => {
    const slot = other === undefined ? leftOut : (starts[other] ?? leftOut)
    return other === undefined || slot === leftOut ? null : { task: other, slot }
  }
  return [placed(index > 0 ? chain[index - 1] : undefined), placed(chain[index + 1])]
}

function gapCosts(
  { periods }: PlacementProblem,
  costOf: (earlier: number, later: number, days: number) => number,
  [before, task, after]: [Neighbour, number, Neighbour],
  slot: Slot,
): number {
  const dayOf = (at: Slot) => Math.floor(at / periods)
  const since = before === null ? 0 : costOf(before.task, task, dayOf(slot) - dayOf(before.slot))
  const until = after === null ? 0 : costOf(task, after.task, dayOf(after.slot) - dayOf(slot))
  return since + until
}

function addBlock(
  { periods, tasks }: PlacementProblem,
  content: DayContent,
  task: number,
  slot: Slot,
): DayContent {
  const { chain = 0, duration = 1, hosted = [] } = tasks[task] ?? {}
  const start = slot % periods
  const mask = stretch(start, duration)
  const isHosted = (((hosted[content.day] ?? 0) >>> start) & 1) === 1
  const block: Block = { task, chain, start, mask, isHosted }
  return {
    ...content,
    study: isHosted ? content.study : content.study | mask,
    blocks: [...content.blocks, block].toSorted((a, b) => a.start - b.start || a.task - b.task),
  }
}

function leftOutCosts({ terms }: PlacementProblem, task: number): TermCosts {
  const costs = noCosts()
  for (const term of terms) {
    if (term.kind === 'left-out') costs[term.name] += term.weight * term.costOf(task)
  }
  return costs
}
