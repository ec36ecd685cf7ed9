// Chains that can't hold all their tasks even with the days to themselves: how many have to go without a place.
import { noStarts } from '../../problem/clear-starts.ts'
import { leftOut } from '../../problem/problem.ts'
import type { Ground } from './ground.ts'
import { firstStart } from '../../problem/day-masks.ts'

export type ShortChain = { chain: readonly number[]; count: number }

/** The chains that are short, and how many tasks have to go without a place in all. */
export function findShortChains(
  ground: Ground,
  givenUp: ReadonlySet<number>,
): { chains: ShortChain[]; sum: number } {
  const chains = ground.problem.chains
    .map((chain) => ({ chain, count: countShortage(ground, chain, givenUp) }))
    .filter(({ count }) => count > 0)
  return { chains, sum: chains.reduce((sum, { count }) => sum + count, 0) }
}

/** The earliest that a chain can have got so far; `isFree` when a free task is what it ends with. */
type Line = { end: number; isFree: boolean }

/** The fewest tasks at risk of the chain, beyond those given up, without which the others can be placed in order. */
export function countShortage(
  { problem, clear, atRisk }: Ground,
  chain: readonly number[],
  givenUp: ReadonlySet<number>,
): number {
  // By the number of tasks that went without.
  let lines: (Line | null)[] = [{ end: 0, isFree: false }]
  for (const task of chain) {
    const each = problem.tasks[task]
    if (each === undefined || givenUp.has(task)) continue
    const { frozen, duration } = each
    if (frozen !== null) {
      lines = lines.map((line) => passFrozen(line, frozen, frozen + duration))
      continue
    }
    const placed = lines.map((line) => {
      const slot =
        line === null ? leftOut : firstStart(clear[task] ?? noStarts, problem.periods, line.end)
      return slot === leftOut ? null : { end: slot + duration, isFree: true }
    })
    lines = atRisk.has(task) ? placedOrNot(placed, lines) : placed
  }
  const fewest = lines.findIndex((line) => line !== null)
  return fewest === -1 ? Infinity : fewest
}

function passFrozen(line: Line | null, start: number, end: number): Line | null {
  return line === null || (line.isFree && line.end > start) ? null : { end, isFree: false }
}

function placedOrNot(placed: readonly (Line | null)[], without: readonly (Line | null)[]) {
  return Array.from({ length: without.length + 1 }, (_, count): Line | null => {
    const [a, b] = [placed[count] ?? null, without[count - 1] ?? null]
    if (a === null || b === null) return a ?? b
    return a.end < b.end ? a : b
  })
}
