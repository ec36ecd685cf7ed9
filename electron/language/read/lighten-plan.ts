// A plan of which some days are said to be too full: those weekdays take nothing more.
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { PlanDraft } from './draft.ts'
import { mergeLimits } from './kept-free.ts'

/** A whole week, or no days, says nothing of a single day. */
export function lightenPlan(draft: PlanDraft, dates: readonly string[]): PlanDraft {
  if (dates.length === 0 || dates.length >= 7) return draft
  const weekdays = [...new Set(dates.map(weekdayOf))].toSorted((a, b) => a - b)
  return { ...draft, limits: mergeLimits(draft.limits, { weekdays, periods: [] }) }
}
