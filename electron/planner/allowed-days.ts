// The window days on which a class may still work: its range, its weekdays, and what has already begun.
import type { Moment, ScheduleState } from '../../shared/schedule/state.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'

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
