// The session that an edit names, and the block whose rest it is.
import { fail, succeed, type Result } from '../../result.ts'
import { findTask, itemsOfClass, type ScheduleState } from '../state.ts'
import type { ItemTask } from '../task.ts'
import type { WorkProblem } from './work-problem.ts'

export function findSession(state: ScheduleState, id: number): Result<ItemTask, WorkProblem> {
  const task = findTask(state, id)
  if (task?.kind === 'item') return succeed(task)
  const reason =
    task === undefined
      ? ({ kind: 'unknown-task', rule: 'T1' } as const)
      : ({ kind: 'not-an-item', rule: 'T4' } as const)
  return fail({ kind: 'refused', refusal: { task: id, reason, nearest: [] } })
}

/** The partly done block that goes on in this session; null for all others. */
export function blockOfRest(state: ScheduleState, { id, classId }: ItemTask): ItemTask | null {
  return (
    itemsOfClass(state, classId).find(({ log = [] }) => log.some(({ restId }) => restId === id)) ??
    null
  )
}
