// Maps told times onto the rows of the grid, and finds the times of a day at which nothing fixed stands.
import { minutesOf } from '../../../shared/schedule/calendar.ts'
import {
  clockSlack,
  spanOfClock,
  type ClockSpan,
} from '../../../shared/schedule/edits/clock-span.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { meets, overlaps, type Held } from '../../../shared/schedule/place.ts'
import type { Window } from '../../../shared/schedule/state.ts'
import type { EventTask, Task } from '../../../shared/schedule/task.ts'
import { givesWayToExam } from '../../../shared/timetable/dropped-events.ts'
import { fulfils } from '../resolve/wishes.ts'
import type { Ground } from '../ground.ts'
import type { SaidTime } from './said-time.ts'

/** `rows` from the row that begins just then, where they last about `minutes`; else by the clock. */
export function spanFrom(from: number, minutes: number, rows: number, window: Window): ClockSpan {
  const { periods } = window
  const start = periods.findIndex((period) => minutesOf(period.start) === from) + 1
  const end = start + rows - 1
  const last = periods[end - 1]
  const isAbout = last !== undefined && Math.abs(minutesOf(last.end) - from - minutes) <= 30
  if (start > 0 && isAbout) return { start, end, clock: null }
  return spanOfClock(from, from + minutes, window)
}

/** `minutes` and `rows` are what it lasts where no end was told. */
export function spanAt(
  time: Exclude<SaidTime, { kind: 'part' }>,
  minutes: number,
  rows: number,
  window: Window,
): ClockSpan | null {
  if (time.kind === 'clock')
    return time.to === null
      ? spanFrom(time.from, minutes, rows, window)
      : spanOfClock(time.from, time.to, window)
  const isInside = time.start <= time.end && time.end <= window.periods.length
  return isInside ? { start: time.start, end: time.end, clock: null } : null
}

/** As many rows as fit into so many minutes, at least one. */
export function rowsIn(minutes: number, { periods }: Window): number {
  const [first] = periods
  const length = first === undefined ? 45 : minutesOf(first.end) - minutesOf(first.start)
  return Math.max(1, Math.round(minutes / (length + clockSlack)))
}

/** What stands there and does not make room; `own` are the ids that move themselves. */
export function inTheWay(
  held: Held,
  kind: EventTask['eventKind'],
  { state, now }: Ground,
  own: readonly number[] = [],
): Task | null {
  return (
    state.tasks.find((task) => {
      if (task.place === null || own.includes(task.id)) return false
      if (!meets({ clock: null, ...task, place: task.place }, held)) return false
      if (task.kind === 'item') return checkFreedom(task, now) !== null
      return kind !== 'exam' || !givesWayToExam(task, state, now)
    }) ?? null
  )
}

type Wanted = {
  day: number
  rows: number
  kind: EventTask['eventKind']
  /** A part of the day; null is any. */
  time: SaidTime | null
  own?: readonly number[]
}

/** Rows at which it could begin, those without study first, then the nearest to the time that was named. */
export function freeStarts({ day, rows, kind, time, own = [] }: Wanted, ground: Ground): number[] {
  const { state, now } = ground
  const { window } = state
  const wish = time?.kind === 'part' ? time : null
  const wanted = time?.kind === 'clock' ? time.from : 0
  const starts = Array.from({ length: window.periods.length - rows + 1 }, (_, index) => index + 1)
  const legal = starts.filter((start) => {
    const place = { day, start, end: start + rows - 1 }
    return (
      !hasBegun({ place }, now) &&
      fulfils(place, wish, window) &&
      inTheWay({ place }, kind, ground, own) === null
    )
  })
  const startOf = (row: number) => minutesOf(window.periods[row - 1]?.start ?? '00:00')
  const busy = (start: number) =>
    state.tasks.some(
      (task) => task.place !== null && overlaps(task.place, { day, start, end: start + rows - 1 }),
    )
  const distance = (row: number) => Math.abs(startOf(row) - wanted)
  return legal
    .toSorted((a, b) => Number(busy(a)) - Number(busy(b)) || distance(a) - distance(b))
    .slice(0, 3)
    .toSorted((a, b) => a - b)
}
