// Makes a body of work with its items, or changes its limits and adds items: one change, or why it can't be.
import { fail, succeed, type Result } from '../../result.ts'
import { diffStates, type ScheduleDiff } from '../diff.ts'
import { newViolations } from '../legality.ts'
import { checkFreedom } from '../legality/freedom.ts'
import { comparePlaces, placeAt, type Place } from '../place.ts'
import { findTaskClass, type Moment, type ScheduleState } from '../state.ts'
import type { TaskClass } from '../task-class.ts'
import { isPlacedItem, pendingItem, type ItemTask } from '../task.ts'
import { placeNear, replaced, waiting } from './place-near.ts'

export type ClassWish = {
  /** Null for a new one. */
  classId: number | null
  /** What is named; what is not stays, or takes the usual value in a new class. */
  fields: Partial<Omit<TaskClass, 'kind' | 'id'>>
  /** Limits are for what has not begun by then. */
  now: Moment
  /** A new length, in periods, for each of its sessions that is neither begun nor worked on nor locked. */
  sessions?: number
  /** Sessions that don't fit where they lie with their new length go to the nearest place that they do. */
  movesResized?: true
  /** Added after those that are there. */
  items: readonly { title: string; duration: number }[]
}

export type UpsertProblem =
  | { kind: 'unknown-class'; classId: number }
  /** A new class needs its course and at least one item. */
  | { kind: 'incomplete'; missing: ('course' | 'items')[] }
  | { kind: 'backwards'; fromDay: number; toDay: number }
  /** These blocks lie where the new limits would not let them. */
  | { kind: 'in-the-way'; taskIds: number[] }
  | { kind: 'no-change' }

/** `ids` are the first free ones of the file; no item may be longer than a day. The given state stays as it was. */
export function upsertClass(
  state: ScheduleState,
  wish: ClassWish,
  ids: { task: number; class: number },
): Result<{ state: ScheduleState; diff: ScheduleDiff; classId: number }, UpsertProblem> {
  const old = wish.classId === null ? undefined : findTaskClass(state, wish.classId)
  if (wish.classId !== null && old === undefined) {
    return fail({ kind: 'unknown-class', classId: wish.classId })
  }
  const { course } = { ...old, ...wish.fields }
  const missing = [
    ...(course === undefined || course === '' ? (['course'] as const) : []),
    ...(old === undefined && wish.items.length === 0 ? (['items'] as const) : []),
  ]
  if (course === undefined || missing.length > 0) return fail({ kind: 'incomplete', missing })
  const toEnd = { fromDay: 1, toDay: state.window.days.length }
  const base = old ?? plainClass({ id: ids.class, title: course, course, ...toEnd })
  const taskClass: TaskClass = { ...base, ...wish.fields }
  const { fromDay, toDay } = taskClass
  if (toDay < fromDay) return fail({ kind: 'backwards', fromDay, toDay })
  const added = itemsOf(state, taskClass, wish.items, ids.task)
  const resized = resize(state, taskClass.id, wish)
  const made = withClass({ ...state, tasks: resized }, taskClass, added)
  const after = wish.movesResized === true ? moveResized(state, made, taskClass.id, wish.now) : made
  const broken = newViolations(state, after, wish.now)
  const taskIds = [...new Set(broken.map(({ task }) => task))]
  if (taskIds.length > 0) return fail({ kind: 'in-the-way', taskIds })
  const diff = diffStates(state, after)
  return Object.keys(diff.added).length + Object.keys(diff.updated).length === 0
    ? fail({ kind: 'no-change' })
    : succeed({ state: after, diff, classId: taskClass.id })
}

function itemsOf(
  { tasks }: ScheduleState,
  { id: classId }: TaskClass,
  items: ClassWish['items'],
  firstId: number,
): ItemTask[] {
  const orders = tasks.flatMap((task) =>
    task.kind === 'item' && task.classId === classId ? [task.order] : [],
  )
  const last = Math.max(0, ...orders)
  return items.map(({ title, duration }, index) =>
    pendingItem({ id: firstId + index, classId, order: last + 1 + index, title, duration }),
  )
}

/** A block keeps its start; where it can't reach as far, that is found with the other trouble. */
function resize(
  { tasks }: ScheduleState,
  classId: number,
  { sessions: periods, now }: Pick<ClassWish, 'sessions' | 'now'>,
): ScheduleState['tasks'] {
  if (periods === undefined) return tasks
  return tasks.map((task) => {
    if (task.kind !== 'item' || task.classId !== classId || task.duration === periods) return task
    if (checkFreedom(task, now) !== null) return task
    const { place } = task
    const placed = place === null ? null : placeAt(place.day, place.start, periods)
    return { ...task, duration: periods, place: placed }
  })
}

/** As it is where one of them finds no place. */
function moveResized(
  before: ScheduleState,
  after: ScheduleState,
  classId: number,
  now: Moment,
): ScheduleState {
  const broken = new Set(newViolations(before, after, now).map(({ task }) => task))
  // Of two that meet either may be named.
  const met = after.tasks.filter(({ id }) => broken.has(id))
  const isMet = ({ day, start, end }: Place) =>
    met.some(({ place }) => place?.day === day && place.start <= end && start <= place.end)
  const stuck = after.tasks
    .filter(isPlacedItem)
    .filter((item) => item.classId === classId && (broken.has(item.id) || isMet(item.place)))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
  let state = replaced(after, stuck.map(waiting))
  for (const { id, place } of stuck) {
    const placed = placeNear(state, id, place, now)
    if (placed === null) return after
    state = placed
  }
  return state
}

function withClass(
  state: ScheduleState,
  taskClass: TaskClass,
  items: readonly ItemTask[],
): ScheduleState {
  const others = state.taskClasses.filter(({ id }) => id !== taskClass.id)
  return {
    ...state,
    tasks: [...state.tasks, ...items],
    taskClasses: [...others, taskClass].toSorted((a, b) => a.id - b.id),
  }
}

type ClassHead = Pick<TaskClass, 'id' | 'title' | 'course' | 'fromDay' | 'toDay'>

/** A task class before anything is said of it: middling, steady, without limits of its own. */
export function plainClass(told: ClassHead, known: Partial<TaskClass> = {}): TaskClass {
  // In the order of the schema, which is that of every written class.
  return {
    kind: 'class',
    id: told.id,
    title: told.title,
    course: told.course,
    subjectType: 'mixed',
    difficulty: 3,
    intensity: 3,
    strategy: 'steady',
    fromDay: told.fromDay,
    toDay: told.toDay,
    slotBudget: null,
    mayEmbed: false,
    excludedPeriods: [],
    excludedWeekdays: [],
    priority: 3,
    ...known,
  }
}
