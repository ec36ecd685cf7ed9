// Which tasks lie on which day, as they come and go.
import type { DayKey } from './ask-day-cost.ts'
import { outsideOn } from './move-costs.ts'
import type { Search } from './search.ts'

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
export function settle({ days }: Search, key: DayKey, at: number, cost: number): void {
  const { members, count, keys, room, without } = days
  keys[at * 2] = key[0] ?? 0
  keys[at * 2 + 1] = key[1] ?? 0
  days.cost[at] = cost
  const end = at * room + (count[at] ?? 0)
  for (let index = at * room; index < end; index += 1) without[members[index] ?? 0] = -1
}
