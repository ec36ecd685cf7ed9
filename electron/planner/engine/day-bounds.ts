// The least that study of a given length costs on a kind of day, wherever it lies: exact over 'load' and over the
// heaviest term 'run', by dynamic programming over the periods; all other terms count as nothing.
import { countBits } from '../problem/day-masks.ts'
import type { DayKind } from './day-kinds.ts'
import type { MaskCosts } from './mask-costs.ts'
import { closed } from './terms-of-kind.ts'

/** By study periods outside hosts, frozen ones left aside; `closed` where so many do not fit. */
export function layDayBounds(kind: DayKind, { runs }: MaskCosts, periods: number): Int32Array {
  const run = runs.toSorted((a, b) => b.weight - a.weight)[0]
  const walk = startWalk(Math.min((run?.length ?? 1) - 1, periods), periods)
  for (let period = 0; period < periods; period += 1) {
    const begin = period - walk.longest
    const isCounted = run !== undefined && begin >= 0 && ((run.begins >>> begin) & 1) === 1
    walkOver(walk, kind, period, isCounted ? run.weight : 0)
  }
  const frozen = countBits(kind.frozenStudy)
  return Int32Array.from({ length: periods + 1 }, (_, study) => {
    let least = closed
    for (let at = study; at < walk.costs.length; at += periods + 1) {
      least = Math.min(least, walk.costs[at] ?? closed)
    }
    return least >= closed ? closed : least + (kind.loadCost[study + frozen] ?? 0)
  })
}

/**
 * The least costs of all ways to study up to a period, by what later periods depend on: `busy` periods in a row
 * behind it and the `since` periods since the last study among those (0: none), both up to `longest`, and the study
 * so far. The cost of a state lies at `((busy * (longest + 1)) + since) * (periods + 1) + study`.
 */
type Walk = {
  longest: number
  periods: number
  costs: Int32Array
  next: Int32Array
  /** The most study that any state has so far. */
  most: number
}

function startWalk(longest: number, periods: number): Walk {
  const size = (longest + 1) ** 2 * (periods + 1)
  const costs = new Int32Array(size).fill(closed)
  costs[0] = 0
  return { longest, periods, costs, next: new Int32Array(size), most: 0 }
}

/** `runWeight` is what a long run that ends here costs. */
function walkOver(walk: Walk, kind: DayKind, period: number, runWeight: number): void {
  const { longest, periods, costs, next } = walk
  const isStudied = ((kind.frozenStudy >>> period) & 1) === 1
  const isFixed = (((kind.fixed | kind.frozen) >>> period) & 1) === 1
  next.fill(closed)
  for (let busy = 0; busy <= longest; busy += 1) {
    for (let since = 0; since <= busy; since += 1) {
      const from = (busy * (longest + 1) + since) * (periods + 1)
      const longer = Math.min(busy + 1, longest) * (longest + 1)
      const isLong = busy >= longest
      const studied = (longer + Math.min(1, longest)) * (periods + 1)
      const idle = (longer + (since > 0 && since < longest ? since + 1 : 0)) * (periods + 1)
      for (let study = 0; study <= walk.most; study += 1) {
        const cost = costs[from + study] ?? closed
        if (cost >= closed) continue
        if (isStudied) {
          keepLeast(next, studied + study, cost + (isLong ? runWeight : 0))
        } else if (isFixed) {
          keepLeast(next, idle + study, cost + (isLong && since > 0 ? runWeight : 0))
        } else {
          keepLeast(next, study, cost)
          keepLeast(next, studied + study + 1, cost + (isLong ? runWeight : 0))
        }
      }
    }
  }
  if (!isFixed) walk.most += 1
  walk.costs = next
  walk.next = costs
}

function keepLeast(costs: Int32Array, at: number, cost: number): void {
  if (cost < (costs[at] ?? closed)) costs[at] = cost
}
