// Changes one session of a body of work: its title, its length, its rank in the order, and its end.
import { fail, succeed, type Result } from '../../result.ts'
import { diffStates, isEmptyDiff, type ScheduleDiff } from '../diff.ts'
import { applyEdit } from '../edits.ts'
import { checkFreedom } from '../legality/freedom.ts'
import type { Refusal } from '../refusal.ts'
import { itemsOfClass, type Moment, type ScheduleState, findTask } from '../state.ts'
import type { ItemTask } from '../task.ts'
import { placeNear, replaced, waiting } from './place-near.ts'
import type { UpsertProblem } from './upsert-class.ts'

type Changed = Result<{ state: ScheduleState; diff: ScheduleDiff }, WorkProblem>

type SessionChange = {
  task: number
  title?: string
  periods?: number
  /** Where it does not fit with its new length it goes to the nearest place that it does. */
  moves?: true
}

/** A title may change whatever has become of the session; its length keeps to the one legality check (S7). */
export function changeSession(
  state: ScheduleState,
  { task: id, title, periods, moves }: SessionChange,
  now: Moment,
): Changed {
  const found = findSession(state, id)
  if (!found.ok) return found
  const item = found.value
  const isTitled = title !== undefined && title !== '' && title !== item.title
  const isResized = periods !== undefined && periods !== item.duration
  if (!isTitled && !isResized) return fail({ kind: 'no-change' })
  const titled = isTitled ? replaced(state, [{ ...item, title }]) : state
  if (!isResized) return changed(state, titled)
  const resized = applyEdit(titled, { kind: 'resize', task: id, start: null, periods }, now)
  if (resized.ok) return changed(state, resized.value.state)
  const moved = moves === true ? moveLonger(titled, { ...item, duration: periods }, now) : null
  return moved === null
    ? fail({ kind: 'refused', refusal: resized.failure })
    : changed(state, moved)
}

/** Null where what holds it is not its place, or no other place has room. */
function moveLonger(state: ScheduleState, item: ItemTask, now: Moment): ScheduleState | null {
  const { id, place } = item
  if (place === null || checkFreedom(item, now) !== null) return null
  return placeNear(replaced(state, [waiting(item)]), id, place, now)
}

/** What stands behind it moves up in the order. A block that is pinned, worked on or begun stays (S6). */
export function removeSession(state: ScheduleState, id: number, now: Moment): Changed {
  const found = findSession(state, id)
  if (!found.ok) return found
  const item = found.value
  const reason = checkFreedom(item, now)
  if (reason !== null) {
    return fail({ kind: 'refused', refusal: { task: id, reason, nearest: [] } })
  }
  // The partly done block that goes on in this session; null for all others.
  const of =
    itemsOfClass(state, item.classId).find(({ log = [] }) =>
      log.some(({ restId }) => restId === item.id),
    ) ?? null
  if (of !== null) return fail({ kind: 'rest', task: id, of: of.id })
  const others = itemsOfClass(state, item.classId).filter((other) => other.id !== id)
  const alone = replaced(state, [waiting(item), ...inRanks(others)])
  return changed(state, { ...alone, tasks: alone.tasks.filter((task) => task.id !== id) })
}

/** Only what waits changes its rank (S4): the order of the placed ones is that of their times. `rank` counts from 1. */
export function reorderSession(
  state: ScheduleState,
  { task: id, rank }: { task: number; rank: number },
): Changed {
  const found = findSession(state, id)
  if (!found.ok) return found
  const item = found.value
  if (item.place !== null) return fail({ kind: 'placed', task: id })
  const others = itemsOfClass(state, item.classId).filter((other) => other.id !== id)
  const ordered = others.toSpliced(rank - 1, 0, item)
  const of = findOvertaken(ordered)
  if (of !== null) return fail({ kind: 'rest', task: id, of: of.id })
  return changed(state, replaced(state, inRanks(ordered)))
}

/** The partly done block that would come after its own rest. */
function findOvertaken(ordered: readonly ItemTask[]): ItemTask | null {
  const seen = new Set<number>()
  for (const item of ordered) {
    seen.add(item.id)
    if (item.log?.some(({ restId }) => restId !== null && seen.has(restId))) return item
  }
  return null
}

function inRanks(items: readonly ItemTask[]): ItemTask[] {
  return items.map((item, index) => ({ ...item, order: index + 1 }))
}

function changed(before: ScheduleState, after: ScheduleState): Changed {
  const diff = diffStates(before, after)
  return isEmptyDiff(diff) ? fail({ kind: 'no-change' }) : succeed({ state: after, diff })
}

function findSession(state: ScheduleState, id: number): Result<ItemTask, WorkProblem> {
  const task = findTask(state, id)
  if (task?.kind === 'item') return succeed(task)
  const reason =
    task === undefined
      ? ({ kind: 'unknown-task', rule: 'T1' } as const)
      : ({ kind: 'not-an-item', rule: 'T4' } as const)
  return fail({ kind: 'refused', refusal: { task: id, reason, nearest: [] } })
}

/** Defines why study work can't be changed so (S5, S6, S7): nothing was changed. */
export type WorkProblem =
  | UpsertProblem
  /** The length of a session, by the one legality check. */
  | { kind: 'refused'; refusal: Refusal }
  /** `task` goes on with what is left of `of`, which is marked as partly done. */
  | { kind: 'rest'; task: number; of: number }
  /** Only a session that waits changes its place in the order; this one lies in the week. */
  | { kind: 'placed'; task: number }
  /** Pinned sessions of a class that was to go. */
  | { kind: 'pinned'; taskIds: number[] }
  /** No session is longer than a day, which has `most` periods. */
  | { kind: 'too-long'; periods: number; most: number }
  | { kind: 'unknown-course'; course: string }
  | { kind: 'course-exists'; course: string }
