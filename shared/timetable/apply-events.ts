// Applies a change of fixed events: study in their way goes back to pending, guests follow their hosts (S3, S6, S7). An exam
// takes the time of lessons, which it keeps off their day for as long as it lies there (X2).
import { diffStates, type ScheduleDiff } from '../schedule/diff.ts'
import { fail, succeed, type Result } from '../result.ts'
import { hasBegun, newViolations } from '../schedule/legality.ts'
import { checkFreedom } from '../schedule/legality/freedom.ts'
import {
  isSamePlace,
  meets,
  placeLength,
  shiftPlace,
  type Held,
  type Place,
} from '../schedule/place.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'
import {
  isPlacedItem,
  type EventTask,
  type ItemTask,
  type PlacedItem,
  type Task,
} from '../schedule/task.ts'
import { droppedEvents, givesWayToExam, withoutDropped } from './dropped-events.ts'
import { isExam } from './exams.ts'

export type EventChanges = {
  removed: readonly EventTask[]
  changed: readonly { from: EventTask; to: EventTask }[]
  added: readonly EventTask[]
  /** Window days whose study goes back to pending, whatever the events do. */
  freedDays: ReadonlySet<number>
}

/** An event that finds its place taken by what does not give way: it is left out. */
export type LeftOut = { event: EventTask; occupant: Task }

/** What an exam takes the time of. */
export type GivenWay = { exam: EventTask; event: EventTask }

export type AppliedEvents = {
  diff: ScheduleDiff
  displaced: PlacedItem[]
  /** Of what was to come or change. */
  leftOut: LeftOut[]
  /** Off its day from now on. */
  gaveWay: GivenWay[]
  /** Held again: its exam lies there no more. */
  back: EventTask[]
  /** Would be held again, had nothing else taken its place. */
  lost: LeftOut[]
}

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
  const { tasks, leftOut, gaveWay, back, lost } = placeEvents(state, changes, now)
  const gone = [...changes.removed, ...gaveWay.map(({ event }) => event)]
  const settled = applyToItems(state, tasks, { ...changes, removed: gone }, now)
  const after = relieve(state, linkGuests(state, settled), now)
  if (!after.ok) return after
  return succeed({
    diff: diffStates(state, after.value),
    displaced: state.tasks.filter(
      (task): task is PlacedItem => isPlacedItem(task) && placeOf(after.value, task.id) === null,
    ),
    leftOut,
    gaveWay,
    back,
    lost,
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

type Placed = { tasks: EventTask[] } & Omit<AppliedEvents, 'diff' | 'displaced'>

/**
 * The events after the change; each new place is taken once, by whoever stays or comes first. Exams come before all that
 * gives way to them, and what was off its day comes last.
 */
function placeEvents(
  state: ScheduleState,
  { removed, changed, added }: EventChanges,
  now: Moment,
): Placed {
  const leaving = new Set([...removed, ...changed.map(({ from }) => from)].map(({ id }) => id))
  const isStaying = ({ id }: EventTask) => !leaving.has(id)
  const events = state.tasks.filter((task) => task.kind === 'event')
  const off = droppedEvents(state)
  const wasOff = new Set(off.map(({ id }) => id))
  const staying = events.filter(isStaying).map(withoutDropped)
  const coming = [...changed.map(({ to }) => to), ...added].map(withoutDropped)
  const board = openBoard(heldItems(state, removed, now))
  const placed: Placed = { tasks: [], leftOut: [], gaveWay: [], back: [], lost: [] }
  const put = (event: EventTask) => {
    board.take(event)
    placed.tasks.push(event)
  }
  const dropped = new Map<number, EventTask[]>()
  const drop = (exam: EventTask, event: EventTask) => {
    dropped.set(exam.id, [...(dropped.get(exam.id) ?? []), { ...event, guestIds: [] }])
    if (!wasOff.has(event.id)) placed.gaveWay.push({ exam, event })
  }
  const comes = (event: EventTask) => {
    const occupant = board.occupantOf(event)
    if (occupant === undefined) put(event)
    else placed.leftOut.push({ event, occupant })
  }
  const isFirm = (event: EventTask) => !givesWayToExam(event, state, now)
  for (const event of staying.filter(isFirm)) put(event)
  for (const exam of coming.filter(isExam)) comes(exam)
  for (const event of staying) {
    if (isFirm(event)) continue
    const exam = board.examAt(event)
    if (exam === undefined) put(event)
    else drop(exam, event)
  }
  for (const event of coming.filter((each) => !isExam(each))) {
    const isLesson = event.eventKind === 'class' && !hasBegun(event, now)
    const exam = isLesson ? board.examAt(event) : undefined
    if (exam === undefined) comes(event)
    else drop(exam, event)
  }
  for (const event of off.filter(isStaying)) {
    const exam = board.examAt(event)
    const occupant = board.occupantOf(event)
    if (exam !== undefined) drop(exam, event)
    else if (hasBegun(event, now)) continue
    else if (occupant !== undefined) placed.lost.push({ event, occupant })
    else {
      put(event)
      placed.back.push(event)
    }
  }
  return { ...placed, tasks: placed.tasks.map((task) => keepOff(task, dropped.get(task.id))) }
}

function keepOff(event: EventTask, dropped: readonly EventTask[] | undefined): EventTask {
  if (dropped === undefined) return event
  return { ...event, dropped: dropped.toSorted((a, b) => a.id - b.id).map(withoutDropped) }
}

/** Study that is pinned or worked on, but for the guests of what stays: they lie in their hosts. */
function heldItems(
  { tasks }: ScheduleState,
  removed: readonly EventTask[],
  now: Moment,
): PlacedItem[] {
  const gone = new Set(removed.map(({ id }) => id))
  return tasks.filter((task): task is PlacedItem => {
    if (!isPlacedItem(task) || checkFreedom(task, now) === null) return false
    return task.hostId === null || gone.has(task.hostId)
  })
}

/** Who has which periods, by day. */
function openBoard(held: readonly PlacedItem[]) {
  const days = new Map<number, (PlacedItem | EventTask)[]>()
  const at = (held: Held) => (days.get(held.place.day) ?? []).filter((one) => meets(one, held))
  const board = {
    take(task: PlacedItem | EventTask) {
      days.set(task.place.day, [...(days.get(task.place.day) ?? []), task])
    },
    occupantOf: (held: Held): Task | undefined => at(held)[0],
    examAt: (held: Held) => at(held).find(isExam),
  }
  for (const task of held) board.take(task)
  return board
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
