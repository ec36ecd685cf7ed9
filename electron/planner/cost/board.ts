// Weighs a plan with some of its tasks elsewhere, from the days and the neighbours in a chain that this touches alone.
import { type TermAmount, termNames, type TermName } from '../../../shared/planner/explanation.ts'
import {
  addBlocks,
  layOut,
  type DayContent,
  dayCost,
  isDayTerm,
  type DayTerm,
  dayOf,
  gapCost,
  noCosts,
} from '../problem/score-plan.ts'
import {
  leftOut,
  type PlacementProblem,
  type Slot,
  type Starts,
  type Term,
} from '../problem/problem.ts'

/** By term, weight included. */
export type TermCosts = Record<TermName, number>

/** Tasks with the slots that they have in place of those in the plan; `leftOut` takes one out of it. */
export type Placements = ReadonlyMap<number, Slot>

/** What the plan with these costs, less what it costs as it is. Agrees with `scorePlan` to the unit. */
type CostBoard = (to: Placements) => TermCosts

type Plan = {
  problem: PlacementProblem
  starts: Starts
  days: readonly DayContent[]
}

export function openBoard(problem: PlacementProblem, starts: Starts): CostBoard {
  const plan: Plan = { problem, starts, days: layOut(problem, starts) }
  const dayTerms = problem.terms.filter(isDayTerm)
  const known = new Map<number, number[]>()
  const costsOfDay = (content: DayContent) => {
    const found = known.get(content.day)
    if (found !== undefined) return found
    const costs = dayTerms.map((term) => dayCost(problem, term, content))
    known.set(content.day, costs)
    return costs
  }
  return (to) => {
    const costs = noCosts()
    const pairs = pairsAround(problem, to)
    for (const term of problem.terms) {
      if (isDayTerm(term)) continue
      costs[term.name] += term.weight * changeOfTerm(plan, term, to, pairs)
    }
    for (const content of touchedDays(plan, to)) {
      const before = costsOfDay(content)
      const after = exchange(problem, content, to)
      for (const [index, term] of dayTerms.entries()) {
        const change = dayCost(problem, term, after) - (before[index] ?? 0)
        costs[term.name] += term.weight * change
      }
    }
    return costs
  }
}

/** What it costs to leave the task out, by term. */
export function lossCosts({ terms }: PlacementProblem, task: number): TermCosts {
  const costs = noCosts()
  for (const term of terms) {
    if (term.kind === 'left-out') costs[term.name] += term.weight * term.costOf(task)
  }
  return costs
}

export function addCosts(a: TermCosts, b: TermCosts): TermCosts {
  const sum = noCosts()
  for (const term of termNames) sum[term] = a[term] + b[term]
  return sum
}

export function totalOf(costs: TermCosts): number {
  return termNames.reduce((sum, term) => sum + costs[term], 0)
}

/** The terms that differ, in their order. */
export function differingTerms(from: TermCosts, to: TermCosts): TermAmount[] {
  return termNames
    .map((term) => ({ term, amount: to[term] - from[term] }))
    .filter(({ amount }) => amount !== 0)
}

function changeOfTerm(
  { problem, starts }: Plan,
  term: Exclude<Term, DayTerm>,
  to: Placements,
  pairs: readonly Pair[],
): number {
  const slotBefore = (task: number) => starts[task] ?? leftOut
  const slotAfter = (task: number) => to.get(task) ?? slotBefore(task)
  let change = 0
  switch (term.kind) {
    case 'gap':
      for (const pair of pairs) {
        change += gapCost(problem, term, pair, slotAfter) - gapCost(problem, term, pair, slotBefore)
      }
      return change
    case 'left-out':
      for (const [task, slot] of to) {
        const [isOut, wasOut] = [slot === leftOut, slotBefore(task) === leftOut]
        if (isOut !== wasOut) change += isOut ? term.costOf(task) : -term.costOf(task)
      }
      return change
    default:
      for (const [task, slot] of to) {
        const before = slotBefore(task)
        if (slot !== leftOut) change += term.costAt(task, slot)
        if (before !== leftOut) change -= term.costAt(task, before)
      }
      return change
  }
}

function touchedDays({ problem, starts, days }: Plan, to: Placements): DayContent[] {
  const touched = new Set<number>()
  for (const [task, slot] of to) {
    for (const each of [starts[task] ?? leftOut, slot]) {
      if (each !== leftOut) touched.add(dayOf(problem, each))
    }
  }
  return [...touched].flatMap((day) => days[day] ?? [])
}

function exchange(problem: PlacementProblem, content: DayContent, to: Placements): DayContent {
  const come = [...to].filter(
    ([, slot]) => slot !== leftOut && dayOf(problem, slot) === content.day,
  )
  const rest = content.blocks.filter(({ task }) => !to.has(task))
  return addBlocks(problem, { ...content, blocks: rest }, come)
}

type Pair = readonly [earlier: number, later: number]

/** Neighbours in a chain of which at least one goes elsewhere, each pair once. */
function pairsAround({ chains, tasks }: PlacementProblem, to: Placements): Pair[] {
  const pairs: Pair[] = []
  for (const task of to.keys()) {
    const chain = chains[tasks[task]?.chain ?? -1] ?? []
    const index = chain.indexOf(task)
    const before = chain[index - 1]
    const after = chain[index + 1]
    if (before !== undefined && !to.has(before)) pairs.push([before, task])
    if (index >= 0 && after !== undefined) pairs.push([task, after])
  }
  return pairs
}
