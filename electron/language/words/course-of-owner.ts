// The course that what a name means belongs to.
import { findTask, findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { NameOwner } from './known-names.ts'

/** Empty for an appointment, and for work without a course; an event without one is a course of its own. */
export function courseOfOwner({ kind, id }: NameOwner, state: ScheduleState): string {
  if (kind === 'class') return findTaskClass(state, id)?.course ?? ''
  const task =
    kind === 'item'
      ? findTask(state, id)
      : state.tasks.find((other) => other.kind === 'event' && other.series === id)
  if (task?.kind === 'item') return findTaskClass(state, task.classId)?.course ?? ''
  if (task?.kind !== 'event' || task.eventKind === 'personal') return ''
  return task.course === '' ? task.title : task.course
}
