// Turns meetings into events on free periods: what lies there already is not doubled, what clashes is left out.
import {
  besideRows,
  dateToDay,
  minutesOfHeld,
  periodsCovering,
  buildWindow,
  clockOf,
} from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { maskOf } from '../../../shared/schedule/occupancy.ts'
import { isBesideRows, meets, type Held, type Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState, Window } from '../../../shared/schedule/state.ts'
import type { EventKind, EventTask, Task } from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { FeedRecord } from '../../../shared/timetable/feed.ts'
import type { GivenWay } from '../../../shared/timetable/apply-events.ts'
import {
  droppedEvents,
  givesWayToExam,
  timetabledEvents,
} from '../../../shared/timetable/dropped-events.ts'
import { isExam } from '../../../shared/timetable/exams.ts'
import { type HeldSeries, natureOf } from './match-feed.ts'
import type { LeftOut, Meeting, Series } from '../feed/series.ts'

type Hours = Pick<Meeting, 'start' | 'end'>

type Occupied = { task: Task; place: Place; mask: number; start: number; end: number }

type Placing =
  | { kind: 'placed'; place: Place }
  | { kind: 'already-there'; task: number }
  /** The same meeting twice in one file. */
  | { kind: 'repeated' }
  | { kind: 'left-out'; leftOut: LeftOut }

export type DayBoard = ReturnType<typeof newDayBoard>

/** What the state has at the times of a day, and which of it is known by name, held or not. */
function readBoard(window: Window, state: ScheduleState | null) {
  const days = new Map<number, Occupied[]>()
  for (const task of state?.tasks ?? []) {
    if (task.place === null) continue
    const { day } = task.place
    days.set(day, [...(days.get(day) ?? []), occupy(task, task.place, window)])
  }
  const events = state === null ? [] : timetabledEvents(state)
  const known = new Map(events.map((event) => [keyOf(event.title, event), event.id]))
  const off = new Set(state === null ? [] : droppedEvents(state).map(({ id }) => id))
  return { days, known, off }
}

/** Filled with what the state holds. */
export function newDayBoard(window: Window, state: ScheduleState | null, now: Moment) {
  const { days, known, off } = readBoard(window, state)
  const written = new Set<string>()
  const gaveWay: GivenWay[] = []
  const onDay = (day: number) => days.get(day) ?? []
  /** What only touches a row that both have is not in the way. */
  const yields = ({ task, start, end }: Occupied, meeting: Hours): boolean =>
    state !== null &&
    task.kind === 'event' &&
    start < meeting.end &&
    meeting.start < end &&
    !written.has(keyOf(task.title, task)) &&
    givesWayToExam(task, state, now)
  const mayGiveWay = (other: Occupied, meeting: Hours, kind: EventKind): boolean => {
    const { task } = other
    if (task.kind === 'event') return kind === 'exam' && yields(other, meeting)
    if (task.hostId === null) return !task.locked && !hasBegun(other, now)
    const host = onDay(other.place.day).find((one) => one.task.id === task.hostId)
    return host !== undefined && mayGiveWay(host, meeting, kind)
  }

  function place(meeting: Meeting, kind: EventKind): Placing {
    const day = dateToDay(window, meeting.date)
    if (day === null) return toLeftOut(meeting, 'outside-term')
    const covered =
      periodsCovering(window.periods, meeting.start, meeting.end) ??
      besideRows(window.periods, meeting.start)
    const keyAt = (at: Place) => keyOf(meeting.title, { place: at, clock: clockTimes(meeting) })
    const key = keyAt({ day, ...covered })
    const same = known.get(key)
    if (same !== undefined) return { kind: 'already-there', task: same }
    const solid = onDay(day).filter((other) => !mayGiveWay(other, meeting, kind))
    const trimmed = trimSharedRows({ day, ...covered }, meeting, solid)
    const trimmedSame = known.get(keyAt(trimmed))
    if (trimmedSame !== undefined) return { kind: 'already-there', task: trimmedSame }
    if (written.has(key) || written.has(keyAt(trimmed))) return { kind: 'repeated' }
    const held = { place: trimmed, clock: clockTimes(meeting) }
    const blocker = solid.find((other) => meets(heldBy(other), held))
    const isOff = kind === 'class' && !hasBegun(held, now) && examAt(held, solid) !== null
    return blocker === undefined || isOff
      ? { kind: 'placed', place: trimmed }
      : toLeftOut(meeting, 'clash', blocker.task.title)
  }

  function take(event: EventTask, meeting: Hours) {
    const list = onDay(event.place.day)
    written.add(keyOf(event.title, event))
    const exam = examAt(event, list)
    if (exam !== null && event.eventKind === 'class' && !hasBegun(event, now)) {
      if (!off.has(event.id)) gaveWay.push({ exam, event })
      return
    }
    const gone = list.filter(
      (other) =>
        event.eventKind === 'exam' && meets(heldBy(other), event) && yields(other, meeting),
    )
    for (const { task } of gone)
      if (task.kind === 'event') gaveWay.push({ exam: event, event: task })
    const free = list.filter((other) => !gone.includes(other))
    days.set(event.place.day, [...free, occupy(event, event.place, window)])
  }

  return { place, take, gaveWay: () => gaveWay }
}

/** A lesson to come is off where one lies, whichever of the two is told first. */
function examAt(held: Held, list: readonly Occupied[]): EventTask | null {
  const there = list.filter((other) => meets(heldBy(other), held)).map(({ task }) => task)
  return there.find(isExam) ?? null
}

function heldBy({ task, place }: Occupied): Held {
  return { place, clock: task.kind === 'event' ? task.clock : null }
}

function toLeftOut({ title }: Meeting, reason: LeftOut['reason'], other?: string): Placing {
  return {
    kind: 'left-out',
    leftOut: { reason, title, ...(other === undefined ? {} : { with: other }) },
  }
}

function occupy(task: Task, place: Place, window: Window): Occupied {
  const clock = task.kind === 'event' ? task.clock : null
  return {
    task,
    place,
    mask: maskOf(place),
    ...minutesOfHeld(window.periods, { place, clock }),
  }
}

/** Beside the rows the clock tells one from another. */
function keyOf(title: string, { place, clock }: Held): string {
  const at = isBesideRows(place) ? clock?.start : ''
  return `${place.day} ${place.start} ${place.end} ${at} ${title}`
}

// Two lessons that follow each other may touch the same row: the row goes to the one that had it first.
function trimSharedRows(place: Place, meeting: Meeting, solid: readonly Occupied[]): Place {
  let { start, end } = place
  for (const other of solid) {
    if (other.end <= meeting.start && start < end && hasRow(other.mask, start)) start += 1
    if (other.start >= meeting.end && start < end && hasRow(other.mask, end)) end -= 1
  }
  return { day: place.day, start, end }
}

function hasRow(mask: number, row: number): boolean {
  return ((mask >> (row - 1)) & 1) === 1
}

export type WrittenEvents = {
  /** One entry for each series with something new. */
  added: { series: Series; events: EventTask[] }[]
  /** Lessons and appointments that give way to an exam on its day. */
  gaveWay: readonly GivenWay[]
  alreadyThere: number
  leftOut: LeftOut[]
  /** Which event each meeting of the file has become, or was already. */
  records: FeedRecord[]
}

type Target = {
  term: Term
  state: ScheduleState | null
  now: Moment
  /** The next free ones. */
  ids: { task: number; series: number }
  /** With what else the import moves; of the state alone when absent. */
  board?: DayBoard
  /** The number of a series that is there already. */
  seriesIds?: ReadonlyMap<Series, number>
}

/** What a clash is decided by: an exam before a class before an appointment. */
const kindOrder = ['exam', 'class', 'personal']

export function writeEvents(held: readonly HeldSeries[], target: Target): WrittenEvents {
  const window = buildWindow(target.term)
  const board = target.board ?? newDayBoard(window, target.state, target.now)
  const written: WrittenEvents = {
    added: [],
    gaveWay: [],
    alreadyThere: 0,
    leftOut: [],
    records: [],
  }
  let { task, series: nextSeries } = target.ids
  for (const { series, meetings } of byKind(held)) {
    const known = target.seriesIds?.get(series)
    const events: EventTask[] = []
    for (const { key, meeting, said } of meetings) {
      const placed = board.place(meeting, series.kind)
      if (placed.kind === 'left-out') written.leftOut.push(placed.leftOut)
      if (placed.kind === 'already-there') {
        written.alreadyThere += 1
        written.records.push({ key, task: placed.task, meeting: said })
      }
      if (placed.kind !== 'placed') continue
      const event = toEvent(task, known ?? nextSeries, series, meeting, placed.place, window)
      board.take(event, meeting)
      events.push(event)
      written.records.push({ key, task, meeting: said })
      task += 1
    }
    if (events.length === 0) continue
    written.added.push({ series, events })
    if (known === undefined) nextSeries += 1
  }
  written.gaveWay = board.gaveWay()
  return written
}

export function byKind<Held extends HeldSeries>(held: readonly Held[]): Held[] {
  return held.toSorted(
    (a, b) => kindOrder.indexOf(a.series.kind) - kindOrder.indexOf(b.series.kind),
  )
}

function toEvent(
  id: number,
  seriesId: number,
  series: Series,
  meeting: Meeting,
  place: Place,
  window: Window,
): EventTask {
  return {
    kind: 'event',
    id,
    series: seriesId,
    title: meeting.title,
    ...natureOf(series),
    location: meeting.location,
    place,
    clock: clockAt(meeting, place, window),
    hosts: false,
    guestIds: [],
  }
}

/** The true times of a meeting at its place; null where they are those of the periods. */
export function clockAt(
  { start, end }: Pick<Meeting, 'start' | 'end'>,
  place: Place,
  window: Window,
): EventTask['clock'] {
  const clock = clockTimes({ start, end })
  const isExact =
    window.periods[place.start - 1]?.start === clock.start &&
    window.periods[place.end - 1]?.end === clock.end
  return isExact ? null : clock
}

/** A clock time of the day has no 24:00. */
export function clockTimes({ start, end }: Pick<Meeting, 'start' | 'end'>) {
  return { start: clockOf(start), end: clockOf(Math.min(end, 1439)) }
}
