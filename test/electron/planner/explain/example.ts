// Two weeks with everything that an explanation can meet, and what is told of it.
import { explain } from '../../../../electron/planner/explain/explain-task.ts'
import { weighingPolicy } from '../../../../electron/planner/from-state/policy.ts'
import type { Moment, ScheduleState } from '../../../../shared/schedule/state.ts'
import { at, beforeTerm, event, hours, item, schedule, taskClass, week } from '../../../builders.ts'

type Wish = { day?: number; slot_start?: number }

export function explained(
  from: ScheduleState,
  id: number,
  wish: Wish = {},
  now: Moment = beforeTerm,
) {
  return explain(from, weighingPolicy(now), { task_id: id, ...wish })
}

export function placed(from: ScheduleState, id: number, wish: Wish = {}, now: Moment = beforeTerm) {
  const data = explained(from, id, wish, now)
  if (data?.kind !== 'placed') throw new Error('not placed')
  return data
}

export function pending(from: ScheduleState, id: number, wish: Wish = {}) {
  const data = explained(from, id, wish)
  if (data?.kind !== 'pending') throw new Error('not pending')
  return data
}

/** Two weeks of eight periods. */
export const state = schedule(
  [
    taskClass(1, {
      title: 'Calculus',
      fromDay: 2,
      toDay: 10,
      mayEmbed: false,
      excludedPeriods: [8],
      excludedWeekdays: [7],
    }),
    taskClass(2, { title: 'Essay', slotBudget: 2 }),
    event(90, at(3, 1, 2), { title: 'Algebra' }),
    event(91, at(4, 5, 6), { title: 'Seminar', hosts: true }),
    event(92, at(5, 1, 2), { title: 'Dentist', eventKind: 'personal', locked: true }),
    item(1, { title: 'Set 1', place: at(2, 1, 2) }),
    item(2, { title: 'Set 2', place: at(3, 3, 4) }),
    item(3, { title: 'Set 3', place: at(5, 3, 4) }),
    item(4, { title: 'Set 4', duration: 2 }),
    item(21, { classId: 2, title: 'Outline', place: at(4, 5), hostId: 91 }),
    item(22, { classId: 2, title: 'Draft', duration: 2 }),
    item(31, { classId: 3, title: 'Fixed', place: at(6, 1), locked: true }),
  ],
  week({ weeks: 2, periods: hours(8) }),
)
