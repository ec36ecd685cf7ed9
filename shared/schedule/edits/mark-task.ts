// `mark`: closes a block out (P6): done, partly done with its rest as a new item, missed and pending again; or open again.
import { diffStates } from '../diff.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { hasBegun } from '../legality/freedom.ts'
import { checkLimits } from '../legality/check-place.ts'
import type { Refusal } from '../refusal.ts'
import { findTask, itemsOfClass, type Moment, type ScheduleState } from '../state.ts'
import { isPlacedItem, markOf, pendingItem, type ItemTask, type PlacedItem } from '../task.ts'
import type { WorkEntry } from '../work-log.ts'
import { minutesOfPlace, periodsLeft } from '../work-minutes.ts'
import type { EditResult, MarkEdit } from './edit.ts'
import { findPlaced, refuse } from './refuse.ts'
import { replaceTasks } from './apply-places.ts'

/** Throws when the id for the rest is taken. */
export function markTask(state: ScheduleState, edit: MarkEdit, now: Moment): EditResult {
  const found = findMarkable(state, edit, now)
  if (!found.ok) return found
  const item = found.value
  const entry = entryOf(state, item, edit)
  const rest = changeRest(state, item, entry, edit.restId, now)
  if (!rest.ok) return rest
  const { id: restId, changed, added, removed } = rest.value
  const log = [...earlierEntries(item), ...(entry === null ? [] : [{ ...entry, restId }])]
  const replaced = replaceTasks(state, [withLog(item, log), ...changed])
  if (!replaced.ok) return replaced
  const { tasks } = replaced.value.state
  const closed = {
    ...state,
    tasks: [...tasks.filter(({ id }) => id !== removed), ...added].toSorted((a, b) => a.id - b.id),
  }
  const after = replaceTasks(closed, waitAfterWorked(closed, item.classId, now))
  if (!after.ok) return after
  return succeed({ state: after.value.state, diff: diffStates(state, after.value.state) })
}

function findMarkable(
  state: ScheduleState,
  { task: id, mark, minutes }: MarkEdit,
  now: Moment,
): Result<PlacedItem, Refusal> {
  const task = findTask(state, id)
  if (task?.kind === 'event') return refuse(id, { kind: 'not-study', rule: 'P6' })
  const found = findPlaced(state, id)
  if (!found.ok) return found
  if (!isPlacedItem(found.value)) throw new Error(`task ${id} has no place`)
  const item = found.value
  const { place } = item
  const hasWorked = minutes !== null && minutes > 0
  const isOdd = mark === 'partly' ? !hasWorked : mark !== 'done' && hasWorked
  if (isOdd) return refuse(id, { kind: 'wrong-minutes', rule: 'P6', mark })
  const mayBeAhead = mark === 'done' || mark === 'open'
  if (!mayBeAhead && !hasBegun({ place }, now))
    return refuse(id, { kind: 'not-begun', rule: 'P6', place })
  // Missing it gives its place up, which a locked block never does (S6).
  if (mark === 'missed' && item.locked) return refuse(id, { kind: 'locked', rule: 'S6' })
  if (isSameMark(state, item, { mark, minutes }))
    return refuse(id, { kind: 'same-mark', rule: 'P6', mark })
  // Open again it has still to begin, and the limits of its work, which may be others by now, hold for it (S5).
  const outside =
    mark === 'open' && !hasBegun({ place }, now) ? checkLimits(state, item, place) : null
  return outside === null ? succeed(item) : refuse(id, outside)
}

function isSameMark(
  { window }: ScheduleState,
  item: PlacedItem,
  { mark, minutes }: Pick<MarkEdit, 'mark' | 'minutes'>,
): boolean {
  const standing = markOf(item)
  if (standing === null) return mark === 'open'
  return (
    mark === standing.outcome &&
    (minutes ?? minutesOfPlace(window, item.place)) === standing.minutes
  )
}

/** What the log is to say, without the rest; null where the block is open again. */
function entryOf(
  { window }: ScheduleState,
  { place }: PlacedItem,
  { mark, minutes }: MarkEdit,
): WorkEntry | null {
  if (mark === 'open') return null
  const planned = minutesOfPlace(window, place)
  const took = mark === 'missed' ? 0 : (minutes ?? planned)
  return { outcome: mark, place, planned, minutes: took, restId: null }
}

/** A mark takes the place of the one before it; a miss at an earlier place stays on record. */
function earlierEntries(item: ItemTask): WorkEntry[] {
  const log = item.log ?? []
  return markOf(item) === null ? log : log.slice(0, -1)
}

function withLog(item: PlacedItem, entries: WorkEntry[]): ItemTask {
  const { log: _, ...bare } = item
  const logged = entries.length === 0 ? bare : { ...bare, log: entries }
  if (entries.at(-1)?.outcome === 'missed') {
    return { ...logged, place: null, status: 'pending', hostId: null }
  }
  return { ...logged, status: 'existing' }
}

type RestChange = {
  /** The item with which the block goes on, if it does. */
  id: number | null
  changed: ItemTask[]
  added: ItemTask[]
  removed: number | null
}

/** What becomes of the rest that an earlier mark has made, and of the one that this mark needs. */
function changeRest(
  state: ScheduleState,
  item: PlacedItem,
  entry: WorkEntry | null,
  freshId: number,
  now: Moment,
): Result<RestChange, Refusal> {
  const duration = entry?.outcome === 'partly' ? periodsLeft(entry) : 0
  const known = findTask(state, markOf(item)?.restId ?? 0)
  if (known?.kind !== 'item') {
    return succeed(
      duration === 0
        ? { id: null, changed: [], added: [], removed: null }
        : addRest(state, item, freshId, duration),
    )
  }
  if (known.duration === duration) {
    return succeed({ id: known.id, changed: [], added: [], removed: null })
  }
  if (isInUse(known, now)) {
    const reason = { kind: 'rest-in-use', rule: 'P6', rest: known.id } as const
    return fail({ task: item.id, reason, nearest: [] })
  }
  const waiting: ItemTask = { ...known, place: null, status: 'pending', hostId: null }
  return succeed(
    duration === 0
      ? { id: null, changed: [waiting, ...closeRank(state, known)], added: [], removed: known.id }
      : { id: known.id, changed: [{ ...waiting, duration }], added: [], removed: null },
  )
}

/** What stands right after an item that goes moves down, so that "3 of 4" stays true. */
function closeRank(state: ScheduleState, { classId, order }: ItemTask): ItemTask[] {
  const changed: ItemTask[] = []
  let free = order
  for (const later of itemsOfClass(state, classId)) {
    if (later.order !== free + 1) continue
    changed.push({ ...later, order: free })
    free += 1
  }
  return changed
}

function isInUse(rest: ItemTask, now: Moment): boolean {
  return rest.locked || markOf(rest) !== null || hasBegun(rest, now)
}

/** Right after the block in the order of its class; what stands there moves up as far as it must. */
function addRest(state: ScheduleState, item: PlacedItem, id: number, duration: number): RestChange {
  if (findTask(state, id) !== undefined) throw new Error(`task ${id} is there already`)
  const { classId, title } = item
  const order = item.order + 1
  const changed: ItemTask[] = []
  let taken = order
  for (const later of itemsOfClass(state, classId)) {
    if (later.order !== taken) continue
    taken += 1
    changed.push({ ...later, order: taken })
  }
  const rest = pendingItem({ id, classId, order, title, duration })
  return { id, changed, added: [rest], removed: null }
}

/** The items that get another rank, each once; the ranks are those that the class has. What was done early holds its day. */
function waitAfterWorked(state: ScheduleState, classId: number, now: Moment): ItemTask[] {
  const inOrder = itemsOfClass(state, classId)
  const last = inOrder.findLastIndex((item) => markOf(item) !== null && hasBegun(item, now))
  const before = inOrder.slice(0, last + 1)
  const next = [
    ...before.filter(({ place }) => place !== null),
    ...before.filter(({ place }) => place === null),
    ...inOrder.slice(last + 1),
  ]
  const ranks = inOrder.map(({ order }) => order)
  return next.flatMap((item, index) => {
    const order = ranks[index] ?? item.order
    return order === item.order ? [] : [{ ...item, order }]
  })
}
