// The eight edits: the only way in which a task's place, length or lock changes, or what is known of the work on it.
import { assertNever } from '../assert-never.ts'
import { batchMove } from './edits/batch-move.ts'
import type { Edit, EditResult } from './edits/edit.ts'
import { lockTask } from './edits/lock-task.ts'
import { markTask } from './edits/mark-task.ts'
import { moveTask } from './edits/move-task.ts'
import { placeItem } from './edits/place-item.ts'
import { resizeItem } from './edits/resize-item.ts'
import { swapTasks } from './edits/swap-tasks.ts'
import { unplaceItem } from './edits/unplace-item.ts'
import type { Moment, ScheduleState } from './state.ts'

export type { Edit, EditResult, Move } from './edits/edit.ts'

/** The state after the edit and the change it makes, or why not; the given state stays as it is. */
export function applyEdit(state: ScheduleState, edit: Edit, now: Moment): EditResult {
  switch (edit.kind) {
    case 'place':
      return placeItem(state, edit, now)
    case 'move':
      return moveTask(state, edit, now)
    case 'swap':
      return swapTasks(state, edit.taskA, edit.taskB, now)
    case 'batch-move':
      return batchMove(state, edit.moves, now)
    case 'unplace':
      return unplaceItem(state, edit.task, now)
    case 'mark':
      return markTask(state, edit, now)
    case 'lock':
      return lockTask(state, edit)
    case 'resize':
      return resizeItem(state, edit, now)
    default:
      return assertNever(edit)
  }
}
