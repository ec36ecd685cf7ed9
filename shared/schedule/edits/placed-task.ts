// Finds the tasks that may be moved, swapped or unplaced at all: known and placed (T4).
import { fail, succeed, type Result } from '../../result.ts'
import type { Place } from '../place.ts'
import type { Refusal } from '../refusal.ts'
import { findTask, type ScheduleState } from '../state.ts'
import type { Task } from '../task.ts'

export type PlacedTask = Task & { place: Place }

export function findPlaced(state: ScheduleState, id: number): Result<PlacedTask, Refusal> {
  const task = findTask(state, id)
  if (task === undefined) {
    return fail({ task: id, reason: { kind: 'unknown-task', rule: 'T1' }, nearest: [] })
  }
  const { place } = task
  if (place === null) {
    return fail({ task: id, reason: { kind: 'still-pending', rule: 'T4' }, nearest: [] })
  }
  return succeed({ ...task, place })
}
