// The flat schedule state (S1): the window being planned, its tasks and its task classes.
import { z } from 'zod'
import { isoDateSchema, periodSchema, weekdaySchema } from './term.ts'
import { taskSchema, type EventTask, type ItemTask, type Task } from './task.ts'
import { taskClassSchema, type TaskClass } from './task-class.ts'

/** Day `n` of the window is `days[n - 1]`. */
export const windowSchema = z.strictObject({
  days: z.array(
    z.strictObject({ week: z.int().min(1), weekday: weekdaySchema, date: isoDateSchema }),
  ),
  periods: z.array(periodSchema),
})

export type Window = z.infer<typeof windowSchema>

export const scheduleStateSchema = z.strictObject({
  window: windowSchema,
  tasks: z.array(taskSchema),
  taskClasses: z.array(taskClassSchema),
})

/** `tasks` and `taskClasses` ascend by id. The value is never changed in place: an edit returns a new one. */
export type ScheduleState = z.infer<typeof scheduleStateSchema>

/**
 * How far time has run, in window terms: `period` is the last period of `day` that has begun, 0 before the first, and
 * `minute` is of the day, absent where rows are all that is known. Before the window it is `{ day: 0, period: 0 }`; after
 * it `{ day: days + 1, period: 0 }`.
 */
export type Moment = { day: number; period: number; minute?: number }

const indexes = new WeakMap<
  ScheduleState,
  { tasks: Map<number, Task>; classes: Map<number, TaskClass> }
>()

// States are immutable, so an index by id can be kept beside each one.
function indexOf(state: ScheduleState) {
  const known = indexes.get(state)
  if (known !== undefined) return known
  const made = {
    tasks: new Map(state.tasks.map((task) => [task.id, task])),
    classes: new Map(state.taskClasses.map((taskClass) => [taskClass.id, taskClass])),
  }
  indexes.set(state, made)
  return made
}

export function findTask(state: ScheduleState, id: number): Task | undefined {
  return indexOf(state).tasks.get(id)
}

export function findEvent(state: ScheduleState, id: number): EventTask | undefined {
  const task = findTask(state, id)
  return task?.kind === 'event' ? task : undefined
}

export function findTaskClass(state: ScheduleState, id: number): TaskClass | undefined {
  return indexOf(state).classes.get(id)
}

/** The items of one class in their order. */
export function itemsOfClass(state: ScheduleState, classId: number): ItemTask[] {
  return state.tasks
    .filter((task): task is ItemTask => task.kind === 'item' && task.classId === classId)
    .toSorted((a, b) => a.order - b.order)
}
