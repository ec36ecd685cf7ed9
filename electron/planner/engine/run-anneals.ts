// Divides a search into anneals of falling temperature, runs them, and keeps the best plan that any came by.
import type { Starts } from '../problem/problem.ts'

type Part = { steps: number; temperature: number }

export type Cooling = {
  /** In units of cost: where an anneal begins that is longer than those before, where others do, and where all end. */
  hot: number
  warm: number
  bottom: number
  /** Of the last steps, what each of two more anneals from the best plan has. */
  laterShare: number
}

/** Steps of the first anneal, and how many times longer than the one before each next one is. */
const firstLength = 4000
const growth = 4

/** Steps for each task after which another anneal from the best plan gains more than a longer one. */
const longestPerTask = 8000

/** At the end of an anneal: steps for each task that only take what costs nothing. */
const settling = 12

/** Parts of an anneal, as far as each has at least `leastSteps`; more where they would have over `mostSteps`. */
const usualParts = 96
const leastSteps = 64
const mostSteps = 16_384

/** The steps of the anneal with this number, unless the search ends sooner. */
export function annealLength(index: number, tasks: number): number {
  const longest = Math.max(firstLength, longestPerTask * tasks)
  return Math.min(firstLength * growth ** Math.min(index, 20), longest)
}

/** The anneal with this number in whole: hot as long as each is longer than the one before it. */
export function planAnnealAt(index: number, tasks: number, unit: number, cooling: Cooling): Part[] {
  const length = annealLength(index, tasks)
  const isLonger = index === 0 || length > annealLength(index - 1, tasks)
  const { hot, warm, bottom } = cooling
  return planAnneal(length, tasks, unit, isLonger ? hot : warm, bottom)
}

/** What is done with the steps that are left for the anneal with this number and do not suffice for it. */
export function planLastAnneals(
  steps: number,
  index: number,
  tasks: number,
  unit: number,
  { hot, warm, bottom, laterShare }: Cooling,
): Part[][] {
  const before = index === 0 ? 0 : annealLength(index - 1, tasks)
  if (steps <= before) return [planAnneal(steps, tasks, unit, warm, bottom)]
  const again = Math.floor(steps * laterShare)
  return [
    planAnneal(steps - 2 * again, tasks, unit, hot, bottom),
    planAnneal(again, tasks, unit, warm, bottom),
    planAnneal(again, tasks, unit, warm, bottom),
  ]
}

/** The parts of an anneal from `top` down to `bottom`, both in the unit of costs. */
function planAnneal(
  steps: number,
  tasks: number,
  unit: number,
  top: number,
  bottom: number,
): Part[] {
  const last = Math.min(Math.floor(steps / 8), tasks * settling)
  const rest = steps - last
  const wanted = Math.max(usualParts, Math.ceil(rest / mostSteps))
  const count = Math.max(1, Math.min(wanted, Math.floor(rest / leastSteps)))
  const parts = Array.from({ length: count }, (_, index): Part => {
    const before = Math.floor((rest * index) / count)
    const share = count === 1 ? 1 : index / (count - 1)
    // So that machines that differ in the last bit of a power agree.
    return {
      steps: Math.floor((rest * (index + 1)) / count) - before,
      temperature: Math.round(unit * top * (bottom / top) ** share * 4096) / 4096,
    }
  })
  return last === 0 ? parts : [...parts, { steps: last, temperature: 0 }]
}

export type Annealer = {
  /** How many tasks there are to move, and how big a usual difference in cost is. */
  tasks: number
  unit: number
  cooling: Cooling
  /** What the plan at hand costs. */
  total: () => number
  anneal: (temperature: number, steps: number) => void
  /** Keeps the plan at hand in mind, and makes the one that was kept last the plan at hand. */
  keep: () => void
  takeBack: () => void
  /** The plan at hand; null when it can't be written down. */
  starts: () => Starts | null
}

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

export type Budget = {
  /** No steps at all are wanted, only the first plan. */
  isEmpty: boolean
  /** Asked before each anneal: the steps that the whole search is to have, as far as can be said after `done`. */
  total: (done: number) => number
  /** Asked before each part of an anneal; true ends the search with the best plan so far. */
  isTimeUp: (done: number) => boolean
  /** Told the steps that are done and what the best plan so far costs. */
  tell: (done: number, best: number) => void
}

/** So many are done in any time: a few milliseconds, and enough for a week. */
const leastOfAll = 4000

/** How much of the time that is left the steps are planned to take, in case the machine slows down. */
const filling = 0.95

/**
 * A clock counts milliseconds and never goes back; the time begins with the first question. The speed is that of the
 * second half of the last anneal: code gets faster as it runs.
 */
export function timedBudget(milliseconds: number, now: () => number): Budget {
  let end = Infinity
  let parts: { done: number; at: number }[] = []
  return {
    isEmpty: false,
    total: (done) => {
      const at = now()
      if (end === Infinity) end = at + milliseconds
      const middle = parts[Math.floor(parts.length / 2)]
      parts = []
      if (middle === undefined) return Infinity
      const speed = (done - middle.done) / Math.max(at - middle.at, 0.001)
      return Math.max(leastOfAll, done, done + Math.floor(speed * (end - at) * filling))
    },
    isTimeUp: (done) => {
      const at = now()
      parts.push({ done, at })
      return done >= leastOfAll && at >= end
    },
    tell: () => undefined,
  }
}
