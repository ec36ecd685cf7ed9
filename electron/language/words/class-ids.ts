// Which bodies of work names mean.
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { NameOwner } from './known-names.ts'

/** The bodies of work that the names mean; an event's name means those of its course. */
export function classIdsOf(names: readonly NameOwner[], state: ScheduleState): number[] {
  const ids = names.flatMap(({ kind, id }) => {
    if (kind === 'class') return [id]
    if (kind === 'series') return []
    const task = findTask(state, id)
    return task?.kind === 'item' ? [task.classId] : []
  })
  return [...new Set(ids)].toSorted((a, b) => a - b)
}
