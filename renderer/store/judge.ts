// What would come of letting go here: the change, or why not; by the same legality check as every other write (S7).
import { assertNever } from '../../shared/assert-never.ts'
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import { applyHandEdit, type HandEdit } from '../../shared/schedule/hand-edit.ts'
import { maskOf } from '../../shared/schedule/occupancy.ts'
import { legalStarts } from '../../shared/schedule/legality.ts'
import { lengthOf } from '../../shared/schedule/legality/check-place.ts'
import {
  isBesideRows,
  isSamePlace,
  placeAt,
  shiftPlace,
  type Place,
} from '../../shared/schedule/place.ts'
import type { Refusal } from '../../shared/schedule/refusal.ts'
import { findTask, type Moment, type ScheduleState } from '../../shared/schedule/state.ts'
import type { Task } from '../../shared/schedule/task.ts'

/** Of a block that is made longer or shorter: where it begins, and where it ends. */
export type Edge = 'start' | 'end'

/** What the block is held over. */
export type Target =
  | { kind: 'cell'; day: number; start: number }
  /** A block to trade places with. */
  | { kind: 'block'; taskId: number }
  /** Other periods of its day, from edge to edge. */
  | { kind: 'span'; start: number; end: number }
  /** The list of what waits for a place. */
  | { kind: 'list' }

export type Verdict =
  /** Where it lies already. */
  | { kind: 'here'; place: Place | null }
  | { kind: 'legal'; place: Place | null; edit: HandEdit; diff: ScheduleDiff }
  | { kind: 'refused'; place: Place | null; refusal: Refusal }

export function isSameTarget(a: Target | null, b: Target | null): boolean {
  if (a === null || b === null) return a === b
  if (a.kind === 'cell') return b.kind === 'cell' && a.day === b.day && a.start === b.start
  if (a.kind === 'span') return b.kind === 'span' && a.start === b.start && a.end === b.end
  if (a.kind === 'block') return b.kind === 'block' && a.taskId === b.taskId
  return b.kind === 'list'
}

/** How a block is held: to be copied, or with others that go as far as it goes. */
export type Hold = { isCopy: boolean; also: readonly number[] }

const alone: Hold = { isCopy: false, also: [] }

export function judge(
  state: ScheduleState,
  task: Task,
  wanted: Target,
  now: Moment,
  hold: Hold = alone,
): Verdict {
  const target = atItsTime(task, wanted)
  const place = placeOf(state, task, target)
  if (isSamePlace(place, task.place)) return { kind: 'here', place }
  const edit = editOf(state, task, target, hold)
  const edited = applyHandEdit(state, edit, now)
  return edited.ok
    ? { kind: 'legal', place, edit, diff: edited.value.diff }
    : { kind: 'refused', place, refusal: edited.failure }
}

/** What lies beside the rows goes to another day at its time (S3). */
function atItsTime({ place }: Task, target: Target): Target {
  return target.kind === 'cell' && place !== null && isBesideRows(place)
    ? { ...target, start: place.start }
    : target
}

/** The place that the task would have; null on the list. */
function placeOf(state: ScheduleState, task: Task, target: Target): Place | null {
  switch (target.kind) {
    case 'cell':
      return placeAt(target.day, target.start, lengthOf(task))
    case 'block':
      return findTask(state, target.taskId)?.place ?? null
    case 'span':
      return task.place && { day: task.place.day, start: target.start, end: target.end }
    case 'list':
      return null
    default:
      return assertNever(target)
  }
}

/** Where the others that are held come to lie when the one in hand goes to a place. */
export function followers(
  state: ScheduleState,
  { place }: Task,
  to: Place,
  { also }: Pick<Hold, 'also'>,
): { id: number; place: Place }[] {
  return also.flatMap((id) => {
    const from = findTask(state, id)?.place ?? null
    return from === null || place === null ? [] : [{ id, place: shiftPlace(from, place, to) }]
  })
}

function editOf(state: ScheduleState, held: Task, target: Target, hold: Hold): HandEdit {
  const { id: task, place } = held
  switch (target.kind) {
    case 'cell': {
      const { day, start } = target
      if (hold.isCopy) return { kind: 'copy', task, day, start }
      const to = placeAt(day, start, lengthOf(held))
      const also = followers(state, held, to, hold).map((each) => ({
        task: each.id,
        day: each.place.day,
        start: each.place.start,
      }))
      return { kind: 'put', task, day, start, ...(also.length === 0 ? {} : { also }) }
    }
    case 'block':
      return { kind: 'swap', taskA: task, taskB: target.taskId }
    case 'span': {
      const { start, end } = target
      const isMoved = start !== place?.start
      return { kind: 'resize', task, periods: end - start + 1, ...(isMoved ? { start } : {}) }
    }
    case 'list':
      return unplaceEdit(task, hold.also)
    default:
      return assertNever(target)
  }
}

export function unplaceEdit(task: number, also: readonly number[]): HandEdit {
  return { kind: 'unplace', task, ...(also.length === 0 ? {} : { also: [...also] }) }
}

/** By day, the periods that a legal place covers, as bits: period `p` is bit `p - 1`. */
export function legalCells(state: ScheduleState, taskId: number, now: Moment): Map<number, number> {
  const cells = new Map<number, number>()
  for (const place of legalStarts(state, taskId, now)) {
    // Beside the rows any bit says that the day takes it.
    const mask = isBesideRows(place) ? 1 : maskOf(place)
    cells.set(place.day, (cells.get(place.day) ?? 0) | mask)
  }
  return cells
}

/** The same for the edges of a placed block: what it covers with any legal length, the other edge kept. */
export function legalSpans(
  state: ScheduleState,
  task: Task,
  edge: Edge | null,
  now: Moment,
): Map<number, number> {
  const { place } = task
  if (place === null) return new Map()
  let mask = 0
  const light = (start: number, end: number) => {
    const verdict = judge(state, task, { kind: 'span', start, end }, now)
    if (verdict.kind !== 'refused' && verdict.place !== null) mask |= maskOf(verdict.place)
  }
  for (const period of state.window.periods.keys()) {
    const here = period + 1
    if (edge !== 'start' && here >= place.start) light(place.start, here)
    if (edge !== 'end' && here <= place.end) light(here, place.end)
  }
  return new Map([[place.day, mask]])
}

/** Tasks of the days from `fromDay` to `toDay` with which it may trade places. */
export function findPartners(
  state: ScheduleState,
  task: Task,
  now: Moment,
  [fromDay, toDay]: readonly [number, number],
): (Task & { place: Place })[] {
  if (task.place === null) return []
  const length = lengthOf(task)
  return state.tasks.flatMap((other) => {
    const { place } = other
    if (place === null || other.id === task.id || other.locked || lengthOf(other) !== length)
      return []
    if (place.day < fromDay || place.day > toDay) return []
    const edit = { kind: 'swap', taskA: task.id, taskB: other.id } as const
    return applyHandEdit(state, edit, now).ok ? [{ ...other, place }] : []
  })
}

/**
 * What a block held with its first period at `start`, the pointer on period `period`, is meant for: a free place
 * where it fits, else a block of its length under the pointer to trade with, else that cell.
 */
export function aim(
  state: ScheduleState,
  task: Task,
  at: { day: number; start: number; period: number },
  now: Moment,
  { isCopy, also }: Hold = alone,
): Target {
  const cell: Target = { kind: 'cell', day: at.day, start: at.start }
  if (task.place === null || isCopy || also.length > 0) return cell
  if (judge(state, task, cell, now).kind !== 'refused') return cell
  const length = lengthOf(task)
  const under = state.tasks.findLast(
    ({ id, place }) =>
      id !== task.id &&
      place?.day === at.day &&
      ((place.start <= at.period && at.period <= place.end) || place.start === at.start),
  )
  // What is locked trades with nobody: then the cell says who is in the way, and what fits nearby.
  return under !== undefined && !under.locked && lengthOf(under) === length
    ? { kind: 'block', taskId: under.id }
    : cell
}
