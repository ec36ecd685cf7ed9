// Says a reminder of a study block as the person reads it; the title in it is data.
import { sharedScheduleWords } from '../../i18n/shared/schedule.ts'
import type { Language } from '../../language.ts'
import type { Reminder } from '../../reminders/due-reminders.ts'
import { clockOf, placeClock } from '../../schedule/calendar.ts'
import { findTask, findTaskClass, type ScheduleState } from '../../schedule/state.ts'
import { isPlacedItem } from '../../schedule/task.ts'
import { cleanTitle } from '../../text/quote-title.ts'

/** `key` is the same for the same block at the same time, and for no other. */
export type SaidReminder = { key: string; taskId: number; title: string; text: string }

/** Null when the block is gone. */
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
  const { end } = placeClock(state.window, task.place)
  const span = `${clockOf(begins)}–${end}`
  const when = sharedScheduleWords[language].reminder(minutes, span)
  return {
    key: `${taskId}-${begins}`,
    taskId,
    title,
    text: named === '' ? when : `${named} · ${when}`,
  }
}
