// The weeks that are planned so far. While work waits for a place, weeks without study are kept for it: that they are
// empty is no reason to carry a block there.
import type { PlacementScope } from '../../../shared/agent/card.ts'
import type { Board } from './board.ts'

/** From the first week with study that has not begun to the last one; null when nothing waits, or nothing is placed. */
export function findPlannedDays({ classes, blocks, frames }: Board): PlacementScope | null {
  if (!classes.some(({ hasPending }) => hasPending)) return null
  const weeks = frames
    .filter((_, index) => blocks[index]?.some(({ hasBegun }) => !hasBegun) === true)
    .map(({ week }) => week)
  const [first, last] = [weeks.at(0), weeks.at(-1)]
  if (first === undefined || last === undefined) return null
  const days = frames.filter(({ week }) => week >= first && week <= last).map(({ day }) => day)
  return {
    fromDay: days.at(0) ?? 1,
    toDay: days.at(-1) ?? frames.length,
    excludedWeekdays: [],
    excludedPeriods: [],
  }
}
