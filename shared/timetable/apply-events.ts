// Applies a change of fixed events: study in their way goes back to pending, guests follow their hosts (S3, S6, S7).
import { diffStates, type ScheduleDiff } from '../schedule/diff.ts'
import { fail, succeed, type Result } from '../result.ts'
import { newViolations } from '../schedule/legality.ts'
import { checkFreedom } from '../schedule/legality/freedom.ts'
import { maskOf } from '../schedule/occupancy.ts'
import { isSamePlace, placeLength, shiftPlace, type Place } from '../schedule/place.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'
import {
  isPlacedItem,
  type EventTask,
  type ItemTask,
  type PlacedItem,
  type Task,
} from '../schedule/task.ts'

export type EventChanges = {
  removed: readonly EventTask[]
  changed: readonly { from: EventTask; to: EventTask }[]
  added: readonly EventTask[]
  /** Window days whose study goes back to pending, whatever the events do. */
  freedDays: ReadonlySet<number>
}

/** An event that finds its place taken by what does not give way: it is left out. */
export type LeftOut = { event: EventTask; occupant: Task }

export type AppliedEvents = { diff: ScheduleDiff; displaced: PlacedItem[]; leftOut: LeftOut[] }

export type EventProblem =
  /** A guest that is pinned or worked on would lose its host. */
  | { kind: 'held-guest'; guest: ItemTask; host: EventTask }
  /** A block that can't give way would break a rule. */
  | { kind: 'in-the-way'; task: number }

/** The given state stays as it is. */
export function applyEvents(
  state: ScheduleState,
  changes: EventChanges,
  now: Moment,
): Result<AppliedEvents, EventProblem> {
  const held = findHeldGuest(state, changes, now)
  if (held !== null) return fail(held)
  const { tasks, leftOut } = placeEvents(state, changes, now)
  const settled = applyToItems(state, tasks, changes, now)
  const after = relieve(state, linkGuests(state, settled), now)
  if (!after.ok) return after
  return succeed({
    diff: diffStates(state, after.value),
    displaced: state.tasks.filter(
      (task): task is PlacedItem => isPlacedItem(task) && placeOf(after.value, task.id) === null,
    ),
    leftOut,
  })
}

function placeOf(state: ScheduleState, id: number): Place | null {
  return state.tasks.find((task) => task.id === id)?.place ?? null
}

function toPending(item: ItemTask): ItemTask {
  return { ...item, place: null, status: 'pending', hostId: null }
}

function keepsGuests({ from, to }: { from: EventTask; to: EventTask }): boolean {
  return to.hosts && placeLength(from.place) === placeLength(to.place)
}

function findHeldGuest(
  state: ScheduleState,
  { changed }: EventChanges,
  now: Moment,
): EventProblem | null {
  const hosts = new Map(changed.map((change) => [change.from.id, change]))
  for (const guest of state.tasks) {
    if (guest.kind !== 'item' || guest.hostId === null) continue
    const change = hosts.get(guest.hostId)
    if (change === undefined || checkFreedom(guest, now) === null) continue
    const stays = change.to.hosts && isSamePlace(change.from.place, change.to.place)
    if (!stays) return { kind: 'held-guest', guest, host: change.from }
  }
  return null
}

/** The events after the change; each new place is taken once, by whoever stays or comes first. */
function placeEvents(
  state: ScheduleState,
  { removed, changed, added }: EventChanges,
  now: Moment,
): { tasks: EventTask[]; leftOut: LeftOut[] } {
  const leaving = new Set([...removed, ...changed.map(({ from }) => from)].map(({ id }) => id))
  const staying = state.tasks.filter((task) => task.kind === 'event' && !leaving.has(task.id))
  const board = new Map<number, { mask: number; task: Task }[]>()
  const take = (task: Task) => {
    if (task.place === null) return
    const day = board.get(task.place.day) ?? []
    day.push({ mask: maskOf(task.place), task })
    board.set(task.place.day, day)
  }
  for (const task of staying) take(task)
  for (const task of state.tasks) {
    const isGuest =
      task.kind === 'item' && task.hostId !== null && !removed.some(({ id }) => id === task.hostId)
    if (task.kind === 'item' && !isGuest && checkFreedom(task, now) !== null) take(task)
  }
  const tasks: EventTask[] = []
  const leftOut: LeftOut[] = []
  for (const event of [...changed.map(({ to }) => to), ...added]) {
    const mask = maskOf(event.place)
    const other = board.get(event.place.day)?.find((one) => (one.mask & mask) !== 0)
    if (other !== undefined) {
      leftOut.push({ event, occupant: other.task })
      continue
    }
    take(event)
    tasks.push(event)
  }
  return { tasks: [...staying.filter((task) => task.kind === 'event'), ...tasks], leftOut }
}

/** A guest moves along with its host, goes back to pending where that may host no more, and stays alone where it is gone. */
function applyToItems(
  state: ScheduleState,
  events: readonly EventTask[],
  { removed, changed, freedDays }: EventChanges,
  now: Moment,
): Task[] {
  const moves = new Map(changed.map((change) => [change.from.id, change]))
  const alive = new Set(events.map(({ id }) => id))
  const gone = new Set(removed.map(({ id }) => id))
  const settle = (item: PlacedItem): ItemTask => {
    const isFree = checkFreedom(item, now) === null
    if (isFree && freedDays.has(item.place.day)) return toPending(item)
    const move = item.hostId === null ? undefined : moves.get(item.hostId)
    if (move !== undefined && alive.has(move.to.id)) {
      if (move.to.hosts && isSamePlace(move.from.place, move.to.place)) return item
      if (!keepsGuests(move)) return toPending(item)
      return { ...item, place: shiftPlace(item.place, move.from.place, move.to.place) }
    }
    const isOrphan = item.hostId !== null && (gone.has(item.hostId) || move !== undefined)
    return isOrphan ? { ...item, hostId: null } : item
  }
  return [
    ...events,
    ...state.tasks.flatMap((task) =>
      task.kind === 'event' ? [] : [isPlacedItem(task) ? settle(task) : task],
    ),
  ]
}

function linkGuests(state: ScheduleState, tasks: readonly Task[]): ScheduleState {
  const guests = new Map<number, number[]>()
  for (const task of tasks) {
    if (task.kind !== 'item' || task.hostId === null) continue
    guests.set(
      task.hostId,
      [...(guests.get(task.hostId) ?? []), task.id].toSorted((a, b) => a - b),
    )
  }
  return {
    ...state,
    tasks: tasks
      .map((task) =>
        task.kind === 'event' ? { ...task, guestIds: guests.get(task.id) ?? [] } : task,
      )
      .toSorted((a, b) => a.id - b.id),
  }
}

/** What would break a rule by the change goes back to pending, first of all what lies under an event; what can't is a problem. */
function relieve(
  before: ScheduleState,
  after: ScheduleState,
  now: Moment,
): Result<ScheduleState, EventProblem> {
  const broken = newViolations(before, after, now)
  if (broken.length === 0) return succeed(after)
  const ids = new Set(broken.map(({ task }) => task))
  for (const task of after.tasks) {
    if (!ids.has(task.id)) continue
    if (task.kind === 'event' || checkFreedom(task, now) !== null)
      return fail({ kind: 'in-the-way', task: task.id })
  }
  const tasks = after.tasks.map((task) =>
    task.kind === 'item' && ids.has(task.id) ? toPending(task) : task,
  )
  return relieve(before, linkGuests(after, tasks), now)
}
