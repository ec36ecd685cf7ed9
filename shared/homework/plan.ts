// The study work of a homework item as one edit of the plan (H1, U8): its sessions, all of them before it is due.
import { fail, succeed, type Result } from '../result.ts'
import { dateToDay, minutesOf } from '../schedule/calendar.ts'
import { findTaskClass, type Moment, type ScheduleState } from '../schedule/state.ts'
import type { TaskClass } from '../schedule/task-class.ts'
import type { WorkEdit } from '../schedule/work/work-edit.ts'
import type { Homework } from './homework.ts'

export type HomeworkPlanWish = {
  /** Null for a body of work of its own. */
  classId: number | null
  sessions: number
  periods: number
  /** Of the body of work, and of each session; cut to what a title holds. */
  title: string
  session: (number: number) => string
}

/** The last day on which it may be worked on; null where that has gone by. Days beyond the term end with the term. */
export function lastDayFor(
  { dueDate, dueTime }: Pick<Homework, 'dueDate' | 'dueTime'>,
  { window }: Pick<ScheduleState, 'window'>,
  now: Moment,
): number | null {
  const { days, periods } = window
  const [first, last] = [days.at(0), days.at(-1)]
  if (first === undefined || last === undefined || dueDate < first.date) return null
  const due = dateToDay(window, dueDate) ?? days.length
  if (due < now.day) return null
  const end = periods.at(-1)?.end
  // Where the day goes on after it is due, its blocks could come too late: the day before is the last, if there is one.
  const isWithin = dueTime !== null && end !== undefined && minutesOf(dueTime) < minutesOf(end)
  return dueDate <= last.date && isWithin ? Math.max(due - 1, now.day, 1) : due
}

/** Bodies of work whose sessions are over before it is due, and which are not over yet. */
export function joinableClasses(
  homework: Pick<Homework, 'dueDate' | 'dueTime' | 'course'>,
  state: ScheduleState,
  now: Moment,
): TaskClass[] {
  const last = lastDayFor(homework, state, now)
  if (last === null || homework.course === '') return []
  return state.taskClasses.filter(
    ({ course, toDay }) => course === homework.course && toDay <= last && toDay >= now.day,
  )
}

export function planHomeworkEdit(
  homework: Homework,
  state: ScheduleState,
  now: Moment,
  { classId, sessions: count, periods, title, session }: HomeworkPlanWish,
): Result<Extract<WorkEdit, { kind: 'class' }>, 'is-past' | 'term-over' | 'no-class'> {
  if (now.day > state.window.days.length) return fail('term-over')
  const toDay = lastDayFor(homework, state, now)
  if (toDay === null) return fail('is-past')
  const sessions = Array.from({ length: count }, (_, index) => ({
    title: session(index + 1),
    periods,
  }))
  if (classId === null) {
    const fromDay = Math.max(1, Math.min(now.day, toDay))
    // A course is what work is counted and drawn by: homework without one stands under its own title.
    const course = homework.course === '' ? title : homework.course
    const fields = { title, course, fromDay, toDay, priority: 4 } as const
    return succeed({ kind: 'class', classId, fields, sessions })
  }
  return findTaskClass(state, classId) === undefined
    ? fail('no-class')
    : succeed({ kind: 'class', classId, fields: {}, sessions })
}
