// Tells whether a task may be moved at all: it is not locked, not marked as worked, and has not begun (S6).
import { minutesOf } from '../calendar.ts'
import type { Held, Place } from '../place.ts'
import type { RefusalReason } from '../refusal.ts'
import type { Moment, Window } from '../state.ts'
import { markOf, type Task } from '../task.ts'

/** What is asked about; without a place it waits. */
type Timed = { place: Place | null; clock?: Held['clock'] }

/** Whether it has begun: by its own clock where it has one, else by its first row. */
export function hasBegun({ place, clock = null }: Timed, now: Moment): boolean {
  if (place === null || place.day !== now.day) return place !== null && place.day < now.day
  return clock === null || now.minute === undefined
    ? place.start <= now.period
    : minutesOf(clock.start) <= now.minute
}

/** Whether it is over, likewise; where no minute is told, once a row behind it has begun. */
export function isOver({ place, clock = null }: Held, now: Moment, { periods }: Window): boolean {
  if (place.day !== now.day) return place.day < now.day
  const end = clock?.end ?? periods[place.end - 1]?.end
  return end === undefined || now.minute === undefined
    ? place.end < now.period
    : minutesOf(end) <= now.minute
}

export function checkFreedom(task: Task, now: Moment): RefusalReason | null {
  if (task.locked) return { kind: 'locked', rule: 'S6' }
  if (task.place !== null && markOf(task) !== null) {
    return { kind: 'worked', rule: 'S6', place: task.place }
  }
  if (task.place !== null && hasBegun(task, now)) {
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
