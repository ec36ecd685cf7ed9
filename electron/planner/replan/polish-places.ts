// Where the blocks that move go: the engine looks for the best places while everything else is frozen.
import { searchPlan, type PlanWatch, type SearchOptions } from '../engine/search-plan.ts'
import {
  leftOut,
  type PlacementProblem,
  type ProblemTask,
  type Starts,
  type Term,
} from '../problem/problem.ts'
import { scorePlan } from '../problem/score-plan.ts'
import { chainsWithout } from './moves/engine-moves.ts'
import { makeDomains } from './moves/domains.ts'
import { type Found, pinnedLayout, role, tasksIn, withRole } from './moves/found.ts'
import type { Situation } from './moves/situation.ts'
import { openStarts } from './moves/look.ts'

export type Polished = { found: Found; starts: Starts; total: number; steps: number }

export type PolishBudget = {
  seed: number
  /** Steps of the engine for the places in the choice that is taken. */
  steps: number
  /** Steps to tell the choices apart, all together. */
  stepsToChoose: number
  /** Told of the last search alone: that for the places in the choice that is taken. */
  watch?: PlanWatch
}

/** Far above any other cost: what has a place keeps one. */
const weightOfLoss = 1_000_000

/** The choice with the lowest score, its blocks at the best places that were found. */
export function polishPlaces(
  situation: Situation,
  choices: readonly Found[],
  budget: PolishBudget,
): Polished {
  const each = Math.floor(budget.stepsToChoose / choices.length)
  const starts = choices.map((found) => startOf(situation, found))
  const { seed, watch = {} } = budget
  const unseen = watch.isTimeUp === undefined ? {} : { isTimeUp: watch.isTimeUp }
  const tried =
    choices.length === 1
      ? starts
      : starts.map((start) => polish(situation, start, { seed, steps: each, ...unseen }))
  const best = tried.reduce((a, b) => (b.total < a.total ? b : a))
  const done = tried.reduce((sum, { steps }) => sum + steps, 0)
  return polish(situation, { ...best, steps: done }, { seed, steps: budget.steps, ...watch })
}

function startOf(situation: Situation, found: Found): Polished {
  const starts = Int32Array.from(situation.present)
  for (const task of tasksIn(found.roles, role.givenUp)) starts[task] = leftOut
  for (const [task, slot] of found.slots) starts[task] = slot
  // A mover that stays for want of a reason must not use up a move later.
  const stays = tasksIn(found.roles, role.mover).filter(
    (task) => starts[task] === situation.present[task],
  )
  const roles = withRole(found.roles, stays, role.pinned)
  return {
    found: { ...found, roles },
    starts,
    total: scorePlan(situation.problem, starts).total,
    steps: 0,
  }
}

function polish(
  situation: Situation,
  from: Polished,
  options: Omit<SearchOptions, 'initial'>,
): Polished {
  if (!from.found.roles.includes(role.mover) || options.steps <= 0) return from
  const narrow = narrowProblem(situation, from.found)
  const result = searchPlan(narrow, { ...options, initial: from.starts })
  const { total } = scorePlan(situation.problem, result.starts)
  const done = from.steps + result.steps
  const isWorse = total > from.total || hasLost(from.starts, result.starts)
  return isWorse ? { ...from, steps: done } : { ...from, starts: result.starts, total, steps: done }
}

function hasLost(before: Starts, after: Starts): boolean {
  return before.some((slot, task) => slot !== leftOut && after[task] === leftOut)
}

/** Only the movers are free, and what they may do is cut to what the pinned tasks leave them. */
function narrowProblem(situation: Situation, { roles }: Found): PlacementProblem {
  const { problem, present, clear } = situation
  const givenUp = new Set(tasksIn(roles, role.givenUp))
  const attempt = {
    situation,
    open: openStarts(problem, clear, givenUp),
    roles,
    layout: pinnedLayout(situation, roles),
  }
  const domains = new Map(makeDomains(attempt).map(({ task, starts }) => [task, starts]))
  const tasks = problem.tasks.map((each, task): ProblemTask => {
    if (roles[task] === role.pinned) return { ...each, frozen: present[task] ?? leftOut }
    if (roles[task] === role.frozen) return each
    const starts = domains.get(task) ?? new Int32Array(problem.days)
    return { ...each, starts, hosted: starts.map((mask, day) => mask & (each.hosted[day] ?? 0)) }
  })
  return {
    ...problem,
    tasks,
    chains: chainsWithout(problem, givenUp),
    terms: [...problem.terms, keepTerm(givenUp)],
  }
}

function keepTerm(givenUp: ReadonlySet<number>): Term {
  return {
    name: 'unplaced',
    weight: weightOfLoss,
    kind: 'left-out',
    costOf: (task) => (givenUp.has(task) ? 0 : 1),
  }
}
