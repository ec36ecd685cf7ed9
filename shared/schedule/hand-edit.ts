// What a person does to the schedule by hand, and the edit of the core that it stands for.
import { z } from 'zod'
import { assertNever } from '../assert-never.ts'
import { succeed } from '../result.ts'
import { diffStates } from './diff.ts'
import { applyEdit, type Edit } from './edits.ts'
import { applyPlaces } from './edits/apply-places.ts'
import { clockAt } from './edits/clock-span.ts'
import type { EditResult, Move } from './edits/edit.ts'
import { refuse } from './edits/refuse.ts'
import { hasBegun, nearestLegalPlaces } from './legality.ts'
import { checkPlace, checkRows, lengthOf } from './legality/check-place.ts'
import { maxPeriods, endsBefore, isSamePlace, placeAt, type Place } from './place.ts'
import type { RefusalReason } from './refusal.ts'
import { findTask, type Moment, type ScheduleState, itemsOfClass } from './state.ts'
import { pendingItem, type EventTask, type ItemTask, type Task } from './task.ts'
import { idSchema } from './term.ts'

const cell = {
  task: idSchema,
  day: z.int().min(1),
  /** One more beside the rows. */
  start: z
    .int()
    .min(1)
    .max(maxPeriods + 1),
}

/** More blocks than a person selects at once. */
const mostSelected = 200

export const handEditSchema = z.discriminatedUnion('kind', [
  /** Wherever it is now: a pending item gets the place, a placed task moves there, and placed others with it. */
  z.strictObject({
    kind: z.literal('put'),
    ...cell,
    also: z.array(z.strictObject(cell)).min(1).max(mostSelected).exactOptional(),
  }),
  /** The same once more: another session of its work, an appointment, a meeting of its class. */
  z.strictObject({ kind: z.literal('copy'), ...cell }),
  z.strictObject({ kind: z.literal('swap'), taskA: idSchema, taskB: idSchema }),
  z.strictObject({
    kind: z.literal('unplace'),
    task: idSchema,
    also: z.array(idSchema).min(1).max(mostSelected).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('pin'), task: idSchema }),
  z.strictObject({ kind: z.literal('unpin'), task: idSchema }),
  /** Longer or shorter; with `start` at its upper edge. */
  z.strictObject({
    kind: z.literal('resize'),
    task: idSchema,
    start: z.int().min(1).max(maxPeriods).exactOptional(),
    periods: z.int().min(1).max(maxPeriods),
  }),
])

export type HandEdit = z.infer<typeof handEditSchema>

/**
 * The same legality check as that of every other write (S7); the given state stays as it is. `ids` are the first free
 * ones of the file; where nothing is written any that the state does not have will do.
 */
export function applyHandEdit(
  state: ScheduleState,
  edit: HandEdit,
  now: Moment,
  ids: CopyIds | null = null,
): EditResult {
  return edit.kind === 'copy'
    ? copyTask(state, edit, now, ids)
    : applyEdit(state, toEdit(state, edit), now)
}

function toEdit(state: ScheduleState, edit: Exclude<HandEdit, { kind: 'copy' }>): Edit {
  switch (edit.kind) {
    case 'put': {
      const { task, day, start, also } = edit
      if (also !== undefined) return { kind: 'batch-move', moves: [{ task, day, start }, ...also] }
      const known = findTask(state, task)
      const isPending = known?.kind === 'item' && known.place === null
      return { kind: isPending ? 'place' : 'move', task, day, start }
    }
    case 'swap':
    case 'unplace':
      return edit
    case 'pin':
      return { kind: 'lock', task: edit.task, locked: true }
    case 'unpin':
      return { kind: 'lock', task: edit.task, locked: false }
    case 'resize':
      return { ...edit, start: edit.start ?? null }
    default:
      return assertNever(edit)
  }
}

/** The task that the person has in hand. */
export function taskOfHandEdit(edit: HandEdit): number {
  return edit.kind === 'swap' ? edit.taskA : edit.task
}

/** The first free ids of the file. */
type CopyIds = { task: number; series: number }

/**
 * `copy`: the same once more elsewhere: another session of its work, another appointment, another
 * meeting of its class. What stays is not asked whether it may move; the copy is free, whatever
 * that is.
 */
function copyTask(
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
  const unrowed = checkRows(task, target)
  if (unrowed !== null) return refuse(id, unrowed)
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
  const reason: RefusalReason | null = hasBegun(copy, now)
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
