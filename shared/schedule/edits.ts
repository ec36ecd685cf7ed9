// Applies the eight edits: the only way in which a task's place, length or lock changes, or what is known of the work on it.
import { assertNever } from '../assert-never.ts'
import { arrange } from './arrangement.ts'
import { usedPeriods } from './class-order.ts'
import { replaceTasks, applyPlaces, applyArrangement } from './edits/apply-places.ts'
import type { Edit, EditResult, LockEdit, Move, ResizeEdit } from './edits/edit.ts'
import { markTask } from './edits/mark-task.ts'
import { findPlaced, refuse } from './edits/refuse.ts'
import { checkMovable, checkArrangement, classOf } from './legality/check-place.ts'
import { checkFreedom } from './legality/freedom.ts'
import { placeAt, isSamePlace, placeLength, type Place } from './place.ts'
import type { RefusalReason } from './refusal.ts'
import { type Moment, type ScheduleState, findTask } from './state.ts'
import { type ItemTask, isPlacedItem, type PlacedItem } from './task.ts'

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
      return unplaceItems(state, [edit.task, ...(edit.also ?? [])], now)
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

/**
 * `lock`: a person pins a block where it lies, or frees it again (S6); what the timetable fixes is not theirs to free.
 */
function lockTask(state: ScheduleState, { task: id, locked }: LockEdit): EditResult {
  const found = findPlaced(state, id)
  if (!found.ok) return found
  const task = found.value
  if (task.kind === 'event' && task.eventKind !== 'personal') {
    return refuse(id, { kind: 'fixed-event', rule: 'S6' })
  }
  if (task.locked === locked) return refuse(id, { kind: 'same-lock', rule: 'S6', locked })
  return replaceTasks(state, [{ ...task, locked }])
}

/** `place`: a pending item gets a place (T4). */
function placeItem(state: ScheduleState, move: Move, now: Moment): EditResult {
  const item = findTask(state, move.task)
  if (item === undefined) return refuse(move.task, { kind: 'unknown-task', rule: 'T1' })
  if (item.kind === 'event') return refuse(item.id, { kind: 'not-an-item', rule: 'T4' })
  if (item.place !== null) {
    return refuse(item.id, { kind: 'already-placed', rule: 'T4', place: item.place })
  }
  const target = placeAt(move.day, move.start, item.duration)
  return applyPlaces(state, new Map([[item.id, target]]), now)
}

/** `unplace`: items go back to pending and leave their hosts, all or none. */
function unplaceItems(state: ScheduleState, ids: readonly number[], now: Moment): EditResult {
  const items = new Map<number, ItemTask>()
  for (const id of ids) {
    const found = findPlaced(state, id)
    if (!found.ok) return found
    const item = found.value
    if (item.kind === 'event') return refuse(id, { kind: 'not-an-item', rule: 'T4' })
    if (items.has(id)) return refuse(id, { kind: 'repeated-task', rule: 'T4' })
    const reason = checkFreedom(item, now)
    if (reason !== null) return refuse(id, reason)
    items.set(id, { ...item, place: null, status: 'pending', hostId: null })
  }
  return replaceTasks(state, [...items.values()])
}

/** `move`: a placed task goes to another place, and a host's guests with it. */
function moveTask(state: ScheduleState, move: Move, now: Moment): EditResult {
  const found = findPlaced(state, move.task)
  if (!found.ok) return found
  const task = found.value
  const target = placeAt(move.day, move.start, placeLength(task.place))
  if (isSamePlace(task.place, target)) {
    const reason = checkMovable(state, task, now)
    return refuse(task.id, reason ?? { kind: 'no-change', rule: 'T4', place: task.place })
  }
  return applyPlaces(state, new Map([[task.id, target]]), now)
}

/** `batch-move`: several placed tasks move at once, so that a cycle of moves is legal (S4). */
function batchMove(state: ScheduleState, moves: readonly Move[], now: Moment): EditResult {
  const targets = new Map<number, Place>()
  let unchanged: { task: number; place: Place } | null = null
  let isChange = false
  for (const move of moves) {
    const found = findPlaced(state, move.task)
    if (!found.ok) return found
    const { id, place } = found.value
    if (targets.has(id)) return refuse(id, { kind: 'repeated-task', rule: 'T4' })
    const target = placeAt(move.day, move.start, placeLength(place))
    if (isSamePlace(place, target)) unchanged ??= { task: id, place }
    else isChange = true
    targets.set(id, target)
  }
  if (isChange) return applyPlaces(state, targets, now)
  if (unchanged === null) return refuse(0, { kind: 'no-moves', rule: 'T1' })
  return refuse(unchanged.task, { kind: 'no-change', rule: 'T4', place: unchanged.place })
}

/** `swap`: two placed tasks of equal length take each other's places, both or neither. */
function swapTasks(state: ScheduleState, taskA: number, taskB: number, now: Moment): EditResult {
  const foundA = findPlaced(state, taskA)
  if (!foundA.ok) return foundA
  const foundB = findPlaced(state, taskB)
  if (!foundB.ok) return foundB
  if (taskA === taskB) return refuse(taskA, { kind: 'repeated-task', rule: 'T4' })
  const placeA = foundA.value.place
  const placeB = foundB.value.place
  const durations: [number, number] = [placeLength(placeA), placeLength(placeB)]
  if (durations[0] !== durations[1]) {
    return refuse(taskA, { kind: 'unequal-durations', rule: 'T4', otherTask: taskB, durations })
  }
  if (isSamePlace(placeA, placeB)) {
    return refuse(taskA, { kind: 'no-change', rule: 'T4', place: placeA })
  }
  return applyPlaces(
    state,
    new Map([
      [taskA, placeB],
      [taskB, placeA],
    ]),
    now,
  )
}

/**
 * `resize`: a session becomes longer or shorter, a placed one at either of its edges, a pending
 * one where it waits.
 */
function resizeItem(
  state: ScheduleState,
  { task: id, start, periods }: ResizeEdit,
  now: Moment,
): EditResult {
  const item = findTask(state, id)
  if (item === undefined) return refuse(id, { kind: 'unknown-task', rule: 'T1' })
  if (item.kind === 'event') return refuse(id, { kind: 'fixed-length', rule: 'T4' })
  const isSame = item.duration === periods && (start ?? item.place?.start) === item.place?.start
  if (isSame) return refuse(id, { kind: 'same-length', rule: 'T4', periods })
  return isPlacedItem(item)
    ? resizePlaced(state, item, placeAt(item.place.day, start ?? item.place.start, periods), now)
    : resizePending(state, item, periods)
}

function resizePending(state: ScheduleState, item: ItemTask, duration: number): EditResult {
  const periods = state.window.periods.length
  if (item.locked) return refuse(item.id, { kind: 'locked', rule: 'S6' })
  if (duration > periods) {
    const target = placeAt(1, 1, duration)
    return refuse(item.id, { kind: 'past-end-of-day', rule: 'T1', target, periods })
  }
  return replaceTasks(state, [{ ...item, duration }])
}

/** No other place is offered: a length is not cured by going elsewhere. */
function resizePlaced(
  state: ScheduleState,
  item: PlacedItem,
  target: Place,
  now: Moment,
): EditResult {
  const arrangement = arrange(state, new Map([[item.id, target]]))
  const problem = checkArrangement(arrangement, now)
  if (problem !== null) return refuse(problem.task, problem.reason)
  const overBudget = checkGrowth(state, item, target.end - target.start + 1)
  return overBudget === null ? applyArrangement(arrangement) : refuse(item.id, overBudget)
}

/** A class that covers more than its budget already may still become smaller. */
function checkGrowth(
  state: ScheduleState,
  item: PlacedItem,
  duration: number,
): RefusalReason | null {
  const budget = classOf(state, item).slotBudget
  const wanted = usedPeriods(state, item.classId) + duration - item.duration
  if (budget === null || duration <= item.duration || wanted <= budget) return null
  return { kind: 'over-budget', rule: 'S5', budget, wanted }
}
