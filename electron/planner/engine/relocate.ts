// The move of one task from its day to another.
import { askDayCost, noRow, type DayKey } from './ask-day-cost.ts'
import { costWithout, putIn, readKey, takeOut } from './day-keys.ts'
import { addMember, removeMember, settle } from './members.ts'
import { costOfGoing, outsideOn } from './move-costs.ts'
import type { Search } from './search.ts'
import { closed } from './terms-of-kind.ts'

const keyFrom: DayKey = new Int32Array(2)
const keyTo: DayKey = new Int32Array(2)

/**
 * Moves row `row` from day `from` to day `to` if that costs at most `allow` more. Its neighbours in the chain and its
 * window must permit it; whether the day has room is found out here.
 */
export function relocate(
  search: Search,
  row: number,
  from: number,
  to: number,
  allow: number,
): void {
  const { days, packer, isMonotone } = search
  const { cost, outside, bound, without } = days
  const costTo = cost[to] ?? 0
  const delta = costOfGoing(search, row, from, to) - (cost[from] ?? 0) - costTo
  // By bounds alone first: that is where most moves end.
  let leastFrom = without[row] ?? -1
  if (leastFrom < 0) {
    const left = (outside[from] ?? 0) - outsideOn(search, row, from)
    leastFrom = packer.bounds[(bound[from] ?? 0) + left] ?? closed
  }
  const taken = (outside[to] ?? 0) + outsideOn(search, row, to)
  let leastTo = packer.bounds[(bound[to] ?? 0) + taken] ?? closed
  if (isMonotone && leastTo < costTo) leastTo = costTo
  if (delta + leastFrom + leastTo > allow) return
  finish(search, row, from, to, delta, leastTo, allow)
}

/** The move itself, as far as bounds permit it: `delta` is without what the days cost after it. */
function finish(
  search: Search,
  row: number,
  from: number,
  to: number,
  delta: number,
  leastTo: number,
  allow: number,
): void {
  readKey(search, keyFrom, from)
  takeOut(search, keyFrom, row, from)
  const newFrom = costWithout(search, keyFrom, row, from)
  const limit = allow - delta - newFrom
  if (leastTo > limit) return
  readKey(search, keyTo, to)
  putIn(search, keyTo, row, to)
  const newTo = askDayCost(search, to, keyTo, noRow, row, limit, leastTo)
  if (newTo > limit) return
  removeMember(search, row, from)
  addMember(search, row, to)
  settle(search, keyFrom, from, newFrom)
  settle(search, keyTo, to, newTo)
  search.total += delta + newFrom + newTo
}
