// Searches from a placement problem to the best legal plan that a budget finds: the engine's one entry.
import type { PlanProgress } from '../../../shared/planner/plan-progress.ts'
import type { TermName } from '../../../shared/planner/explanation.ts'
import { annealDays } from './anneal-days.ts'
import { chooseLeftOut, fillEarliest, earliestAfter, latestBefore } from './first-plan.ts'
import { annealStartsAt, beginsOf, costOfRow, setBegins, startsOf } from './anneal-starts.ts'
import { blendPlans, type Annealer, runAnneals, type Budget, timedBudget } from './run-anneals.ts'
import { openStartSearch } from './start-search.ts'
import { buildSearchTables, type SearchTables } from './search-tables.ts'
import { emptyPlan, busyMasks } from '../problem/clear-starts.ts'
import { stretch } from '../problem/day-masks.ts'
import { type PlacementProblem, type Starts, leftOut } from '../problem/problem.ts'
import { scorePlan } from '../problem/score-plan.ts'

/** Begins with `starts`, which are legal and cost `total`. */
export function annealPlaces(
  tables: SearchTables,
  seed: number,
  starts: Starts,
  total: number,
): Annealer {
  const search = openStartSearch(tables, seed)
  setBegins(search, beginsOf(search, starts), total)
  const kept = { place: search.begin.slice(), cost: search.days.cost.slice() }
  const reader = {
    filled: tables.rows.filled,
    dayOf: (slot: number) => search.dayOf[slot] ?? -1,
    costOf: (begin: Int32Array, row: number) => costOfRow(search, begin, row),
  }
  return {
    tasks: tables.rows.filled.length,
    total: () => search.total,
    anneal: (temperature, steps) => annealStartsAt(search, temperature, steps),
    blend: () => {
      const cheaper = blendPlans(kept, { place: search.begin, cost: search.days.cost }, reader)
      setBegins(search, kept.place, search.total - cheaper)
    },
    starts: () => startsOf(search),
  }
}

/** Tasks on the day of a usual task from which on moves of single places find more in the same time (measured). */
const manyTasks = 5

/** Of tasks that can be moved, by what a first plan has on their days. */
export function isTightlyPacked(
  { tasks, days, periods }: PlacementProblem,
  starts: Starts,
): boolean {
  const count = new Int32Array(days)
  let placed = 0
  for (const [task, { frozen }] of tasks.entries()) {
    const slot = starts[task] ?? leftOut
    if (frozen !== null || slot === leftOut) continue
    const day = Math.floor(slot / periods)
    count[day] = (count[day] ?? 0) + 1
    placed += 1
  }
  const onSameDay = count.reduce((sum, each) => sum + each * each, 0)
  return onSameDay >= manyTasks * placed && placed > 0
}

type CommonOptions = {
  seed: number
  /** The plan in force; its legal part is where the search begins, and the result is never worse. */
  initial?: Starts
}

export type SearchOptions = CommonOptions & {
  /** Moves to try; the same problem, seed and number of steps give the same plan on every machine. */
  steps: number
  /** In place of them where days are so full that places are searched: a move of those costs less and brings less. */
  stepsByPlaces?: number
  /** Told before the search and after each part of it. */
  onProgress?: (progress: PlanProgress) => void
  /** Asked between parts of the search; true ends it with the best plan so far. */
  isTimeUp?: () => boolean
}

/** How a search is stopped before its budget is used up, and followed while it runs. */
export type PlanWatch = Pick<SearchOptions, 'isTimeUp' | 'onProgress'>

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
  const { steps, stepsByPlaces = steps, isTimeUp = () => false, onProgress } = options
  return search(problem, options, (isTight) => {
    const of = isTight ? stepsByPlaces : steps
    return {
      isEmpty: of <= 0,
      total: () => of,
      isTimeUp,
      tell: (done, best) => onProgress?.({ steps: done, of, best }),
    }
  })
}

/**
 * Searches for a time instead: measures the speed, then chooses the steps that fill the time. `searchPlan` with the
 * steps of a complete result gives the same plan.
 */
export function searchPlanWithin(problem: PlacementProblem, options: TimedOptions): SearchResult {
  return search(problem, options, () => timedBudget(options.milliseconds, options.now))
}

function search(
  problem: PlacementProblem,
  options: CommonOptions,
  budgetOf: (isTight: boolean) => Budget,
): SearchResult {
  const first = firstPlan(problem, options.initial)
  const start = { starts: first, ...scorePlan(problem, first) }
  // A repaired plan is a worse place to begin than a fresh one: what was broken off drags late sessions along.
  const fresh = options.initial === undefined ? first : firstPlan(problem, undefined)
  const byPlaces = isTightlyPacked(problem, fresh)
  const budget = budgetOf(byPlaces)
  budget.tell(0, start.total)
  if (budget.isEmpty || problem.tasks.every(({ frozen }) => frozen !== null)) {
    return { ...start, steps: 0, isComplete: true }
  }
  const annealer = openAnnealer(problem, options.seed, fresh, byPlaces)
  const ran = runAnneals(annealer, budget, (steps, best) =>
    budget.tell(steps, Math.min(start.total, best)),
  )
  const found = annealer.starts()
  const end = found === null ? start : { starts: found, ...scorePlan(problem, found) }
  const best = end.total < start.total ? end : start
  budget.tell(ran.steps, best.total)
  return { ...best, ...ran }
}

function openAnnealer(
  problem: PlacementProblem,
  seed: number,
  starts: Starts,
  byPlaces: boolean,
): Annealer {
  const tables = buildSearchTables(problem)
  if (!byPlaces) return annealDays(tables, seed, starts)
  return annealPlaces(tables, seed, starts, scorePlan(problem, starts).total)
}

/** The legal part of the plan in force, with what it leaves out put in at the earliest place if that is no worse. */
function firstPlan(problem: PlacementProblem, initial: Starts | undefined): Starts {
  const kept = initial === undefined ? emptyPlan(problem) : keepLegal(problem, initial)
  const filled = fillEarliest(problem, Int32Array.from(kept))
  if (initial !== undefined) return betterOf(problem, filled, kept)
  const chosen = chooseLeftOut(problem, filled)
  return chosen === filled ? filled : betterOf(problem, chosen, filled)
}

/** The first of two that cost the same. */
function betterOf(problem: PlacementProblem, first: Starts, second: Starts): Starts {
  return scorePlan(problem, first).total <= scorePlan(problem, second).total ? first : second
}

/** The legal part of `wished`: chain by chain from the front, what stands in the way of an earlier one goes. */
export function keepLegal(problem: PlacementProblem, wished: Starts): Starts {
  const kept = emptyPlan(problem)
  const busy = busyMasks(problem, kept)
  for (const chain of problem.chains) {
    for (const [index, task] of chain.entries()) {
      const each = problem.tasks[task]
      const slot = wished[task] ?? leftOut
      if (each === undefined || each.frozen !== null || slot < 0) continue
      const day = Math.floor(slot / problem.periods)
      const period = slot % problem.periods
      const mask = stretch(period, each.duration)
      if ((((each.starts[day] ?? 0) >>> period) & 1) === 0 || ((busy[day] ?? 0) & mask) !== 0)
        continue
      const from = earliestAfter(problem, kept, chain, index)
      if (from === null || slot < from) continue
      if (slot + each.duration > latestBefore(problem, kept, chain, index)) continue
      kept[task] = slot
      busy[day] = (busy[day] ?? 0) | mask
    }
  }
  return kept
}
