// What a day of the plan costs with a task more or less on it: remembered, or packed anew.
import { findDay, makeEntry } from './day-memory.ts'
import { packDay } from './pack-day.ts'
import { addToPack } from './packer.ts'
import type { Search } from './search.ts'
import { closed } from './terms-of-kind.ts'

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
