// Asks what a day costs with a task more or less on it, by a key that stands for what lies there.
import { packDay } from './pack-day.ts'
import { addToPack } from './packer.ts'
import { shapeAt, factOn, noStart } from './search-tables.ts'
import { findDay, makeEntry, type Search, nowhere } from './search.ts'
import { closed } from './day-costs.ts'

/** Both halves of the key of a day: see day-keys.ts. */
export type DayKey = Int32Array

/** In place of a row: none. */
export const noRow = -1

/**
 * The cost of `day` without row `gone` and with row `come`, whose key is `key`, if that is at most `limit`; otherwise
 * something above `limit`. It is known not to be less than `least`.
 */
export function askDayCost(
  search: Search,
  day: number,
  key: DayKey,
  gone: number,
  come: number,
  limit: number,
  least: number,
): number {
  const { memory } = search
  const first = key[0] ?? 0
  const second = key[1] ?? 0
  const known = findDay(memory, first, second)
  if (known >= 0) {
    const cost = memory.entries[known + 2] ?? 0
    if (memory.entries[known + 3] === 0 || cost > limit) return cost
  }
  // A little more than is asked for, so that the answer serves the next time too.
  const below = limit >= closed ? closed : limit + 3
  fillPacker(search, day, gone, come)
  const cost = packDay(search.packer, search.kindOfDay[day] ?? 0, below, least)
  const at = makeEntry(memory, first, second)
  memory.entries[at + 2] = cost
  memory.entries[at + 3] = cost >= below && cost < closed ? 1 : 0
  return cost
}

/** Takes the tasks of `day`, without row `gone` and with row `come`, to be packed. */
export function fillPacker(search: Search, day: number, gone: number, come: number): void {
  const { packer, days, places } = search
  const from = day * days.room
  const end = from + (days.count[day] ?? 0)
  packer.count = 0
  for (let at = from; at < end; at += 1) {
    const row = days.members[at] ?? 0
    if (row !== gone) addToPack(packer, row, places.shape[(places.offset[row] ?? 0) + day] ?? 0)
  }
  if (come >= 0) addToPack(packer, come, places.shape[(places.offset[come] ?? 0) + day] ?? 0)
}

export function readKey({ days }: Search, key: DayKey, at: number): void {
  key[0] = days.keys[at * 2] ?? 0
  key[1] = days.keys[at * 2 + 1] ?? 0
}

export function takeOut(search: Search, key: DayKey, row: number, at: number): void {
  key[0] = (key[0] ?? 0) - keyOf(search, row, at, 0)
  key[1] = (key[1] ?? 0) - keyOf(search, row, at, 1)
}

export function putIn(search: Search, key: DayKey, row: number, at: number): void {
  key[0] = (key[0] ?? 0) + keyOf(search, row, at, 0)
  key[1] = (key[1] ?? 0) + keyOf(search, row, at, 1)
}

/** What a row adds to one half of the key of a day. */
function keyOf(
  { shapes, places, togetherKeys, day }: Search,
  row: number,
  at: number,
  half: number,
): number {
  let sum = shapes.keys[shapeAt(places, row, at) * 2 + half] ?? 0
  if (day[row - 1] === at) sum += togetherKeys[row * 2 + half] ?? 0
  if (day[row + 1] === at) sum += togetherKeys[row * 2 + 2 + half] ?? 0
  return sum
}

/** What the day of row `row` costs without it; `key` is the key of that day without it. */
export function costWithout(search: Search, key: DayKey, row: number, at: number): number {
  const { without, cost } = search.days
  const known = without[row] ?? -1
  if (known >= 0) return known
  const limit = search.isMonotone ? (cost[at] ?? closed) : closed
  const found = askDayCost(search, at, key, row, noRow, limit, 0)
  without[row] = found
  return found
}

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

/** Which tasks lie on which day, as they come and go. */
export function addMember(search: Search, row: number, at: number): void {
  const { members, count, outside, room } = search.days
  const index = count[at] ?? 0
  members[at * room + index] = row
  count[at] = index + 1
  outside[at] = (outside[at] ?? 0) + outsideOn(search, row, at)
  search.day[row] = at
}

/** The row has no day of its own until it is added again. */
export function removeMember(search: Search, row: number, at: number): void {
  const { members, count, outside, room } = search.days
  const last = at * room + (count[at] ?? 0) - 1
  let index = at * room
  while (index < last && members[index] !== row) index += 1
  members[index] = members[last] ?? 0
  count[at] = (count[at] ?? 0) - 1
  outside[at] = (outside[at] ?? 0) - outsideOn(search, row, at)
}

/** Writes the new key and cost of a day whose members have changed. */
export function storeCost({ days }: Search, key: DayKey, at: number, cost: number): void {
  const { members, count, keys, room, without } = days
  keys[at * 2] = key[0] ?? 0
  keys[at * 2 + 1] = key[1] ?? 0
  days.cost[at] = cost
  const end = at * room + (count[at] ?? 0)
  for (let index = at * room; index < end; index += 1) without[members[index] ?? 0] = -1
}
