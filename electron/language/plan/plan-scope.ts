// The days and periods that a plan may use, as the plan stage hands them on, and whether a card shows the same plan.
import type { Card, PlacementScope } from '../../../shared/agent/card.ts'
import type { StageOutput } from '../../../shared/conversation/contracts.ts'
import type { AwaySpan } from '../../../shared/tools/replan-arguments.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { AwayTime, Plan } from '../resolve/intent.ts'
import { hasLimits, timesOfWeek } from '../read/kept-free.ts'

type Scope = StageOutput['plan']['scope']

export function scopeOf(plan: Plan, state: ScheduleState, now: Moment): Scope {
  const { days, limits, away = [], most = null, isWhole = false } = plan
  if (days === null && !hasLimits(limits) && away.length === 0 && most === null) return null
  const from = days?.from ?? Math.max(1, now.day)
  const to = days?.to ?? state.window.days.length
  const unavailable = [...awaySpans(away, state), ...weeklySpans(plan, from, to, state)].filter(
    (span) => span.day_from <= to && span.day_to >= from,
  )
  return {
    day_from: from,
    day_to: to,
    exclude_weekdays: limits.weekdays,
    exclude_slots: limits.periods,
    ...(unavailable.length === 0 ? {} : { unavailable }),
    ...(most === null ? {} : { most }),
    ...(isWhole ? { whole: true } : {}),
  }
}

/** Dates as day numbers; what reaches beyond the term ends with it. */
export function awaySpans(away: readonly AwayTime[], { window }: ScheduleState): AwaySpan[] {
  const [first, last] = [window.days[0]?.date ?? '', window.days.at(-1)?.date ?? '']
  return away.flatMap(({ from, to, periods }) => {
    const start = dateToDay(window, from < first ? first : from)
    const end = dateToDay(window, to > last ? last : to)
    if (start === null || end === null || start > end) return []
    const days = { day_from: start, day_to: end }
    return [periods === null ? days : { ...days, slot_start: periods.start, slot_end: periods.end }]
  })
}

/** "Friday mornings": on each Friday of the plan. */
function weeklySpans(
  { limits }: Plan,
  from: number,
  to: number,
  { window }: ScheduleState,
): AwaySpan[] {
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return timesOfWeek(limits).flatMap(({ weekday, start, end }) =>
    days
      .filter((day) => window.days[day - 1]?.weekday === weekday)
      .map((day) => ({ day_from: day, day_to: day, slot_start: start, slot_end: end })),
  )
}

/** The scope of a card once more; null where it is no bound at all. */
export function scopeAgain(scope: PlacementScope, { window }: ScheduleState): Scope {
  const { fromDay, toDay, excludedWeekdays, excludedPeriods, unavailable, most, isWhole } = scope
  const days = window.days.length
  const excluded = excludedWeekdays.length + excludedPeriods.length + (unavailable?.length ?? 0)
  if (fromDay === 1 && toDay === days && excluded === 0 && most === undefined) return null
  return {
    day_from: fromDay,
    day_to: Math.min(toDay, days),
    exclude_weekdays: excludedWeekdays,
    exclude_slots: excludedPeriods,
    ...(unavailable === undefined ? {} : { unavailable }),
    ...(most === undefined ? {} : { most }),
    ...(isWhole === true ? { whole: true } : {}),
  }
}

/** Offering the plan that was just rejected would not be listening. */
export function isSamePlan(
  plan: Plan,
  rejected: Card | null,
  { state, now }: { state: ScheduleState; now: Moment },
): boolean {
  if (rejected?.body.kind !== 'plan') return false
  const { classIds, scope } = rejected.body
  const { from, to } = plan.days ?? { from: Math.max(1, now.day), to: state.window.days.length }
  const isFrom = plan.days === null ? scope.fromDay <= from : scope.fromDay === from
  const sameDays = isFrom && scope.toDay === to
  const wanted = scopeOf(plan, state, now)
  return (
    sameDays &&
    isSameValue(plan.classIds, classIds) &&
    isSameValue(plan.limits.weekdays, scope.excludedWeekdays) &&
    isSameValue(plan.limits.periods, scope.excludedPeriods) &&
    isSameValue(wanted?.unavailable ?? [], scope.unavailable ?? []) &&
    isSameValue(wanted?.most ?? null, scope.most ?? null)
  )
}
