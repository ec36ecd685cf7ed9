// Which study blocks are to be announced between two moments: pure, so that sleep, restarts and windows double nothing.
import { daysBetween, minutesOf } from '../schedule/calendar.ts'
import type { ScheduleState } from '../schedule/state.ts'
import { isPlacedItem, markOf } from '../schedule/task.ts'

/** `begins` is a wall minute; `minutes` are left until then. */
export type Reminder = { taskId: number; begins: number; minutes: number }

/** Minutes from 1970-01-01 00:00 as the term's clocks on the wall count them. */
export function wallMinute(date: string, minute: number): number {
  return daysBetween('1970-01-01', date) * 1440 + minute
}

/**
 * The blocks whose reminder, `lead` minutes before they begin, falls after `after` and not after `upTo`, both wall
 * minutes, in the order in which they begin. What has begun by `upTo` is passed over: its time was slept through.
 * Proposals and blocks that are marked have no reminder.
 */
export function dueReminders(
  { tasks, window }: ScheduleState,
  lead: number,
  after: number,
  upTo: number,
): Reminder[] {
  return tasks
    .flatMap((task) => {
      if (!isPlacedItem(task) || task.status !== 'existing' || markOf(task) !== null) return []
      const day = window.days[task.place.day - 1]
      const period = window.periods[task.place.start - 1]
      if (day === undefined || period === undefined) return []
      const begins = wallMinute(day.date, minutesOf(period.start))
      const due = begins - lead
      if (due <= after || due > upTo || begins <= upTo) return []
      return [{ taskId: task.id, begins, minutes: begins - upTo }]
    })
    .toSorted((a, b) => a.begins - b.begins || a.taskId - b.taskId)
}
