// The days as they fill up during one import: where a meeting may lie, and what gives way to it.
import { dateToDay, minutesOf, periodsCovering } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { maskOf } from '../../../shared/schedule/occupancy.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState, Window } from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  type EventTask,
  type PlacedItem,
  type Task,
} from '../../../shared/schedule/task.ts'
import type { LeftOut } from './left-out.ts'
import type { Meeting } from './meeting.ts'

type Occupied = { task: Task; mask: number; start: number; end: number }

type Placing =
  | { kind: 'placed'; place: Place }
  | { kind: 'already-there'; task: number }
  /** The same meeting twice in one file. */
  | { kind: 'repeated' }
  | { kind: 'left-out'; leftOut: LeftOut }

export type DayBoard = ReturnType<typeof newDayBoard>

/** Filled with what the state holds. */
export function newDayBoard(window: Window, state: ScheduleState | null, now: Moment) {
  const days = new Map<number, Occupied[]>()
  const known = new Map<string, number>()
  const written = new Set<string>()
  const displaced = new Map<number, PlacedItem>()
  const onDay = (day: number) => {
    const list = days.get(day) ?? []
    days.set(day, list)
    return list
  }
  for (const task of state?.tasks ?? []) {
    if (task.place === null) continue
    onDay(task.place.day).push(occupy(task, task.place, window))
    if (task.kind === 'event') known.set(keyOf(task.title, task.place), task.id)
  }
  const mayGiveWay = ({ task }: Occupied): boolean =>
    isPlacedItem(task) && !task.locked && task.hostId === null && !hasBegun(task.place, now)

  function place(meeting: Meeting): Placing {
    const leaveOut = (reason: LeftOut['reason'], other?: string): Placing => ({
      kind: 'left-out',
      leftOut: { reason, title: meeting.title, ...(other === undefined ? {} : { with: other }) },
    })
    const day = dateToDay(window, meeting.date)
    if (day === null) return leaveOut('outside-term')
    const covered = periodsCovering(window.periods, meeting.start, meeting.end)
    if (covered === null) return leaveOut('outside-periods')
    const key = keyOf(meeting.title, { day, ...covered })
    const same = known.get(key)
    if (same !== undefined) return { kind: 'already-there', task: same }
    const solid = onDay(day).filter((other) => !mayGiveWay(other))
    const trimmed = trimSharedRows({ day, ...covered }, meeting, solid)
    const trimmedSame = known.get(keyOf(meeting.title, trimmed))
    if (trimmedSame !== undefined) return { kind: 'already-there', task: trimmedSame }
    if (written.has(key) || written.has(keyOf(meeting.title, trimmed))) return { kind: 'repeated' }
    const blocker = solid.find((other) => (other.mask & maskOf(trimmed)) !== 0)
    return blocker === undefined
      ? { kind: 'placed', place: trimmed }
      : leaveOut('clash', blocker.task.title)
  }

  function take(event: EventTask, meeting: Pick<Meeting, 'start' | 'end'>) {
    const list = onDay(event.place.day)
    const mask = maskOf(event.place)
    for (const { task, mask: other } of list) {
      if ((mask & other) !== 0 && isPlacedItem(task)) displaced.set(task.id, task)
    }
    const free = list.filter(({ task }) => !displaced.has(task.id))
    const own = { task: event, mask, start: meeting.start, end: meeting.end }
    days.set(event.place.day, [...free, own])
    written.add(keyOf(event.title, event.place))
  }

  return { place, take, displaced: () => [...displaced.values()] }
}

function occupy(task: Task, place: Place, window: Window): Occupied {
  const clock = task.kind === 'event' ? task.clock : null
  return {
    task,
    mask: maskOf(place),
    start: minutesOf(clock?.start ?? window.periods[place.start - 1]?.start ?? '00:00'),
    end: minutesOf(clock?.end ?? window.periods[place.end - 1]?.end ?? '23:59'),
  }
}

function keyOf(title: string, place: Place): string {
  return `${place.day} ${place.start} ${place.end} ${title}`
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
