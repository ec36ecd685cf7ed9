// `lock`: a person pins a block where it lies, or frees it again (S6); what the timetable fixes is not theirs to free.
import type { ScheduleState } from '../state.ts'
import type { EditResult, LockEdit } from './edit.ts'
import { findPlaced } from './placed-task.ts'
import { refuse } from './refuse.ts'
import { replaceTasks } from './settle.ts'

export function lockTask(state: ScheduleState, { task: id, locked }: LockEdit): EditResult {
  const found = findPlaced(state, id)
  if (!found.ok) return found
  const task = found.value
  if (task.kind === 'event' && task.eventKind !== 'personal') {
    return refuse(id, { kind: 'fixed-event', rule: 'S6' })
  }
  if (task.locked === locked) return refuse(id, { kind: 'same-lock', rule: 'S6', locked })
  return replaceTasks(state, [{ ...task, locked }])
}
