// The moves into the plan and out of it, of the first session of a chain that is left out and of the last that is not,
// alone or one in place of another.
import { askDayCost, noRow, type DayKey } from './ask-day-cost.ts'
import { costWithout, putIn, readKey, takeOut } from './day-keys.ts'
import { addMember, removeMember, settle } from './members.ts'
import { costOfComing, outsideOn } from './move-costs.ts'
import { nowhere, type Search } from './search.ts'
import { closed } from './terms-of-kind.ts'

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
  settle(search, key, to, newTo)
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
  settle(search, key, from, newFrom)
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
  settle(search, key, to, newTo)
  search.total += delta + newTo
}
