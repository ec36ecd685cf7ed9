// The days and places that a plan may use: a class's range and weekdays, the scope, and what has not begun.
import type { PlacementScope } from '../../../shared/agent/card.ts'
import { maxPeriods, type Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'

/** Ascending day numbers from `fromDay` to `toDay`, without the class's excluded weekdays and the past. */
export function allowedDays(
  state: ScheduleState,
  taskClass: TaskClass,
  now: Moment,
  fromDay = 1,
  toDay = state.window.days.length,
): number[] {
  const first = Math.max(fromDay, taskClass.fromDay, now.day, 1)
  const last = Math.min(toDay, taskClass.toDay, state.window.days.length)
  const days: number[] = []
  for (let day = first; day <= last; day += 1) {
    const weekday = state.window.days[day - 1]?.weekday
    if (weekday !== undefined && !taskClass.excludedWeekdays.includes(weekday)) days.push(day)
  }
  return days
}

export function isDayInScope(
  state: ScheduleState,
  day: number,
  scope: PlacementScope | null,
): boolean {
  if (scope === null) return true
  if (day < scope.fromDay || day > scope.toDay) return false
  const weekday = state.window.days[day - 1]?.weekday
  return weekday !== undefined && !scope.excludedWeekdays.includes(weekday)
}

export function isInScope(
  state: ScheduleState,
  place: Place,
  scope: PlacementScope | null,
): boolean {
  if (scope === null) return true
  if (!isDayInScope(state, place.day, scope)) return false
  if (scope.excludedPeriods.some((period) => period >= place.start && period <= place.end))
    return false
  return !awayOn(scope, place.day).some(
    ({ start, end }) => start <= place.end && end >= place.start,
  )
}

/** The runs of periods of that day that the scope has no time for. */
export function awayOn(
  scope: PlacementScope | null,
  day: number,
): { start: number; end: number }[] {
  const spans = scope?.unavailable ?? []
  return spans
    .filter(({ day_from: first, day_to: last }) => first <= day && day <= last)
    .map(({ slot_start: start = 1, slot_end: end = maxPeriods }) => ({ start, end }))
}
