// Tells whether a task may be moved at all: it is not locked, not marked as worked, and has not begun (S6).
import type { Place } from '../place.ts'
import type { RefusalReason } from '../refusal.ts'
import type { Moment } from '../state.ts'
import { markOf, type Task } from '../task.ts'

/** Whether the first period of the place has begun. */
export function hasBegun(place: Place, now: Moment): boolean {
  return place.day < now.day || (place.day === now.day && place.start <= now.period)
}

/** Whether its last period is over. */
export function hasPassed(place: Place, now: Moment): boolean {
  return place.day < now.day || (place.day === now.day && place.end < now.period)
}

export function checkFreedom(task: Task, now: Moment): RefusalReason | null {
  if (task.locked) return { kind: 'locked', rule: 'S6' }
  if (task.place !== null && markOf(task) !== null) {
    return { kind: 'worked', rule: 'S6', place: task.place }
  }
  if (task.place !== null && hasBegun(task.place, now)) {
    return { kind: 'begun', rule: 'S6', place: task.place }
  }
  return null
}

/**
 * Tells which blocks a person pins and frees: their study and their own appointments, not what
 * the timetable fixes.
 */
export function isPinnable(task: Task): boolean {
  return task.kind === 'item' || task.eventKind === 'personal'
}
