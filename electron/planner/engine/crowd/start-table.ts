// How a task of each shape can lie in a day, by period: which starts it has, which lie inside hosts, what each costs.
import { insideHost, startSize, type Shapes } from '../shapes.ts'

export type StartTable = {
  /** Shapes that are laid out so far. */
  count: number
  /** By shape: the periods at which it may start, and those of them that lie inside a host, as bits. */
  open: Int32Array
  hosted: Int32Array
  /** By `shape * 32 + period`: the cost above its cheapest start. */
  cost: Int32Array
}

export function makeStartTable(): StartTable {
  return {
    count: 0,
    open: new Int32Array(256),
    hosted: new Int32Array(256),
    cost: new Int32Array(256 * 32),
  }
}

/** Lays out the shapes that have come since. */
export function layNewShapes(table: StartTable, shapes: Shapes): void {
  if (shapes.count > table.open.length) {
    table.open = enlarge(table.open, shapes.count * 2)
    table.hosted = enlarge(table.hosted, shapes.count * 2)
    table.cost = enlarge(table.cost, shapes.count * 64)
  }
  for (let shape = table.count; shape < shapes.count; shape += 1) layShape(table, shapes, shape)
  table.count = shapes.count
}

function layShape({ open, hosted, cost }: StartTable, shapes: Shapes, shape: number): void {
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
