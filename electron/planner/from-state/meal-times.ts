// Which periods of a day study leaves to the meals, where the period table itself has no break for them.
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import { stretch } from '../problem/day-masks.ts'
import type { DayClock } from './day-clock.ts'
import { mealMinutes, meals } from './standards.ts'

type Meal = (typeof meals)[number]

/** For each meal, as bits, the free periods that are kept for it: those nearest to its best time; 0 for none. */
export function mealPeriods(clock: DayClock, events: number): number[] {
  return meals.map((meal) => (hasBreak(clock, meal) ? 0 : nearestFree(clock, meal, events)))
}

/** Whether the table leaves time for the meal between two periods, or before the first or after the last. */
function hasBreak({ startOf, endOf }: DayClock, meal: Meal): boolean {
  const starts = [...startOf, Infinity]
  return starts.some((start, index) => timeIn(meal, endOf[index - 1] ?? -Infinity, start))
}

function timeIn({ from, to }: Meal, since: number, until: number): boolean {
  return Math.min(until, minutesOf(to)) - Math.max(since, minutesOf(from)) >= mealMinutes
}

function nearestFree({ startOf, endOf }: DayClock, meal: Meal, events: number): number {
  const best = minutesOf(meal.best)
  let nearest = { mask: 0, away: Infinity }
  for (let first = 0; first < startOf.length; first += 1) {
    for (let last = first; last < startOf.length; last += 1) {
      if (((events >>> last) & 1) === 1) break
      if (!timeIn(meal, startOf[first] ?? 0, endOf[last] ?? 0)) continue
      const away = Math.abs((startOf[first] ?? 0) - best)
      if (away < nearest.away) nearest = { mask: stretch(first, last - first + 1), away }
      break
    }
  }
  return nearest.mask
}
