// Lists the study ahead that lies where habits say that none should.
import {
  isInHours,
  type PlanningPreferences,
} from '../../../shared/planner/planning-preferences.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'

/** Of what a plan may move. */
export function listAgainst(
  { tasks, window }: ScheduleState,
  now: Moment,
  habits: PlanningPreferences,
): ItemTask[] {
  return tasks.filter((task): task is ItemTask => {
    if (task.kind !== 'item' || task.place === null || checkFreedom(task, now) !== null)
      return false
    const { day, start, end } = task.place
    const weekday = window.days[day - 1]?.weekday ?? 0
    const [first, last] = [window.periods[start - 1]?.start, window.periods[end - 1]?.end]
    return (
      habits.protectedWeekdays.includes(weekday) ||
      !isInHours(habits, { start: first ?? '', end: last ?? '' })
    )
  })
}
