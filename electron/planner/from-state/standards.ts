// Defines what a good study day keeps to: the bounds that the planner's terms and the diagnosis of a plan share.
import type { Lunch } from '../../../shared/planner/planning-preferences.ts'
import { minutesOf } from '../../../shared/schedule/calendar.ts'

/**
 * Minutes of work without a real break. Attention to one task wanes within the hour, and short breaks bring it back for
 * a time only (Albulescu et al. 2022, "Give me a break!", PLoS ONE 17); four hours a day in all is what even experts
 * keep up (Ericsson, Krampe & Tesch-Römer 1993, "The role of deliberate practice", Psychological Review 100).
 */
export const longestRun = 180

/**
 * The minutes of a break between a session and what lies beside it, the last, by steps: each that is missing counts.
 * A bell's ten minutes are worth something, and none at all is worst.
 */
export const breakSteps = [5, 10, 15] as const

/** Minutes within which something heavy after something heavy still tires. */
export const heavyWithin = 60

/** Rows of so many minutes or less are a break and no room left over. */
export const shortRow = 30

export { preparedWithin, reviewedWithin } from '../../../shared/timetable/lesson-words.ts'

/** A break of so many minutes ends a run; what follows is another part of the day. */
export const longBreak = 60

/** Study that begins before the second is early, unless lessons begin sooner; before the first in any case. */
export const earlyBefore = '08:30'
export const dayBegins = '09:00'
/** Study that ends later is late, likewise: what follows is the time to calm down before sleep. */
export const lateAfter = '21:00'

/** When a meal is eaten, at which time at best, and the minutes of it that study should leave. */
export type Meal = { from: string; to: string; best: string; minutes: number }

const usualLunch: Meal = { from: '11:30', to: '13:30', best: '12:15', minutes: 30 }
const dinner: Meal = { from: '17:30', to: '19:30', best: '18:15', minutes: 30 }

/** Of a student who wants lunch at a time of its own, or null. */
export function mealsWith(lunch: Lunch | null): Meal[] {
  if (lunch === null) return [usualLunch, dinner]
  const minutes = minutesOf(lunch.to) - minutesOf(lunch.from)
  return [{ ...lunch, best: lunch.from, minutes }, dinner]
}

export const saturday = 6
export const sunday = 7

/** Work of a class of this intensity or more tires. */
export const heavyFrom = 4

/** Days to an exam within which gaps that shrink towards it serve better than even ones. */
export const contractingWithin = 7
