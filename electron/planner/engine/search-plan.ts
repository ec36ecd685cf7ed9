// The engine's one entry: from a placement problem to the best legal plan that a budget finds.
import type { PlacementProblem, Starts } from '../problem/problem.ts'
import { scorePlan } from '../problem/score-plan.ts'
import type { TermName } from '../problem/term.ts'
import type { Annealer } from './annealer.ts'
import { annealDays } from './anneal-days.ts'
import { timedBudget, type Budget } from './budget.ts'
import { annealPlaces } from './crowd/anneal-places.ts'
import { isCrowded } from './crowd/is-crowded.ts'
import { emptyPlan, fillEarliest } from './first-plan.ts'
import { layGround } from './ground.ts'
import { keepLegal } from './keep-legal.ts'
import { runAnneals } from './run-anneals.ts'

type CommonOptions = {
  seed: number
  /** The plan in force; its legal part is where the search begins, and the result is never worse. */
  initial?: Starts
  /** Told after each part of the search how many steps are done and what the best plan costs. */
  onProgress?: (steps: number, total: number) => void
}

export type SearchOptions = CommonOptions & {
  /** Moves to try; the same problem, seed and number of steps give the same plan on every machine. */
  steps: number
  /** Asked between parts of the search; true ends it with the best plan so far. */
  isTimeUp?: () => boolean
}

export type TimedOptions = CommonOptions & {
  milliseconds: number
  /** A clock in milliseconds that never goes back. */
  now: () => number
}

export type SearchResult = {
  /** Always legal. */
  starts: Starts
  total: number
  /** By name, weight included. */
  terms: Record<TermName, number>
  /** Steps that were done. */
  steps: number
  /** All steps were done. */
  isComplete: boolean
}

/** Synchronous and pure: the result depends on the problem, the options and the number of steps done alone. */
export function searchPlan(problem: PlacementProblem, options: SearchOptions): SearchResult {
  const { steps, isTimeUp } = options
  const budget = { isEmpty: steps <= 0, total: () => steps, isTimeUp: isTimeUp ?? (() => false) }
  return search(problem, options, budget)
}

/**
 * Searches for a time instead: measures the speed, then chooses the steps that fill the time. `searchPlan` with the
 * steps of a complete result gives the same plan.
 */
export function searchPlanWithin(problem: PlacementProblem, options: TimedOptions): SearchResult {
  return search(problem, options, timedBudget(options.milliseconds, options.now))
}

function search(problem: PlacementProblem, options: CommonOptions, budget: Budget): SearchResult {
  const first = firstPlan(problem, options.initial)
  const start = { starts: first, ...scorePlan(problem, first) }
  options.onProgress?.(0, start.total)
  if (budget.isEmpty || problem.tasks.every(({ frozen }) => frozen !== null)) {
    return { ...start, steps: 0, isComplete: true }
  }
  // A repaired plan is a worse place to begin than a fresh one: what was broken off drags late sessions along.
  const fresh = options.initial === undefined ? first : firstPlan(problem, undefined)
  const annealer = openAnnealer(problem, options.seed, fresh)
  const ran = runAnneals(annealer, budget, (steps, best) =>
    options.onProgress?.(steps, Math.min(start.total, best)),
  )
  const found = annealer.starts()
  const end = found === null ? start : { starts: found, ...scorePlan(problem, found) }
  const best = end.total < start.total ? end : start
  options.onProgress?.(ran.steps, best.total)
  return { ...best, ...ran }
}

function openAnnealer(problem: PlacementProblem, seed: number, starts: Starts): Annealer {
  const ground = layGround(problem)
  if (!isCrowded(problem, starts)) return annealDays(ground, seed, starts)
  return annealPlaces(ground, seed, starts, scorePlan(problem, starts).total)
}

/** The legal part of the plan in force, with what it leaves out put in at the earliest place if that is no worse. */
function firstPlan(problem: PlacementProblem, initial: Starts | undefined): Starts {
  const kept = initial === undefined ? emptyPlan(problem) : keepLegal(problem, initial)
  const filled = fillEarliest(problem, Int32Array.from(kept))
  if (initial === undefined) return filled
  return scorePlan(problem, filled).total <= scorePlan(problem, kept).total ? filled : kept
}
