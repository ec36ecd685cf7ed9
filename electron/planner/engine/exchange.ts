// The move of two tasks at once: each to the day of the other.
import { askDayCost, type DayKey } from './ask-day-cost.ts'
import { putIn, readKey, takeOut } from './day-keys.ts'
import { addMember, removeMember, settle } from './members.ts'
import { costOfGoing, outsideOn } from './move-costs.ts'
import type { Search } from './search.ts'
import { closed } from './terms-of-kind.ts'

const keyFrom: DayKey = new Int32Array(2)
const keyTo: DayKey = new Int32Array(2)

/**
 * Moves row `row` from day `from` to day `to`, and row `other` the other way, if that costs at most `allow` more. The
 * neighbours and the window of each must permit it, and they must not be neighbours themselves.
 */
export function exchange(
  search: Search,
  row: number,
  other: number,
  from: number,
  to: number,
  allow: number,
): void {
  const { days, packer, isMonotone } = search
  const { cost, outside, bound, without } = days
  let delta = costOfGoing(search, row, from, to) - (cost[from] ?? 0) - (cost[to] ?? 0)
  if (delta > allow) return
  delta += costOfGoing(search, other, to, from)
  const goes = outsideOn(search, other, from) - outsideOn(search, row, from)
  const comes = outsideOn(search, row, to) - outsideOn(search, other, to)
  let leastFrom = packer.bounds[(bound[from] ?? 0) + (outside[from] ?? 0) + goes] ?? closed
  let leastTo = packer.bounds[(bound[to] ?? 0) + (outside[to] ?? 0) + comes] ?? closed
  if (isMonotone) {
    leastFrom = Math.max(leastFrom, without[row] ?? -1)
    leastTo = Math.max(leastTo, without[other] ?? -1)
  }
  if (delta + leastFrom + leastTo > allow) return
  finish(search, row, other, from, to, delta, leastFrom, leastTo, allow)
}

/** The move itself, as far as bounds permit it: `delta` is without what the days cost after it. */
function finish(
  search: Search,
  row: number,
  other: number,
  from: number,
  to: number,
  delta: number,
  leastFrom: number,
  leastTo: number,
  allow: number,
): void {
  makeKey(search, keyFrom, row, other, from)
  const limitFrom = allow - delta - leastTo
  const newFrom = askDayCost(search, from, keyFrom, row, other, limitFrom, leastFrom)
  if (newFrom > limitFrom) return
  makeKey(search, keyTo, other, row, to)
  const limitTo = allow - delta - newFrom
  const newTo = askDayCost(search, to, keyTo, other, row, limitTo, leastTo)
  if (newTo > limitTo) return
  removeMember(search, row, from)
  removeMember(search, other, to)
  addMember(search, row, to)
  addMember(search, other, from)
  settle(search, keyFrom, from, newFrom)
  settle(search, keyTo, to, newTo)
  search.total += delta + newFrom + newTo
}

function makeKey(search: Search, key: DayKey, gone: number, come: number, at: number): void {
  readKey(search, key, at)
  takeOut(search, key, gone, at)
  putIn(search, key, come, at)
}
