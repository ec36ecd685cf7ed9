// Builds the tasks to be placed as rows: each run of free tasks of a chain in order, between two empty rows.
import { termsOfKind, worstCost } from './day-costs.ts'
import { within } from '../problem/day-masks.ts'
import { leftOut, type PlacementProblem, type ProblemTask } from '../problem/problem.ts'
import { dayOf } from '../problem/score-plan.ts'

/**
 * One entry for each row. The neighbours of a task's row are `row - 1` and `row + 1`; where one is empty, no free task
 * of the chain comes right before or after it.
 */
export type Rows = {
  count: number
  /** The problem's number of the task; −1 for an empty row. */
  task: Int32Array
  /** The rows that hold a task. */
  filled: Int32Array
  duration: Int32Array
  /** First and last day with a legal start; first > last when there is none. */
  first: Int32Array
  last: Int32Array
  leftOutCost: Int32Array
  /** The frozen task right before or after it in its chain, or −1. */
  frozenBefore: Int32Array
  frozenAfter: Int32Array
}

export function buildRows(problem: PlacementProblem): Rows {
  const order = orderRows(problem)
  const count = order.length
  const ints = () => new Int32Array(count)
  const rows: Rows = {
    count,
    task: Int32Array.from(order, ({ task }) => task),
    filled: Int32Array.from(order.flatMap(({ task }, row) => (task < 0 ? [] : [row]))),
    duration: ints(),
    first: ints(),
    last: ints().fill(-1),
    leftOutCost: ints(),
    frozenBefore: Int32Array.from(order, ({ before }) => before),
    frozenAfter: Int32Array.from(order, ({ after }) => after),
  }
  const leftOutTerms = termsOfKind(problem, 'left-out')
  for (const row of rows.filled) {
    const task = rows.task[row] ?? 0
    rows.duration[row] = problem.tasks[task]?.duration ?? 0
    const cost = leftOutTerms.reduce((sum, term) => sum + term.weight * term.costOf(task), 0)
    rows.leftOutCost[row] = Math.min(cost, worstCost)
    findWindow(problem, rows, row)
  }
  return rows
}

type Entry = { task: number; before: number; after: number }

const emptyEntry: Entry = { task: -1, before: -1, after: -1 }

function orderRows(problem: PlacementProblem): Entry[] {
  const chained = new Set(problem.chains.flat())
  const alone = [...problem.tasks.keys()].filter((task) => !chained.has(task))
  const order: Entry[] = []
  for (const chain of [...problem.chains, ...alone.map((task) => [task])]) {
    for (const run of splitAtFrozen(problem, chain)) order.push(emptyEntry, ...run, emptyEntry)
  }
  return order
}

/** The runs of free tasks in a chain, none of them empty. */
function splitAtFrozen({ tasks }: PlacementProblem, chain: readonly number[]): Entry[][] {
  const isFrozen = (task: number) => (tasks[task]?.frozen ?? null) !== null
  const frozenOnly = (task: number | undefined) =>
    task !== undefined && isFrozen(task) ? task : -1
  const runs: Entry[][] = []
  let run: Entry[] = []
  for (const [index, task] of chain.entries()) {
    if (isFrozen(task)) {
      run = []
      continue
    }
    if (run.length === 0) runs.push(run)
    run.push({ task, before: frozenOnly(chain[index - 1]), after: frozenOnly(chain[index + 1]) })
  }
  return runs
}

function findWindow(problem: PlacementProblem, rows: Rows, row: number): void {
  const each = problem.tasks[rows.task[row] ?? 0]
  if (each === undefined) return
  let first = 0
  let last = problem.days - 1
  while (first <= last && !isOpen(problem, rows, row, each, first)) first += 1
  while (last > first && !isOpen(problem, rows, row, each, last)) last -= 1
  rows.first[row] = first
  rows.last[row] = last
}

function isOpen(
  problem: PlacementProblem,
  rows: Rows,
  row: number,
  each: ProblemTask,
  day: number,
): boolean {
  return each.starts[day] !== 0 && openStarts(problem, rows, row, each, day) !== 0
}

/** The permitted starts of a day, less those that frozen neighbours in the chain rule out. */
export function openStarts(
  { tasks, periods }: PlacementProblem,
  { frozenBefore, frozenAfter }: Rows,
  row: number,
  { starts, duration }: ProblemTask,
  day: number,
): number {
  let open = starts[day] ?? 0
  const before = tasks[frozenBefore[row] ?? -1]
  if (before !== undefined) {
    const slot = before.frozen ?? leftOut
    if (slot === leftOut) return 0
    open = within(open, slot + before.duration - day * periods, periods)
  }
  const after = tasks[frozenAfter[row] ?? -1]
  const slotAfter = after?.frozen ?? leftOut
  return slotAfter === leftOut ? open : within(open, 0, slotAfter - duration - day * periods)
}

export type GapCosts = {
  /** Where the list of a row begins in `cost`: the cost of `days` days lies at `offset[row] + days`. */
  offset: Int32Array
  cost: Int32Array
}

/** What the days between two sessions of a chain cost, one list for each row and the row before it. */
export function buildGapCosts(problem: PlacementProblem, rows: Rows): GapCosts {
  const terms = termsOfKind(problem, 'gap')
  const offset = new Int32Array(rows.count)
  let length = 0
  for (const row of rows.filled) {
    offset[row] = length
    length += longestGap(rows, row) + 1
  }
  const cost = new Int32Array(length)
  for (const row of rows.filled) {
    const earlier = rows.task[row - 1] ?? -1
    const later = rows.task[row] ?? -1
    const from = offset[row] ?? 0
    for (let days = longestGap(rows, row); days >= 0; days -= 1) {
      let sum = 0
      for (const term of terms) sum += term.weight * term.costOf(earlier, later, days)
      cost[from + days] = Math.min(sum, worstCost)
    }
  }
  return { offset, cost }
}

/** In days between a row and the one before it; −1 where they never lie that way, or nothing comes before it. */
function longestGap({ task, first, last }: Rows, row: number): number {
  if ((task[row - 1] ?? -1) < 0) return -1
  return Math.max(-1, (last[row] ?? 0) - (first[row - 1] ?? 0))
}

/** What the gaps to frozen neighbours in the chain cost when a row lies on `day`. */
export function frozenGapCost(
  problem: PlacementProblem,
  rows: Rows,
  row: number,
  day: number,
): number {
  const before = rows.frozenBefore[row] ?? -1
  const after = rows.frozenAfter[row] ?? -1
  if (before < 0 && after < 0) return 0
  const task = rows.task[row] ?? 0
  const slotBefore = problem.tasks[before]?.frozen ?? leftOut
  const slotAfter = problem.tasks[after]?.frozen ?? leftOut
  let sum = 0
  for (const { weight, costOf } of termsOfKind(problem, 'gap')) {
    if (slotBefore !== leftOut) {
      sum += weight * costOf(before, task, day - dayOf(problem, slotBefore))
    }
    if (slotAfter !== leftOut) {
      sum += weight * costOf(task, after, dayOf(problem, slotAfter) - day)
    }
  }
  return sum
}
