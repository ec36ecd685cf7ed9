// `copy`: the same once more elsewhere: another session of its work, another appointment, another meeting of its class.
import { clockAt } from './clock-span.ts'
import { diffStates } from '../diff.ts'
import { succeed } from '../../result.ts'
import { hasBegun, nearestLegalPlaces } from '../legality.ts'
import { checkPlace, lengthOf } from '../legality/check-place.ts'
import { endsBefore, isSamePlace, placeAt, type Place } from '../place.ts'
import { findTask, itemsOfClass, type Moment, type ScheduleState } from '../state.ts'
import { pendingItem, type EventTask, type ItemTask, type Task } from '../task.ts'
import type { RefusalReason } from '../refusal.ts'
import type { EditResult, Move } from './edit.ts'
import { applyPlaces } from './apply-places.ts'
import { refuse } from './refuse.ts'

/** The first free ids of the file. */
export type CopyIds = { task: number; series: number }

/** What stays is not asked whether it may move; the copy is free, whatever that is. */
export function copyTask(
  state: ScheduleState,
  { task: id, day, start }: Move,
  now: Moment,
  ids: CopyIds | null,
): EditResult {
  const task = findTask(state, id)
  if (task === undefined) return refuse(id, { kind: 'unknown-task', rule: 'T1' })
  const target = placeAt(day, start, lengthOf(task))
  const { task: free, series } = ids ?? freeIds(state)
  if (task.kind === 'item') return copyItem(state, task, target, now, free)
  if (task.eventKind === 'exam') return refuse(id, { kind: 'fixed-event', rule: 'S6' })
  const copy: EventTask = {
    ...task,
    id: free,
    series: task.eventKind === 'personal' ? series : task.series,
    place: target,
    clock: clockAt(state.window, task, target),
    locked: task.eventKind !== 'personal',
    guestIds: [],
  }
  const after = { ...state, tasks: [...state.tasks, copy] }
  // Whether a place would do is asked of one that is free.
  const asked = { ...state, tasks: [...state.tasks, { ...copy, locked: false }] }
  const reason: RefusalReason | null = hasBegun(target, now)
    ? { kind: 'in-the-past', rule: 'S6', target }
    : checkPlace(asked, free, target, now)
  if (reason === null) return succeed({ state: after, diff: diffStates(state, after) })
  const nearest = nearestLegalPlaces(asked, free, target, now)
  const isElsewhere = (place: Place) => !isSamePlace(place, target)
  return {
    ok: false,
    failure: { task: id, reason, nearest: nearest.filter(isElsewhere) },
  }
}

/** In the order of its class behind all that ends before it (S4). */
function copyItem(
  state: ScheduleState,
  item: ItemTask,
  target: Place,
  now: Moment,
  free: number,
): EditResult {
  const { classId, title, duration } = item
  const others = itemsOfClass(state, classId)
  const before = others.findLastIndex(({ place }) => place !== null && endsBefore(place, target))
  const copy = pendingItem({ id: free, classId, order: 1, title, duration })
  const ranked = others.toSpliced(before + 1, 0, copy)
  const ranks = new Map(ranked.map(({ id }, index) => [id, index + 1]))
  const inRank = (task: Task): Task =>
    task.kind === 'item' ? { ...task, order: ranks.get(task.id) ?? task.order } : task
  const tasks = [...state.tasks, copy].map(inRank)
  const placed = applyPlaces({ ...state, tasks }, new Map([[free, target]]), now)
  if (!placed.ok) return { ok: false, failure: { ...placed.failure, task: item.id } }
  const { state: after } = placed.value
  return succeed({ state: after, diff: diffStates(state, after) })
}

function freeIds({ tasks }: ScheduleState): CopyIds {
  return {
    task: Math.max(0, ...tasks.map(({ id }) => id)) + 1,
    series: Math.max(0, ...tasks.map((task) => (task.kind === 'event' ? task.series : 0))) + 1,
  }
}
