// Makes the moves of the search over days: to another day, into the plan and out of it, two tasks at once.
import {
  askDayCost,
  noRow,
  type DayKey,
  costWithout,
  putIn,
  readKey,
  takeOut,
  addMember,
  removeMember,
  storeCost,
  costOfGoing,
  outsideOn,
  costOfComing,
} from './day-keys.ts'
import { type Search, nowhere } from './search.ts'
import { closed } from './day-costs.ts'

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
  finishRelocation(search, row, from, to, delta, leastTo, allow)
}

/** The move itself, as far as bounds permit it: `delta` is without what the days cost after it. */
function finishRelocation(
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
  storeCost(search, keyFrom, from, newFrom)
  storeCost(search, keyTo, to, newTo)
  search.total += delta + newFrom + newTo
}

const key: DayKey = new Int32Array(2)

/** Puts a row that is left out on day `to`, if that costs at most `allow` more. */
export function bringIn(search: Search, row: number, to: number, allow: number): void {
  const { days, packer, isMonotone } = search
  const costTo = days.cost[to] ?? 0
  const delta = costOfComing(search, row, to) - costTo
  const taken = (days.outside[to] ?? 0) + outsideOn(search, row, to)
  let least = packer.bounds[(days.bound[to] ?? 0) + taken] ?? closed
  if (isMonotone && least < costTo) least = costTo
  const limit = allow - delta
  if (least > limit) return
  readKey(search, key, to)
  putIn(search, key, row, to)
  const newTo = askDayCost(search, to, key, noRow, row, limit, least)
  if (newTo > limit) return
  addMember(search, row, to)
  storeCost(search, key, to, newTo)
  search.total += delta + newTo
}

/** Leaves out a placed row whose next one is left out, if that costs at most `allow` more. */
export function leaveOut(search: Search, row: number, allow: number): void {
  const { days, day } = search
  const from = day[row] ?? nowhere
  const delta = -costOfComing(search, row, from) - (days.cost[from] ?? 0)
  if (delta > allow) return
  readKey(search, key, from)
  takeOut(search, key, row, from)
  const newFrom = costWithout(search, key, row, from)
  if (delta + newFrom > allow) return
  removeMember(search, row, from)
  day[row] = nowhere
  storeCost(search, key, from, newFrom)
  search.total += delta + newFrom
}

/**
 * Puts a row that is left out on day `to` in the place of row `other` there, whose next one is left out, if that costs
 * at most `allow` more. `other` is not the one before it.
 */
export function takeTurn(
  search: Search,
  row: number,
  other: number,
  to: number,
  allow: number,
): void {
  const { days, day, packer } = search
  const costTo = days.cost[to] ?? 0
  const delta = costOfComing(search, row, to) - costOfComing(search, other, to) - costTo
  const taken = (days.outside[to] ?? 0) + outsideOn(search, row, to) - outsideOn(search, other, to)
  const least = packer.bounds[(days.bound[to] ?? 0) + taken] ?? closed
  const limit = allow - delta
  if (least > limit) return
  readKey(search, key, to)
  takeOut(search, key, other, to)
  putIn(search, key, row, to)
  const newTo = askDayCost(search, to, key, other, row, limit, least)
  if (newTo > limit) return
  removeMember(search, other, to)
  day[other] = nowhere
  addMember(search, row, to)
  storeCost(search, key, to, newTo)
  search.total += delta + newTo
}

const exchangedFrom: DayKey = new Int32Array(2)
const exchangedTo: DayKey = new Int32Array(2)

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
  finishExchange(search, row, other, from, to, delta, leastFrom, leastTo, allow)
}

/** The move itself, as far as bounds permit it: `delta` is without what the days cost after it. */
function finishExchange(
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
  makeKey(search, exchangedFrom, row, other, from)
  const limitFrom = allow - delta - leastTo
  const newFrom = askDayCost(search, from, exchangedFrom, row, other, limitFrom, leastFrom)
  if (newFrom > limitFrom) return
  makeKey(search, exchangedTo, other, row, to)
  const limitTo = allow - delta - newFrom
  const newTo = askDayCost(search, to, exchangedTo, other, row, limitTo, leastTo)
  if (newTo > limitTo) return
  removeMember(search, row, from)
  removeMember(search, other, to)
  addMember(search, row, to)
  addMember(search, other, from)
  storeCost(search, exchangedFrom, from, newFrom)
  storeCost(search, exchangedTo, to, newTo)
  search.total += delta + newFrom + newTo
}

function makeKey(search: Search, key: DayKey, gone: number, come: number, at: number): void {
  readKey(search, key, at)
  takeOut(search, key, gone, at)
  putIn(search, key, come, at)
}
