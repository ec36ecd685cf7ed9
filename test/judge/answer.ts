// Defines what a question of a tutor is, and how shares of a plan answer it.
import type { PlanSheet } from './plan-sheet.ts'

/** Whether a tutor would say yes, and what was seen; `none` where there is nothing of the kind in the plan. */
export type Answer = { yes: boolean; seen: string }

export type Question = { id: string; asks: string; answer: (sheet: PlanSheet) => Answer }

/** Yes from this share on: of twenty one may be an exception. */
const nearlyAll = 0.95

export function share(good: number, of: number, least = nearlyAll): Answer {
  if (of === 0) return { yes: true, seen: 'none' }
  return { yes: good >= least * of, seen: `${good} of ${of}` }
}

export function shareOf<Thing>(
  things: readonly Thing[],
  isGood: (thing: Thing) => boolean,
  least = nearlyAll,
): Answer {
  return share(things.filter(isGood).length, things.length, least)
}
