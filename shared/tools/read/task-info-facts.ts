// get_task_info: one task, and the tasks that it is tied to.
import { neighboursOf } from '../../schedule/class-order.ts'
import { hasBegun } from '../../schedule/legality.ts'
import { comparePlaces, type Place } from '../../schedule/place.ts'
import {
  findTask,
  findTaskClass,
  itemsOfClass,
  type Moment,
  type ScheduleState,
} from '../../schedule/state.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import type { EventTask, ItemTask } from '../../schedule/task.ts'

export type NamedPlace = { id: number; title: string; place: Place | null }

export type EventInfo = {
  kind: 'event'
  task: EventTask
  hasBegun: boolean
  /** The other occurrences of the same event, in time order. */
  otherOccurrences: { id: number; place: Place }[]
  guests: NamedPlace[]
}

export type ItemInfo = {
  kind: 'item'
  task: ItemTask
  hasBegun: boolean
  taskClass: TaskClass | null
  /** Rank among the items of its class, from 1, and how many there are. */
  rank: number
  ofItems: number
  /** The items before and after it in its class, placed or not. */
  previous: NamedPlace | null
  next: NamedPlace | null
  /** The placed items that it must lie between (S4). */
  after: NamedPlace | null
  before: NamedPlace | null
  host: NamedPlace | null
}

export type TaskInfoFacts = { tool: 'get_task_info'; info: EventInfo | ItemInfo }

export function eventInfo(state: ScheduleState, now: Moment, task: EventTask): EventInfo {
  const occurrences = state.tasks.filter(
    (other): other is EventTask =>
      other.kind === 'event' && other.series === task.series && other.id !== task.id,
  )
  return {
    kind: 'event',
    task,
    hasBegun: hasBegun(task.place, now),
    otherOccurrences: occurrences
      .toSorted((a, b) => comparePlaces(a.place, b.place))
      .map(({ id, place }) => ({ id, place })),
    guests: task.guestIds.flatMap((id) => namedPlace(state, id) ?? []),
  }
}

export function itemInfo(state: ScheduleState, now: Moment, task: ItemTask): ItemInfo {
  const items = itemsOfClass(state, task.classId)
  const index = items.findIndex(({ id }) => id === task.id)
  const { predecessor, successor } = neighboursOf(state, task)
  const named = (id: number | null | undefined) => (id ? namedPlace(state, id) : null)
  return {
    kind: 'item',
    task,
    hasBegun: task.place !== null && hasBegun(task.place, now),
    taskClass: findTaskClass(state, task.classId) ?? null,
    rank: index + 1,
    ofItems: items.length,
    previous: named(items[index - 1]?.id),
    next: named(items[index + 1]?.id),
    after: named(predecessor?.id),
    before: named(successor?.id),
    host: named(task.hostId),
  }
}

function namedPlace(state: ScheduleState, id: number): NamedPlace | null {
  const task = findTask(state, id)
  return task === undefined ? null : { id, title: task.title, place: task.place }
}
