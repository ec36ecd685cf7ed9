// Lists the study ahead that lies where habits say that none should.
import type { PlanningPreferences } from '../../../shared/planner/planning-preferences.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'

/** Of what a plan may move; clock times compare as text. */
export function listAgainst(
  { tasks, window }: ScheduleState,
  now: Moment,
  habits: Pick<PlanningPreferences, 'noStudyBefore' | 'noStudyAfter' | 'protectedWeekdays'>,
): ItemTask[] {
  const { noStudyBefore, noStudyAfter, protectedWeekdays } = habits
  return tasks.filter((task): task is ItemTask => {
    if (task.kind !== 'item' || task.place === null || checkFreedom(task, now) !== null)
      return false
    const { day, start, end } = task.place
    const weekday = window.days[day - 1]?.weekday ?? 0
    const [from = '', to = ''] = [window.periods[start - 1]?.start, window.periods[end - 1]?.end]
    return (
      protectedWeekdays.includes(weekday) ||
      (noStudyBefore !== null && from < noStudyBefore) ||
      (noStudyAfter !== null && to > noStudyAfter)
    )
  })
}
