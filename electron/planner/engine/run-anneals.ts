// Divides a search into anneals of falling temperature, runs them, and keeps the best plan that their parts make.
import type { Starts } from '../problem/problem.ts'

/** `rises` is the share of moves that are to make the plan dearer: the temperature follows it. */
type Part = { steps: number; rises: number }

/**
 * Where an anneal begins that starts over, where one does that mends the best plan, and where all end. Hotter ones are
 * slow and forget the plan, colder ones find nothing (measured: alike for weeks and terms of either search, where
 * temperatures differ by twenty times).
 */
const hot = 0.06
const warm = 0.012
const bottom = 0.0005

/** Steps of the first anneal, and how many times longer than the one before each next hot one is. */
const firstLength = 4000
const growth = 16

/** The longest hot anneal has so many steps at least: a few tasks want more care for each (measured). */
const leastLongest = 400_000

/** Steps for each task: of the longest hot anneal, and of the warm ones that follow it. */
const longestPerTask = 8000
const warmPerTask = 200

/** Of the last steps, what a hot anneal has before warm ones follow. */
const hotShare = 0.7

/** At the end of an anneal: steps for each task that only take what costs nothing. */
const settling = 12

/** Parts of an anneal, as far as each has at least `leastSteps`; more where they would have over `mostSteps`. */
const usualParts = 96
const leastSteps = 64
const mostSteps = 16_384

/** The steps of the anneal with this number, unless the search ends sooner. */
export function annealLength(index: number, tasks: number): number {
  return isHot(index, tasks) ? hotLength(index, tasks) : warmLength(tasks)
}

/** As long as each is longer than the one before it. */
function isHot(index: number, tasks: number): boolean {
  return index === 0 || hotLength(index, tasks) > hotLength(index - 1, tasks)
}

function hotLength(index: number, tasks: number): number {
  const longest = Math.max(leastLongest, longestPerTask * tasks)
  return Math.min(firstLength * growth ** Math.min(index, 20), longest)
}

const warmLength = (tasks: number) => Math.max(firstLength, warmPerTask * tasks)

/** The anneal with this number in whole. */
export function planAnnealAt(index: number, tasks: number): Part[] {
  return planAnneal(annealLength(index, tasks), tasks, isHot(index, tasks) ? hot : warm)
}

/** What is done with the steps that are left for the anneal with this number and do not suffice for it. */
export function planLastAnneals(steps: number, index: number, tasks: number): Part[][] {
  if (!isHot(index, tasks)) return [planAnneal(steps, tasks, warm)]
  const first = Math.ceil(steps * hotShare)
  const count = Math.ceil((steps - first) / warmLength(tasks))
  const later = Array.from({ length: count }, (_, part) =>
    planAnneal(partOf(steps - first, part, count), tasks, warm),
  )
  return [planAnneal(first, tasks, hot), ...later]
}

/** So many of all steps that all parts together have them all. */
function partOf(steps: number, part: number, count: number): number {
  return Math.floor((steps * (part + 1)) / count) - Math.floor((steps * part) / count)
}

function planAnneal(steps: number, tasks: number, top: number): Part[] {
  const last = Math.min(Math.floor(steps / 8), tasks * settling)
  const rest = steps - last
  const wanted = Math.max(usualParts, Math.ceil(rest / mostSteps))
  const count = Math.max(1, Math.min(wanted, Math.floor(rest / leastSteps)))
  const parts = Array.from({ length: count }, (_, part): Part => {
    const share = count === 1 ? 1 : part / (count - 1)
    // So that machines that differ in the last bit of a power agree.
    const rises = Math.round(top * (bottom / top) ** share * 2 ** 24) / 2 ** 24
    return { steps: partOf(rest, part, count), rises }
  })
  return last === 0 ? parts : [...parts, { steps: last, rises: 0 }]
}

export type Annealer = {
  /** How many tasks there are to move. */
  tasks: number
  /** What the plan at hand costs. */
  total: () => number
  /** The answer is how many moves made the plan dearer. */
  anneal: (temperature: number, steps: number) => number
  /** Makes the best of the plan at hand and of what the last blend made the plan at hand. */
  blend: () => void
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
  /** What is thought to make the plan dearer with this share of moves. */
  temperature: number
  rises: number
}

/** Leaves the best plan at hand; the answer is how many steps were done and whether that was all of them. */
export function runAnneals(
  annealer: Annealer,
  budget: Budget,
  onPart: Run['onPart'],
): { steps: number; isComplete: boolean } {
  const best = annealer.total()
  const run: Run = { annealer, budget, onPart, done: 0, best, temperature: 2, rises: hot }
  const isComplete = runAll(run)
  return { steps: run.done, isComplete }
}

function runAll(run: Run): boolean {
  const { annealer, budget } = run
  const { tasks } = annealer
  for (let index = 0; ; index += 1) {
    const left = budget.total(run.done) - run.done
    if (left <= 0) return true
    if (left < annealLength(index, tasks)) {
      return planLastAnneals(left, index, tasks).every((parts) => runParts(run, parts))
    }
    if (!runParts(run, planAnnealAt(index, tasks))) return false
  }
}

/** One anneal from the best plan on; false when time was up before its end. */
function runParts(run: Run, parts: readonly Part[]): boolean {
  const { annealer, budget, onPart } = run
  const isComplete = parts.every((part) => {
    if (budget.isTimeUp(run.done)) return false
    annealPart(run, part)
    run.done += part.steps
    onPart(run.done, run.best)
    return true
  })
  annealer.blend()
  run.best = annealer.total()
  return isComplete
}

/** Rises that are too many or too few by chance must not change much. */
const damping = 4

/** The share of rises grows with about the square of the temperature (measured). */
function annealPart(run: Run, { steps, rises }: Part): void {
  if (rises === 0) {
    run.annealer.anneal(0, steps)
    return
  }
  run.temperature *= Math.sqrt(rises / run.rises)
  run.rises = rises
  const seen = run.annealer.anneal(run.temperature, steps)
  const change = Math.sqrt((steps * rises + damping) / (seen + damping))
  run.temperature *= Math.min(2, Math.max(0.5, change))
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

type BlendedPlan = {
  /** By row: where it lies. */
  place: Int32Array
  /** By day: what it costs as a whole. */
  cost: Int32Array
}

type PlanReader = {
  /** The rows that hold a task; a row and the next one may share a gap. */
  filled: Int32Array
  /** −1 for the place of what is left out. */
  dayOf: (place: number) => number
  /** Of a row where it lies, with the gap to the row before it. */
  costOf: (place: Int32Array, row: number) => number
}

/**
 * Makes of `kept` the best that the parts of both make, where they cost the same those of `found`. The answer is how
 * much cheaper than `found` that is.
 */
export function blendPlans(kept: BlendedPlan, found: BlendedPlan, reader: PlanReader): number {
  const { filled, dayOf, costOf } = reader
  const links = found.cost.map((_, day) => day)
  const isMoved = (row: number) => kept.place[row] !== found.place[row]
  const dayOfRow = (row: number) => {
    const day = dayOf(kept.place[row] ?? 0)
    return day < 0 ? dayOf(found.place[row] ?? 0) : day
  }
  const moved = filled.filter(isMoved)
  for (const row of moved) {
    const other = dayOf(found.place[row] ?? 0)
    if (other >= 0) link(links, dayOfRow(row), other)
    if (isMoved(row - 1)) link(links, dayOfRow(row), dayOfRow(row - 1))
  }
  const saved = found.cost.map((cost, day) => cost - (kept.cost[day] ?? 0))
  const savings = new Float64Array(saved.length)
  for (const [day, each] of saved.entries()) add(savings, rootOf(links, day), each)
  for (const row of filled) {
    if (!isMoved(row) && !isMoved(row - 1)) continue
    const day = dayOfRow(isMoved(row) ? row : row - 1)
    add(savings, rootOf(links, day), costOf(found.place, row) - costOf(kept.place, row))
  }
  const isKept = (day: number) => (savings[rootOf(links, day)] ?? 0) > 0
  const taken = moved.filter((row) => !isKept(dayOfRow(row)))
  for (const row of taken) kept.place[row] = found.place[row] ?? 0
  for (const [day, cost] of found.cost.entries()) if (!isKept(day)) kept.cost[day] = cost
  return savings.reduce((sum, each) => sum + Math.max(0, each), 0)
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value
}

function rootOf(links: Int32Array, day: number): number {
  let root = day
  while (links[root] !== root) root = links[root] ?? root
  return root
}

function link(links: Int32Array, one: number, other: number): void {
  links[rootOf(links, other)] = rootOf(links, one)
}
