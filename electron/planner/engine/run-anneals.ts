// Runs the anneals of a search one after the other and keeps the best plan that any of them came by.
import type { Annealer } from './annealer.ts'
import type { Budget } from './budget.ts'
import { annealLength, planAnnealAt, planLastAnneals, type Part } from './schedule.ts'

type Run = {
  annealer: Annealer
  budget: Budget
  /** Told the steps done and the cost of the best plan as the search counts it. */
  onPart: (steps: number, best: number) => void
  done: number
  best: number
}

/** Leaves the best plan at hand; the answer is how many steps were done and whether that was all of them. */
export function runAnneals(
  annealer: Annealer,
  budget: Budget,
  onPart: Run['onPart'],
): { steps: number; isComplete: boolean } {
  annealer.keep()
  const run: Run = { annealer, budget, onPart, done: 0, best: annealer.total() }
  const isComplete = runAll(run)
  annealer.takeBack()
  return { steps: run.done, isComplete }
}

function runAll(run: Run): boolean {
  const { annealer, budget } = run
  const { tasks, unit, cooling } = annealer
  for (let index = 0; ; index += 1) {
    const left = budget.total(run.done) - run.done
    if (left <= 0) return true
    if (left < annealLength(index, tasks)) {
      return planLastAnneals(left, index, tasks, unit, cooling).every((parts) =>
        runParts(run, parts),
      )
    }
    if (!runParts(run, planAnnealAt(index, tasks, unit, cooling))) return false
  }
}

/** One anneal from the best plan on; false when time was up before its end. */
function runParts(run: Run, parts: readonly Part[]): boolean {
  const { annealer, budget, onPart } = run
  for (const { steps, temperature } of parts) {
    if (budget.isTimeUp(run.done)) return false
    annealer.anneal(temperature, steps)
    run.done += steps
    const total = annealer.total()
    if (total < run.best) {
      run.best = total
      annealer.keep()
    }
    onPart(run.done, run.best)
  }
  annealer.takeBack()
  return true
}
