// What gives way to an exam at the same time: a lesson, and an appointment that is not pinned. No other exam, and nothing begun.
import { checkFreedom, hasBegun } from '../schedule/legality/freedom.ts'
import { findTask, type Moment, type ScheduleState } from '../schedule/state.ts'
import type { EventTask } from '../schedule/task.ts'

/** A lesson with a guest that is pinned or worked on stays. */
export function givesWayToExam(event: EventTask, state: ScheduleState, now: Moment): boolean {
  if (event.eventKind === 'exam' || hasBegun(event, now)) return false
  if (event.eventKind === 'personal' && event.locked) return false
  return event.guestIds.every((id) => {
    const guest = findTask(state, id)
    return guest === undefined || checkFreedom(guest, now) === null
  })
}
