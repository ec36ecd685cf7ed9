// What later words change in a plan request: its days, its courses, what it keeps free.
import { joinRanges } from './day-words.ts'
import type { Ground } from './ground.ts'
import { hasLimits, mergeLimits, type PlanDraft } from './intent.ts'
import { findLimits, withoutLimits } from './limits.ts'
import type { LexedText } from './lexed-text.ts'

export function amendPlan(draft: PlanDraft, lexed: LexedText, ground: Ground): PlanDraft | null {
  const found = findLimits(lexed, ground)
  const rest = withoutLimits(lexed, found.spans)
  const names = rest.names.flatMap(({ owners }) => owners)
  const dates = [
    ...new Set(joinRanges(rest.days, rest.text, ground).flatMap((day) => day.dates)),
  ].toSorted()
  const wish = rest.times[0]?.wish ?? null
  const isChanged =
    hasLimits(found.limits) ||
    found.without.length > 0 ||
    names.length > 0 ||
    dates.length > 0 ||
    wish !== null
  if (!isChanged) return null
  const narrowed = draft.isCombined ? narrowCombined(draft, rest, dates.length > 0) : null
  if (narrowed !== null) return narrowed
  return {
    ...draft,
    names: names.length > 0 ? names : draft.names,
    without: [...draft.without, ...found.without],
    dates: dates.length > 0 ? dates : draft.dates,
    isAll: dates.length > 0 ? false : draft.isAll,
    wish: wish ?? draft.wish,
    limits: mergeLimits(draft.limits, found.limits),
    isCombined: found.isCombined,
    strangers: names.length > 0 ? [] : draft.strangers,
    doubt: null,
  }
}

function narrowCombined(draft: PlanDraft, { times }: LexedText, hasDay: boolean): PlanDraft | null {
  if (hasDay === times.length > 0) return null
  const limits = hasDay ? { ...draft.limits, periods: [] } : { ...draft.limits, weekdays: [] }
  return { ...draft, limits, isCombined: false }
}
