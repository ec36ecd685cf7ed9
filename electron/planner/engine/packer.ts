// What packing a day works with: the tasks at hand in the order in which they are tried, and bounds for what is left.
import type { PlacementProblem } from '../problem/problem.ts'
import { makeBlockLine, type BlockLine, buildDayBounds, type DayKind } from './day-kinds.ts'
import { type PairCosts, type MaskCosts, closed } from './day-costs.ts'
import type { Shapes } from './shapes.ts'

/** The share of a period in which no task can lie. */
export const noShare = 1 << 28

/** Lists have room for one task a period; "by depth" is by place in `order`. */
export type Packer = {
  shapes: Shapes
  masks: MaskCosts
  pairs: PairCosts
  periods: number
  kinds: readonly DayKind[]
  /** By `kind * boundSize + study periods`, up to twice what a day has: see `buildDayBounds`. */
  bounds: Int32Array
  boundSize: number
  /** The tasks to pack, in the order of their rows. */
  count: number
  row: Int32Array
  shape: Int32Array
  /** The places in `row` of the session before and after it in its chain, or −1. */
  earlier: Int32Array
  later: Int32Array
  /** Places in `row`, those first that are hardest to put. */
  order: Int32Array
  /** By depth: study periods that the tasks from there on surely add outside hosts. */
  outside: Int32Array
  /**
   * By depth: the periods of the day, those first that cost the tasks from there on least, at `depth * 32`; and the
   * least share of a cost that any of those tasks has there (see `Shapes.shares`).
   */
  cheapPeriods: Int32Array
  cheapShares: Int32Array
  /**
   * By depth: 1 when what may follow depends only on the periods that are taken: no chain is put in part, and the next
   * task is no twin of the last.
   */
  isOpen: Uint8Array
  /** By place in `row`: the start on the way down, or −1; and the best one found. */
  start: Int32Array
  best: Int32Array
  /** What is known of the search at hand. */
  kind: number
  /** The least that any study of that length costs the day as a whole. */
  floor: number
  /** No way to pack costs less than this. */
  goal: number
  limit: number
  nodes: number
  mostNodes: number
  /** Counts searches, so that what `seen` holds of earlier ones is told apart. */
  stamp: number
  /** Four numbers for each state: occupied periods, depth, stamp, and the least cost with which it was reached. */
  seen: Int32Array
  line: BlockLine
}

type Parts = Pick<Packer, 'shapes' | 'masks' | 'pairs' | 'kinds'>

export function makePacker({ periods }: PlacementProblem, parts: Parts): Packer {
  const ints = () => new Int32Array(periods + 2)
  return {
    ...parts,
    periods,
    bounds: buildBounds(parts, periods),
    boundSize: periods * 2 + 1,
    count: 0,
    row: ints(),
    shape: ints(),
    earlier: ints(),
    later: ints(),
    order: ints(),
    outside: ints(),
    cheapPeriods: new Int32Array((periods + 2) * 32),
    cheapShares: new Int32Array((periods + 2) * 32),
    isOpen: new Uint8Array(periods + 2),
    start: ints(),
    best: ints(),
    kind: 0,
    floor: 0,
    goal: 0,
    limit: 0,
    nodes: 0,
    mostNodes: 0,
    stamp: 0,
    seen: new Int32Array(1024 * 4),
    line: makeBlockLine(),
  }
}

function buildBounds({ kinds, masks }: Parts, periods: number): Int32Array {
  const size = periods * 2 + 1
  const bounds = new Int32Array(kinds.length * size).fill(closed)
  for (const [kind, day] of kinds.entries()) {
    bounds.set(buildDayBounds(day, masks, periods), kind * size)
  }
  return bounds
}

/** Adds a task to those to pack, keeping the order of rows; `packer.count` is set to 0 before the first. */
export function addToPack(packer: Packer, row: number, shape: number): void {
  let at = packer.count
  packer.count += 1
  for (; at > 0 && (packer.row[at - 1] ?? 0) > row; at -= 1) {
    packer.row[at] = packer.row[at - 1] ?? 0
    packer.shape[at] = packer.shape[at - 1] ?? 0
  }
  packer.row[at] = row
  packer.shape[at] = shape
}

/** Fills what depends on which tasks are to be packed; the answer is what they surely add outside hosts. */
export function orderPack(packer: Packer): number {
  const { count, row, shape, earlier, later, order, start } = packer
  for (let item = 0; item < count; item += 1) {
    start[item] = -1
    later[item] = -1
    const follows = item > 0 && row[item - 1] === (row[item] ?? 0) - 1
    earlier[item] = follows ? item - 1 : -1
    if (follows) later[item - 1] = item
    let at = item
    while (at > 0 && isHarder(packer.shapes, shape[item] ?? 0, shape[order[at - 1] ?? 0] ?? 0)) {
      order[at] = order[at - 1] ?? 0
      at -= 1
    }
    order[at] = item
  }
  return sumUp(packer)
}

/** Long ones first, then those with few starts; equal shapes side by side. */
function isHarder({ duration, size }: Shapes, shape: number, other: number): boolean {
  const longer = (duration[shape] ?? 0) - (duration[other] ?? 0)
  if (longer !== 0) return longer > 0
  const fewer = (size[other] ?? 0) - (size[shape] ?? 0)
  return fewer === 0 ? shape < other : fewer > 0
}

function sumUp(packer: Packer): number {
  const { count, shapes, shape, order, outside, isOpen, earlier, start } = packer
  outside[count] = 0
  for (let depth = count - 1; depth >= 0; depth -= 1) {
    const waiting = shape[order[depth] ?? 0] ?? 0
    outside[depth] = (outside[depth + 1] ?? 0) + (shapes.surelyOutside[waiting] ?? 0)
    sortPeriods(packer, depth, waiting)
  }
  for (let depth = 0; depth < count; depth += 1) {
    start[order[depth] ?? 0] = 0
    let even = 1
    for (let item = 1; item < count; item += 1) {
      const before = earlier[item] ?? -1
      if (before >= 0 && start[item] !== start[before]) even = 0
    }
    const next = order[depth + 1] ?? -1
    isOpen[depth + 1] = depth + 1 < count && isTwin(packer, order[depth] ?? 0, next) ? 0 : even
  }
  start.fill(-1, 0, count)
  return outside[0] ?? 0
}

/** Whether two tasks can't be told apart: of the same shape, and neither with a neighbour in its chain. */
export function isTwin({ shape, earlier, later }: Packer, item: number, other: number): boolean {
  const isLinked = earlier[item] !== -1 || later[item] !== -1
  return shape[item] === shape[other] && !isLinked && earlier[other] === -1 && later[other] === -1
}

/** From the periods of the next depth, in their order, to those of this one. */
function sortPeriods(packer: Packer, depth: number, waiting: number): void {
  const { cheapPeriods, cheapShares, periods, shapes, count } = packer
  const isOutside = (shapes.surelyOutside[waiting] ?? 0) > 0
  const from = depth * 32
  for (let rank = 0; rank < periods; rank += 1) {
    const period = depth + 1 === count ? rank : (cheapPeriods[from + 32 + rank] ?? 0)
    let share = depth + 1 === count ? noShare : (cheapShares[from + 32 + rank] ?? 0)
    const own = isOutside ? (shapes.shares[waiting * 32 + period] ?? -1) : -1
    if (own >= 0 && own < share) share = own
    let at = from + rank
    while (at > from && (cheapShares[at - 1] ?? 0) > share) {
      cheapShares[at] = cheapShares[at - 1] ?? 0
      cheapPeriods[at] = cheapPeriods[at - 1] ?? 0
      at -= 1
    }
    cheapShares[at] = share
    cheapPeriods[at] = period
  }
}
