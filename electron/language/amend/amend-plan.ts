// What later words change in a plan request: its days, its courses, what it keeps free.
import { isWeekdayAlone } from '../../../shared/time/weekdays.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { joinRanges } from '../../../shared/time/day-words.ts'
import type { Ground } from '../ground.ts'
import type { Plan } from '../resolve/intent.ts'
import type { PlanDraft } from '../read/draft.ts'
import { hasLimits, mergeLimits } from '../read/kept-free.ts'
import { findLimits, withoutLimits } from '../read/limits.ts'
import { findMost, readMost } from '../read/most-said.ts'
import type { LexedText } from '../words/lexed-text.ts'
import type { DayMention } from '../../../shared/time/mention.ts'
import { meansWeek, meansWholeTerm } from '../read/whole-term.ts'

/** `days` is the run of days that was proposed: "Sunday" means the one in it. */
export function amendPlan(
  draft: PlanDraft,
  lexed: LexedText,
  days: Plan['days'],
  ground: Ground,
): PlanDraft | null {
  if (draft.isLighter === true) return leaveOut(draft, lexed)
  const bound = findMost(lexed.text) ?? (draft.most === null ? lexed.text : null)
  const most = bound === null ? null : readMost(bound, ground.state.window)
  if (most !== null) return { ...draft, most, doubt: null }
  const found = findLimits(lexed, ground)
  const rest = withoutLimits(lexed, found.spans)
  const names = rest.names.flatMap(({ owners }) => owners)
  const dates = [
    ...new Set(
      joinRanges(
        rest.days.map((day) => intoRange(day, lexed.text, days, ground)),
        rest.text,
        ground,
      ).flatMap((day) => day.dates),
    ),
  ].toSorted()
  const wish = rest.times[0]?.wish ?? null
  // "Everything but physics" is all the courses of the days that were proposed.
  const isAll = dates.length === 0 && found.without.length === 0 && meansWholeTerm(rest.rest)
  const isWeek = draft.isAll && dates.length === 0 && !isAll && meansWeek(rest.rest)
  const isChanged =
    (isAll && !draft.isAll) ||
    isWeek ||
    hasLimits(found.limits) ||
    found.without.length > 0 ||
    names.length > 0 ||
    dates.length > 0 ||
    wish !== null
  if (!isChanged) return null
  return {
    ...draft,
    names: names.length > 0 ? names : draft.names,
    without: [...draft.without, ...found.without],
    dates: dates.length > 0 ? dates : isAll ? null : draft.dates,
    isAll: isAll || (draft.isAll && dates.length === 0 && !isWeek),
    wish: wish ?? draft.wish,
    limits: mergeLimits(draft.limits, found.limits),
    strangers: names.length > 0 ? [] : draft.strangers,
    doubt: null,
  }
}

/** A weekday without "this" or "next", as far as the proposed days hold it. */
function intoRange(
  day: DayMention,
  text: string,
  days: Plan['days'],
  { state }: Ground,
): DayMention {
  const [date] = day.dates
  const isBare = isWeekdayAlone(text.slice(day.start, day.end))
  if (days === null || date === undefined || !isBare || day.dates.length > 1) return day
  const inside = state.window.days
    .slice(days.from - 1, days.to)
    .find((other) => other.weekday === weekdayOf(date))
  return inside === undefined ? day : { ...day, dates: [inside.date] }
}

/** The answer to which course a lighter plan should do without. */
function leaveOut(draft: PlanDraft, { names }: LexedText): PlanDraft | null {
  if (names.length === 0) return null
  const without = [...draft.without, ...names.flatMap(({ owners }) => owners)]
  return { ...draft, without, isLighter: false }
}
