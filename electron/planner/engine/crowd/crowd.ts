// The state of a search over crowded days: where each task starts. Unlike the search over days it holds one way to lie
// in each day: to find the best one of ten tasks or more takes far longer than to move them about.
import { makeBlockLine, type BlockLine } from '../block-line.ts'
import type { Ground } from '../ground.ts'
import { makeDice, type Dice } from '../random.ts'
import { makeStartTable, type StartTable } from './start-table.ts'

export type Crowd = {
  ground: Ground
  table: StartTable
  dice: Dice
  periods: number
  /** By slot: its day, and its period. */
  dayOf: Int32Array
  periodOf: Int32Array
  /** By row: its slot; `noSlot` when left out. Empty rows: −1 before a run of tasks, `noSlot` after it. */
  begin: Int32Array
  /** By row: its day; −1 for those without. */
  day: Int32Array
  /** By row: see `PairCosts.classOfChain`. */
  pairClass: Int32Array
  /** By row: the periods that it studies outside hosts, and what its place costs. */
  study: Int32Array
  paid: Int32Array
  /** By slot: the row that lies there, or −1. */
  owner: Int32Array
  days: CrowdDays
  move: Move
  /** What the plan at hand costs. */
  total: number
}

/** By day. */
export type CrowdDays = {
  /** Periods with study outside hosts, frozen study too. */
  study: Int32Array
  /** What it costs as a whole, besides the places of its tasks. */
  cost: Int32Array
  /** Its blocks in order of time; empty where no term looks at pairs of blocks. */
  lines: readonly BlockLine[]
}

/** The rows that move at once, that which was chosen first; where each comes from and goes to, and what is there. */
export type Move = {
  count: number
  row: Int32Array
  from: Int32Array
  to: Int32Array
  study: Int32Array
  paid: Int32Array
}

/** The slot of a task that is left out: after all slots. */
export const noSlot = 1 << 20

/** With no plan in it yet: see `setBegins`. */
export function openCrowd(ground: Ground, seed: number): Crowd {
  const { days, periods } = ground.problem
  const byRow = () => new Int32Array(ground.rows.count)
  const byMover = () => new Int32Array(periods + 2)
  const slots = days * periods
  return {
    ground,
    table: makeStartTable(),
    dice: makeDice(seed),
    periods,
    dayOf: Int32Array.from({ length: slots }, (_, slot) => Math.floor(slot / periods)),
    periodOf: Int32Array.from({ length: slots }, (_, slot) => slot % periods),
    begin: byRow(),
    day: byRow(),
    pairClass: pairClasses(ground),
    study: byRow(),
    paid: byRow(),
    owner: new Int32Array(slots),
    days: {
      study: new Int32Array(days),
      cost: new Int32Array(days),
      lines: ground.pairs.matter ? Array.from({ length: days }, makeBlockLine) : [],
    },
    move: {
      count: 0,
      row: byMover(),
      from: byMover(),
      to: byMover(),
      study: byMover(),
      paid: byMover(),
    },
    total: 0,
  }
}

function pairClasses({ problem, rows, pairs }: Ground): Int32Array {
  return rows.task.map((task) => pairs.classOfChain[problem.tasks[task]?.chain ?? 0] ?? 0)
}
