// A body of work goes whole, with all its sessions: placed ones, those that wait, and what was worked on them.
import { diffStates, type ScheduleDiff } from '../diff.ts'
import { replaceTasks } from '../edits/settle.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { findTaskClass, itemsOfClass, type ScheduleState } from '../state.ts'
import type { ItemTask } from '../task.ts'
import type { WorkProblem } from './work-problem.ts'

/** What is pinned must be unpinned first (S6); the marks of what was worked go with their sessions. */
export function deleteClass(
  state: ScheduleState,
  classId: number,
): Result<{ state: ScheduleState; diff: ScheduleDiff }, WorkProblem> {
  if (findTaskClass(state, classId) === undefined) return fail({ kind: 'unknown-class', classId })
  const items = itemsOfClass(state, classId)
  const pinned = items.filter(({ locked }) => locked)
  if (pinned.length > 0) return fail({ kind: 'pinned', taskIds: pinned.map(({ id }) => id) })
  // Their hosts lose them first: both ends of the relation change together (S3).
  const freed = replaceTasks(state, items.map(withoutHost))
  const { tasks } = freed.ok ? freed.value.state : state
  const after = {
    ...state,
    tasks: tasks.filter((task) => task.kind === 'event' || task.classId !== classId),
    taskClasses: state.taskClasses.filter(({ id }) => id !== classId),
  }
  return succeed({ state: after, diff: diffStates(state, after) })
}

function withoutHost(item: ItemTask): ItemTask {
  return { ...item, hostId: null }
}
