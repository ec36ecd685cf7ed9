// Holds the state of a search over tightly packed days: where each task starts. Unlike the search over days it has one
// arrangement of each day: to find the best one of ten tasks or more takes far longer than to move them about.
import { type SearchTables, factOn, noStart, shapeAt } from './search-tables.ts'
import { fragmentCost, runCost } from './day-costs.ts'
import { makeBlockLine, type BlockLine, lineCost } from './day-kinds.ts'
import { makeDice, type Dice } from './random.ts'
import { insideHost, startSize, type Shapes } from './shapes.ts'
import { countBits } from '../problem/day-masks.ts'

type StartTable = {
  /** Shapes that are laid out so far. */
  count: number
  /** By shape: the periods at which it may start, and those of them that lie inside a host, as bits. */
  open: Int32Array
  hosted: Int32Array
  /** By `shape * 32 + period`: the cost above its cheapest start. */
  cost: Int32Array
}

/**
 * How a task of each shape can lie in a day, by period: which starts it has, which lie inside hosts, what each costs.
 */
function makeStartTable(): StartTable {
  return {
    count: 0,
    open: new Int32Array(256),
    hosted: new Int32Array(256),
    cost: new Int32Array(256 * 32),
  }
}

/** Lays out the shapes that have come since. */
function fillNewShapes(table: StartTable, shapes: Shapes): void {
  if (shapes.count > table.open.length) {
    table.open = enlarge(table.open, shapes.count * 2)
    table.hosted = enlarge(table.hosted, shapes.count * 2)
    table.cost = enlarge(table.cost, shapes.count * 64)
  }
  for (let shape = table.count; shape < shapes.count; shape += 1) fillShape(table, shapes, shape)
  table.count = shapes.count
}

function fillShape({ open, hosted, cost }: StartTable, shapes: Shapes, shape: number): void {
  const from = shapes.offset[shape] ?? 0
  const end = from + (shapes.size[shape] ?? 0) * startSize
  for (let at = from; at < end; at += startSize) {
    const place = shapes.starts[at] ?? 0
    const period = place & (insideHost - 1)
    open[shape] = (open[shape] ?? 0) | (1 << period)
    if (place >= insideHost) hosted[shape] = (hosted[shape] ?? 0) | (1 << period)
    cost[shape * 32 + period] = shapes.starts[at + 2] ?? 0
  }
}

function enlarge(list: Int32Array, length: number): Int32Array {
  const larger = new Int32Array(length)
  larger.set(list)
  return larger
}

export type StartSearch = {
  tables: SearchTables
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
  days: SearchedDays
  move: Move
  /** What the plan at hand costs. */
  total: number
}

/** By day. */
type SearchedDays = {
  /** Periods with study outside hosts, frozen study too. */
  study: Int32Array
  /** What it costs as a whole, besides the places of its tasks. */
  cost: Int32Array
  /** Its blocks in order of time; empty where no term looks at pairs of blocks. */
  lines: readonly BlockLine[]
}

/** The rows that move at once, that which was chosen first; where each comes from and goes to, and what is there. */
type Move = {
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
export function openStartSearch(tables: SearchTables, seed: number): StartSearch {
  const { days, periods } = tables.problem
  const byRow = () => new Int32Array(tables.rows.count)
  const byMover = () => new Int32Array(periods + 2)
  const slots = days * periods
  return {
    tables,
    table: makeStartTable(),
    dice: makeDice(seed),
    periods,
    dayOf: Int32Array.from({ length: slots }, (_, slot) => Math.floor(slot / periods)),
    periodOf: Int32Array.from({ length: slots }, (_, slot) => slot % periods),
    begin: byRow(),
    day: byRow(),
    pairClass: pairClasses(tables),
    study: byRow(),
    paid: byRow(),
    owner: new Int32Array(slots),
    days: {
      study: new Int32Array(days),
      cost: new Int32Array(days),
      lines: tables.pairs.matter ? Array.from({ length: days }, makeBlockLine) : [],
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

function pairClasses({ problem, rows, pairs }: SearchTables): Int32Array {
  return rows.task.map((task) => pairs.classOfChain[problem.tasks[task]?.chain ?? 0] ?? 0)
}

/** The shape of a row on a day inside its window, or −1 where it has no start there. */
export function shapeOn({ tables, table }: StartSearch, row: number, day: number): number {
  if (factOn(tables.places, row, day) === noStart) return -1
  const shape = shapeAt(tables.places, row, day)
  if (shape >= table.count) fillNewShapes(table, tables.shapes)
  return shape
}

/** Of a row that starts at a permitted period of a day, where it has this shape. */
export function placeCost(
  { tables, table }: StartSearch,
  row: number,
  day: number,
  shape: number,
  period: number,
): number {
  return (factOn(tables.places, row, day) >> 5) + (table.cost[shape * 32 + period] ?? 0)
}

/** Of the days between a placed row and the one before it. */
export function gapBefore({ tables, day }: StartSearch, row: number): number {
  const before = day[row - 1] ?? -1
  const here = day[row] ?? -1
  if (before < 0 || here < 0) return 0
  return tables.gaps.cost[(tables.gaps.offset[row] ?? 0) + here - before] ?? 0
}

/** Of a day with this study on it; its line must be up to date. Nothing for day −1, where what is left out lies. */
export function wholeDayCost({ tables, days }: StartSearch, day: number, study: number): number {
  const { masks, pairs, kinds, kindOfDay } = tables
  const kind = kinds[kindOfDay[day] ?? -1]
  if (kind === undefined) return 0
  const cost =
    (kind.loadCost[countBits(study)] ?? 0) +
    runCost(masks, kind.fixed, study) +
    fragmentCost(masks, kind.fixed, study)
  const line = days.lines[day]
  return line === undefined ? cost : cost + lineCost(line, pairs)
}
