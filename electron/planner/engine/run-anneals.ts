// Runs the anneals of a search one after the other and keeps the best plan that any of them came by.
import { annealAt } from './anneal.ts'
import type { Budget } from './budget.ts'
import { findCostUnit } from './cost-unit.ts'
import { annealLength, planAnnealAt, planLastAnneals, type Part } from './schedule.ts'
import type { Search } from './search.ts'
import { setDays, type DayPlan } from './set-days.ts'

export type Run = {
  search: Search
  budget: Budget
  /** Told the steps done and the cost of the best plan as the search counts it. */
  onPart: (steps: number, best: number) => void
  unit: number
  done: number
  best: DayPlan & { total: number }
}

/** Leaves the best plan in the search; the answer is how many steps were done and whether that was all of them. */
export function runAnneals(
  search: Search,
  budget: Budget,
  onPart: Run['onPart'],
): { steps: number; isComplete: boolean } {
  const day = Int32Array.from(search.day)
  const best = { total: search.total, day, cost: Int32Array.from(search.days.cost) }
  const run: Run = { search, budget, onPart, unit: findCostUnit(search), done: 0, best }
  const isComplete = runAll(run)
  setDays(search, best)
  return { steps: run.done, isComplete }
}

function runAll(run: Run): boolean {
  const { search, budget, unit } = run
  const tasks = search.rows.filled.length
  for (let index = 0; ; index += 1) {
    const left = budget.total(run.done) - run.done
    if (left <= 0) return true
    if (left < annealLength(index, tasks)) {
      return planLastAnneals(left, index, tasks, unit).every((parts) => runParts(run, parts))
    }
    if (!runParts(run, planAnnealAt(index, tasks, unit))) return false
  }
}

/** One anneal from the best plan on; false when time was up before its end. */
function runParts(run: Run, parts: readonly Part[]): boolean {
  const { search, best, budget, onPart } = run
  for (const { steps, temperature } of parts) {
    if (budget.isTimeUp(run.done)) return false
    annealAt(search, temperature, steps)
    run.done += steps
    if (search.total < best.total) {
      best.total = search.total
      best.day.set(search.day)
      best.cost.set(search.days.cost)
    }
    onPart(run.done, best.total)
  }
  setDays(search, best)
  return true
}
