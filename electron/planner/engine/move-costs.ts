// What a move costs besides what the days themselves cost: sums over a task and its neighbours in the chain.
import { nowhere, type Search } from './search.ts'
import { factOn, noStart } from './places.ts'

/** More than any move may cost, whatever it saves elsewhere. */
const impossible = 1 << 30

/** Of a placed row that goes to `to` instead of `from`. Its neighbours stay. */
export function costOfGoing(search: Search, row: number, from: number, to: number): number {
  const { places, gaps, day } = search
  const { offset, cost } = gaps
  const fact = factOn(places, row, to)
  if (fact === noStart) return impossible
  let delta = (fact >> 5) - (factOn(places, row, from) >> 5)
  const before = day[row - 1] ?? -1
  if (before >= 0) {
    const at = (offset[row] ?? 0) - before
    delta += (cost[at + to] ?? 0) - (cost[at + from] ?? 0)
  }
  const after = day[row + 1] ?? nowhere
  if (after !== nowhere) {
    const at = (offset[row + 1] ?? 0) + after
    delta += (cost[at - to] ?? 0) - (cost[at - from] ?? 0)
  }
  return delta
}

/** Of a row that goes to `to` instead of being left out. */
export function costOfComing({ places, gaps, day, rows }: Search, row: number, to: number): number {
  const { offset, cost } = gaps
  const fact = factOn(places, row, to)
  if (fact === noStart) return impossible
  let delta = (fact >> 5) - (rows.leftOutCost[row] ?? 0)
  const before = day[row - 1] ?? -1
  if (before >= 0) delta += cost[(offset[row] ?? 0) + to - before] ?? 0
  const after = day[row + 1] ?? nowhere
  if (after !== nowhere) delta += cost[(offset[row + 1] ?? 0) + after - to] ?? 0
  return delta
}

/** Study periods that a row surely takes outside hosts on a day. */
export function outsideOn({ places }: Search, row: number, at: number): number {
  return factOn(places, row, at) & 31
}
