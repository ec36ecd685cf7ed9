// Which movers can be in each other's way: groups that can be placed without looking at the others.
import type { Domain } from './domains.ts'

/** Each group chain by chain in order, as the domains come. */
export function splitDomains(domains: readonly Domain[], periods: number): Domain[][] {
  const groups: Domain[][] = []
  for (const domain of domains) {
    const met = groups.filter((group) => group.some((other) => canMeet(other, domain, periods)))
    if (met.length === 0) groups.push([domain])
    else {
      for (const group of met) groups.splice(groups.indexOf(group), 1)
      groups.push([...met.flat(), domain])
    }
  }
  return groups.map((group) => group.sort((a, b) => a.chain - b.chain || a.rank - b.rank))
}

function canMeet(a: Domain, b: Domain, periods: number): boolean {
  if (a.first < 0 || b.first < 0) return false
  if (a.chain === b.chain && (a.rank < b.rank ? endOf(a) > b.first : endOf(b) > a.first))
    return true
  const from = Math.floor(Math.max(a.first, b.first) / periods)
  const until = Math.floor(Math.min(a.last, b.last) / periods)
  for (let day = from; day <= until; day += 1) {
    if (((a.cover[day] ?? 0) & (b.cover[day] ?? 0)) !== 0) return true
  }
  return false
}

function endOf({ last, duration }: Domain): number {
  return last + duration
}
