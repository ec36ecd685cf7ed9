// Tells what gives way to an exam, and reads the events as the timetable has them: what an exam keeps off its day stands
// among them, at its own time (X2).
import type { ScheduleDiff } from '../schedule/diff.ts'
import { checkFreedom, hasBegun } from '../schedule/legality/freedom.ts'
import { findEvent, findTask, type Moment, type ScheduleState } from '../schedule/state.ts'
import { withDropped, type DroppedEvent, type EventTask } from '../schedule/task.ts'

/** More than the week shows: exams and what they keep off lie at the same time. */
export function timetabledEvents({ tasks }: Pick<ScheduleState, 'tasks'>): EventTask[] {
  return tasks.flatMap((task) =>
    task.kind === 'event' ? [withoutDropped(task), ...(task.dropped ?? [])] : [],
  )
}

export function findTimetabled(state: ScheduleState, id: number): EventTask | undefined {
  const held = findEvent(state, id)
  return held === undefined
    ? droppedEvents(state).find((event) => event.id === id)
    : withoutDropped(held)
}

export function droppedEvents({ tasks }: Pick<ScheduleState, 'tasks'>): DroppedEvent[] {
  return tasks.flatMap((task) => (task.kind === 'event' ? (task.dropped ?? []) : []))
}

export function withoutDropped(event: EventTask): DroppedEvent {
  const { dropped: _, ...alone } = event
  return alone
}

/** All that a change brings or rewrites, what is off its day among them: the ids that it takes. */
export function eventsWritten({ added, updated }: ScheduleDiff): EventTask[] {
  const records = [...Object.values(added), ...Object.values(updated).map(([, to]) => to)]
  return records.flatMap((record) => (record.kind === 'event' ? withDropped(record) : []))
}

/**
 * A lesson, and an appointment that is not pinned; no other exam, and nothing begun. A lesson with a guest that is pinned
 * or worked on stays.
 */
export function givesWayToExam(event: EventTask, state: ScheduleState, now: Moment): boolean {
  if (event.eventKind === 'exam' || hasBegun(event, now)) return false
  if (event.eventKind === 'personal' && event.locked) return false
  return event.guestIds.every((id) => {
    const guest = findTask(state, id)
    return guest === undefined || checkFreedom(guest, now) === null
  })
}
