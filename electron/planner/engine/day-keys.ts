// The key of a day: two numbers that stand for its kind, the shapes on it, and which of them are neighbours in a chain,
// as sums, so that what comes is added and what goes is taken off (after Zobrist 1970).
import { askDayCost, noRow, type DayKey } from './ask-day-cost.ts'
import { shapeAt } from './places.ts'
import type { Search } from './search.ts'
import { closed } from './terms-of-kind.ts'

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
