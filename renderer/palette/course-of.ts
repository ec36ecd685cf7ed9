// The course that new work is likely for: that of the block whose details are open, else none.
import { findTask, findTaskClass } from '../../shared/schedule/state.ts'
import type { Desk } from '../store/desk.ts'

export function courseOf(desk: Desk): string {
  const { state } = desk.week.view.get()
  const { details } = desk.frame.get()
  if (state === null || details === null) return ''
  const task = findTask(state, details.taskId)
  if (task?.kind === 'event') return task.course
  return task === undefined ? '' : (findTaskClass(state, task.classId)?.course ?? '')
}
