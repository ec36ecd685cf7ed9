// Describes what a diff does, in the facts a person decides by: each change, the load of the days, what stays pending.
import { isTask, isClass, type ScheduleDiff, type ScheduleRecord } from './diff.ts'
import { heldBy } from './part/changes.ts'
import { comparePlaces, isSameTime, type Held, type Place } from './place.ts'
import { isSameValue } from './same-value.ts'
import { shortestGaps } from './shortest-gaps.ts'
import type { ScheduleState, Window } from './state.ts'
import type { TaskClass } from './task-class.ts'
import { isPlacedItem, type PlacedItem, type Task } from './task.ts'
import type { WorkEntry } from './work-log.ts'
import { minutesOfPlace } from './work-minutes.ts'

export type EffectChange = {
  kind: 'placed' | 'moved' | 'unplaced' | 'added' | 'removed' | 'edited' | 'marked' | 'unmarked'
  taskKind: Task['kind']
  taskId: number
  title: string
  from: Place | null
  to: Place | null
  /** Of an event with times of its own. */
  clocks?: { from: Held['clock']; to: Held['clock'] }
  /** Title of the event that it is embedded in after the change. */
  hostTitle: string | null
  /** Of `edited`: what it was called before, where that is something else. */
  wasTitle?: string
  /** Of `edited`: whether it is pinned after it, where that is all that changes. */
  isPinned?: boolean
  /** Of `marked` and `unmarked`: the mark that it gets or loses. */
  mark?: WorkEntry
}

export type ClassChange = {
  kind: 'added' | 'removed' | 'edited'
  classId: number
  title: string
  /** Of `edited`: what it was called before, where that is something else. */
  wasTitle?: string
}

export type FromTo = { from: number; to: number }

export type Effect = {
  /** Items first, then events; each in order of time, those that end up without a place last. */
  changes: EffectChange[]
  classes: ClassChange[]
  /** Events that come or go are counted here and not listed. */
  addedEvents: number
  removedEvents: number
  /** Minutes of study of each day where they change, by day. */
  dayLoads: ({ day: number } & FromTo)[]
  /** Items without a place. */
  pending: FromTo
  /** Changes of course between consecutive study blocks of a day, summed over the days touched. */
  switches: FromTo
  /** Days from a session to the next of the same work, where they lie closest, by class where that changes. */
  gaps: ({ classId: number; title: string } & FromTo)[]
}

type Records = { tasks: Map<number, Task>; classes: Map<number, TaskClass> }

type RecordChange<Value> = { from: Value | null; to: Value | null }

/** The diff is taken at its word: a card can be described even when the state has moved on since. */
export function describeEffect(before: ScheduleState, diff: ScheduleDiff): Effect {
  const changes = recordChanges(diff)
  const taskChanges = changes.filter((change) => isChangeOf(change, isTask))
  const classChanges = changes.filter((change) => isChangeOf(change, isClass))
  const old: Records = {
    tasks: new Map(before.tasks.map((task) => [task.id, task])),
    classes: new Map(before.taskClasses.map((taskClass) => [taskClass.id, taskClass])),
  }
  const changed: Records = {
    tasks: overlay(old.tasks, taskChanges),
    classes: overlay(old.classes, classChanges),
  }
  const days = touchedDays(taskChanges)
  const [oldBlocks, newBlocks] = [blocksByDay(old), blocksByDay(changed)]
  const loads = days.map((day) => ({
    day,
    from: studyMinutes(before.window, oldBlocks.get(day)),
    to: studyMinutes(before.window, newBlocks.get(day)),
  }))
  return {
    changes: taskChanges
      .flatMap((change) => describeTaskChange(change, changed.tasks) ?? [])
      .toSorted(byKindAndTime),
    classes: classChanges.flatMap((change) => describeClassChange(change) ?? []),
    addedEvents: taskChanges.filter(({ from, to }) => from === null && to?.kind === 'event').length,
    removedEvents: taskChanges.filter(({ from, to }) => to === null && from?.kind === 'event')
      .length,
    dayLoads: loads.filter((load) => load.from !== load.to),
    pending: { from: countPending(old), to: countPending(changed) },
    switches: {
      from: countSwitches(oldBlocks, old, days),
      to: countSwitches(newBlocks, changed, days),
    },
    gaps: changedGaps(old, changed, taskChanges),
  }
}

function recordChanges(diff: ScheduleDiff): RecordChange<ScheduleRecord>[] {
  return [
    ...Object.values(diff.added).map((to) => ({ from: null, to })),
    ...Object.values(diff.updated).map(([from, to]) => ({ from, to })),
    ...Object.values(diff.removed).map((from) => ({ from, to: null })),
  ]
}

function isChangeOf<Kind extends ScheduleRecord>(
  change: RecordChange<ScheduleRecord>,
  isKind: (record: ScheduleRecord) => record is Kind,
): change is RecordChange<Kind> {
  return [change.from, change.to].every((record) => record === null || isKind(record))
}

function overlay<Value extends { id: number }>(
  records: Map<number, Value>,
  changes: RecordChange<Value>[],
): Map<number, Value> {
  const changed = new Map(records)
  for (const { from, to } of changes) {
    if (to !== null) changed.set(to.id, to)
    else if (from !== null) changed.delete(from.id)
  }
  return changed
}

/**
 * Null where a person sees no change of its own: an event counted in bulk, a host that only gains or loses guests,
 * an item that only moves up in the order of its class.
 */
function describeTaskChange(
  { from, to }: RecordChange<Task>,
  tasks: Map<number, Task>,
): EffectChange | null {
  const task = to ?? from
  const marking = markChange(from, to)
  const kind = marking?.kind ?? taskChangeKind(from, to)
  if (task === null || kind === null) return null
  const host = to?.kind === 'item' && to.hostId !== null ? tasks.get(to.hostId) : undefined
  return {
    kind,
    taskKind: task.kind,
    taskId: task.id,
    title: task.title,
    from: from?.place ?? null,
    to: to?.place ?? null,
    ...clocksOf(from, to),
    hostTitle: host?.title ?? null,
    ...(kind === 'edited' && from !== null && from.title !== task.title
      ? { wasTitle: from.title }
      : {}),
    ...(from !== null && to !== null && isPinAlone(from, to) ? { isPinned: to.locked } : {}),
    ...(marking === null ? {} : { mark: marking.mark }),
  }
}

function clocksOf(from: Task | null, to: Task | null): Pick<EffectChange, 'clocks'> {
  const clocks = { from: heldBy(from)?.clock ?? null, to: heldBy(to)?.clock ?? null }
  return clocks.from === null && clocks.to === null ? {} : { clocks }
}

function isPinAlone(from: Task, to: Task): boolean {
  return from.locked !== to.locked && isSameValue({ ...alone(from), locked: to.locked }, alone(to))
}

/** What the change says of the work on a block: the log grows, or its last entry is another, or it goes back. */
function markChange(
  from: Task | null,
  to: Task | null,
): { kind: 'marked' | 'unmarked'; mark: WorkEntry } | null {
  if (from?.kind !== 'item' || to?.kind !== 'item') return null
  const [before, after] = [from.log ?? [], to.log ?? []]
  if (isSameValue(before, after)) return null
  const [old, mark] = [before.at(-1), after.at(-1)]
  if (mark !== undefined && after.length >= before.length) return { kind: 'marked', mark }
  return old === undefined ? null : { kind: 'unmarked', mark: old }
}

function taskChangeKind(from: Task | null, to: Task | null): EffectChange['kind'] | null {
  if (from === null) return to?.kind === 'item' ? 'added' : null
  if (to === null) return from.kind === 'item' ? 'removed' : null
  if (from.place === null && to.place !== null) return 'placed'
  if (from.place !== null && to.place === null) return 'unplaced'
  if (!isSameTime(heldBy(from), heldBy(to))) return 'moved'
  return isSameValue(alone(from), alone(to)) ? null : 'edited'
}

/** Without what a change of others brings along. */
function alone(task: Task): Task {
  return task.kind === 'event' ? { ...task, guestIds: [] } : { ...task, order: 1 }
}

function describeClassChange({ from, to }: RecordChange<TaskClass>): ClassChange | null {
  const taskClass = to ?? from
  if (taskClass === null) return null
  const kind = from === null ? 'added' : to === null ? 'removed' : 'edited'
  return {
    kind,
    classId: taskClass.id,
    title: taskClass.title,
    ...(kind === 'edited' && from !== null && from.title !== taskClass.title
      ? { wasTitle: from.title }
      : {}),
  }
}

function byKindAndTime(a: EffectChange, b: EffectChange): number {
  if (a.taskKind !== b.taskKind) return a.taskKind === 'item' ? -1 : 1
  if (a.to === null || b.to === null) {
    if (a.to !== b.to) return a.to === null ? 1 : -1
    return a.taskId - b.taskId
  }
  return comparePlaces(a.to, b.to) || a.taskId - b.taskId
}

/** Days where study comes, goes or changes, ascending. */
function touchedDays(changes: RecordChange<Task>[]): number[] {
  const days = changes.flatMap(({ from, to }) =>
    [from, to].flatMap((task) => (task !== null && isPlacedItem(task) ? [task.place.day] : [])),
  )
  return [...new Set(days)].toSorted((a, b) => a - b)
}

/** Placed items of each day in order of time. */
function blocksByDay(records: Records): Map<number, PlacedItem[]> {
  const placed = [...records.tasks.values()].filter(isPlacedItem)
  return Map.groupBy(
    placed.toSorted((a, b) => comparePlaces(a.place, b.place) || a.id - b.id),
    (item) => item.place.day,
  )
}

function studyMinutes(window: Window, blocks: readonly PlacedItem[] = []): number {
  return blocks.reduce((sum, { place }) => sum + minutesOfPlace(window, place), 0)
}

function countPending(records: Records): number {
  return [...records.tasks.values()].filter((task) => task.place === null).length
}

/** Of work that has a closest pair before and after. */
function changedGaps(
  old: Records,
  changed: Records,
  changes: RecordChange<Task>[],
): Effect['gaps'] {
  const touched = changes.flatMap(({ from, to }) => [from, to])
  const classIds = new Set(touched.flatMap((task) => (task?.kind === 'item' ? task.classId : [])))
  const [before, after] = [old, changed].map(({ tasks }) => shortestGaps(tasks.values(), classIds))
  return [...classIds]
    .toSorted((a, b) => a - b)
    .flatMap((classId) => {
      const [from, to] = [before?.get(classId), after?.get(classId)]
      const title = changed.classes.get(classId)?.title
      if (from === undefined || to === undefined || title === undefined || from === to) return []
      return [{ classId, title, from, to }]
    })
}

function countSwitches(
  blocks: Map<number, PlacedItem[]>,
  records: Records,
  days: number[],
): number {
  const courseOf = (item: PlacedItem) => records.classes.get(item.classId)?.course ?? ''
  const switchesOn = (day: number) =>
    (blocks.get(day) ?? []).filter((item, index, items) => {
      const previous = items[index - 1]
      return previous !== undefined && courseOf(previous) !== courseOf(item)
    }).length
  return days.reduce((sum, day) => sum + switchesOn(day), 0)
}
