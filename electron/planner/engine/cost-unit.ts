// How big a usual difference in cost is, so that temperatures fit any weights.
import { factOn, noStart } from './places.ts'
import type { Ground } from './ground.ts'

/** Rows and days that are looked at: enough for a quartile. */
const mostRows = 12
const mostDays = 16

/** The lower quartile of what one day more or less costs a task, where that makes a difference; at least 1. */
export function findCostUnit({
  rows,
  places,
  problem,
}: Pick<Ground, 'rows' | 'places' | 'problem'>): number {
  const differences: number[] = []
  const stride = Math.max(1, Math.floor(rows.filled.length / mostRows))
  for (let index = 0; index < rows.filled.length; index += stride) {
    const row = rows.filled[index] ?? 0
    const first = rows.first[row] ?? 0
    const last = Math.min(rows.last[row] ?? -1, first + mostDays)
    for (let day = first + 1; day <= last; day += 1) {
      const before = factOn(places, row, day - 1)
      const here = factOn(places, row, day)
      if (before === noStart || here === noStart) continue
      const difference = Math.abs((here >> 5) - (before >> 5))
      if (difference > 0) differences.push(difference)
    }
  }
  differences.sort((a, b) => a - b)
  const quartile = differences[Math.floor(differences.length / 4)]
  const weights = problem.terms.map(({ weight }) => weight).filter((weight) => weight > 0)
  return quartile ?? Math.max(1, Math.min(...weights, 1000))
}
