// The state as if an item were free of some limit: the places that only this limit takes from it.
import { legalStarts } from '../../../shared/schedule/legality.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import {
  findTask,
  findTaskClass,
  type Moment,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ItemTask, Task } from '../../../shared/schedule/task.ts'

export function unlockTask(state: ScheduleState, id: number): ScheduleState {
  const task = findTask(state, id)
  return task?.locked === true ? replaceTask(state, { ...task, locked: false }) : state
}

/** Legal places of the item once its class is changed so. */
export function placesIfClass(
  state: ScheduleState,
  item: ItemTask,
  changes: Partial<TaskClass>,
  now: Moment,
): Place[] {
  const taskClasses = state.taskClasses.map((each) =>
    each.id === item.classId ? { ...each, ...changes } : each,
  )
  return legalStarts({ ...state, taskClasses }, item.id, now)
}

/** Legal places of the item if its class had no others that it has to come after or before. */
export function placesInAnyOrder(state: ScheduleState, item: ItemTask, now: Moment): Place[] {
  const taskClass = findTaskClass(state, item.classId)
  if (taskClass === undefined) return []
  const id = Math.max(...state.taskClasses.map((each) => each.id)) + 1
  const own = { ...taskClass, id }
  const alone = replaceTask(
    { ...state, taskClasses: [...state.taskClasses, own] },
    {
      ...item,
      classId: id,
    },
  )
  return legalStarts(alone, item.id, now)
}

/** Legal places of a pending item if it were only so long, in any order. */
export function placesIfShorter(
  state: ScheduleState,
  item: ItemTask,
  duration: number,
  now: Moment,
): Place[] {
  const shorter = { ...item, duration }
  return placesInAnyOrder(replaceTask(state, shorter), shorter, now)
}

function replaceTask(state: ScheduleState, task: Task): ScheduleState {
  return { ...state, tasks: state.tasks.map((each) => (each.id === task.id ? task : each)) }
}
