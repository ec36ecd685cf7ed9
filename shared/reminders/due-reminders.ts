// Which study blocks are to be announced between two moments: pure, so that sleep, restarts and windows double nothing.
import { sharedScheduleWords } from '../i18n/shared/schedule.ts'
import type { Language } from '../language.ts'
import { daysBetween, minutesOf, clockOf, placeClock } from '../schedule/calendar.ts'
import { type ScheduleState, findTask, findTaskClass } from '../schedule/state.ts'
import { isPlacedItem, markOf } from '../schedule/task.ts'
import { cleanTitle } from '../text/quote-title.ts'

/** `begins` is a wall minute; `minutes` are left until then. */
type Reminder = { taskId: number; begins: number; minutes: number }

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

/** `key` is the same for the same block at the same time, and for no other. */
export type SaidReminder = { key: string; taskId: number; title: string; text: string }

/**
 * Says a reminder of a study block as the person reads it; the title in it is data. Null when the
 * block is gone.
 */
export function sayReminder(
  state: ScheduleState,
  { taskId, begins, minutes }: Reminder,
  language: Language,
): SaidReminder | null {
  const task = findTask(state, taskId)
  if (task === undefined || !isPlacedItem(task)) return null
  const course = findTaskClass(state, task.classId)?.course ?? ''
  const title = cleanTitle(task.title, language)
  const named = course === '' || course === task.title ? '' : cleanTitle(course, language)
  const { end } = placeClock(state.window, task)
  const span = `${clockOf(begins)}–${end}`
  const when = sharedScheduleWords[language].reminder(minutes, span)
  return {
    key: `${taskId}-${begins}`,
    taskId,
    title,
    text: named === '' ? when : `${named} · ${when}`,
  }
}
