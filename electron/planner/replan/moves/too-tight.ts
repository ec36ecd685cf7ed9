// Movers that can be shown to be stuck without trying places: none left, a chain without room, too little time for all.
import { firstStart } from '../../problem/day-masks.ts'
import { leftOut } from '../../problem/problem.ts'
import type { Domain } from './domains.ts'

/** A small group that can't be placed together, or null when none of the simple reasons holds. */
export function findTooTight(
  domains: readonly Domain[],
  periods: number,
): readonly Domain[] | null {
  const empty = domains.find(({ first }) => first === leftOut)
  if (empty !== undefined) return [empty]
  return findShortChain(domains, periods) ?? findOverfull(domains, periods)
}

/** Neighbours of one chain that can't all be placed in order, even alone; as few of them as show it. */
function findShortChain(domains: readonly Domain[], periods: number): readonly Domain[] | null {
  let from = 0
  let ready = 0
  for (const [index, domain] of domains.entries()) {
    if (domain.chain !== domains[index - 1]?.chain) {
      from = index
      ready = 0
    }
    ready = endAfter(domain, ready, periods)
    if (ready !== Infinity) continue
    for (let first = index - 1; first > from; first -= 1) {
      const few = domains.slice(first, index + 1)
      if (few.reduce((end, each) => endAfter(each, end, periods), 0) === Infinity) return few
    }
    return domains.slice(from, index + 1)
  }
  return null
}

/** The earliest end of one that starts at `ready` or later. */
function endAfter({ starts, first, last, duration }: Domain, ready: number, periods: number) {
  const start = ready <= first ? first : firstStart(starts, periods, ready, last)
  return start === leftOut ? Infinity : start + duration
}

/** Movers that all have to lie between two slots, where less is free than they need. */
function findOverfull(domains: readonly Domain[], periods: number): readonly Domain[] | null {
  if (domains.length === 1) return null
  const free = countFree(domains, periods)
  const byEnd = domains.toSorted((a, b) => endOf(a) - endOf(b))
  for (const from of new Set(byEnd.map(({ first }) => first))) {
    let needed = 0
    for (const [index, domain] of byEnd.entries()) {
      if (domain.first < from) continue
      needed += domain.duration
      if (needed <= (free[endOf(domain)] ?? 0) - (free[from] ?? 0)) continue
      return byEnd.slice(0, index + 1).filter(({ first }) => first >= from)
    }
  }
  return null
}

function endOf({ last, duration }: Domain): number {
  return last + duration
}

/** By slot: how many slots before it at least one of the movers could cover. */
function countFree(domains: readonly Domain[], periods: number): Int32Array {
  const days = domains[0]?.cover.length ?? 0
  const free = new Int32Array(days * periods + 1)
  for (let day = 0; day < days; day += 1) {
    let covered = 0
    for (const { cover } of domains) covered |= cover[day] ?? 0
    for (let period = 0; period < periods; period += 1) {
      const slot = day * periods + period
      free[slot + 1] = (free[slot] ?? 0) + ((covered >>> period) & 1)
    }
  }
  return free
}
