// Turns meetings into events on free periods: what lies there already is not doubled, what clashes is left out.
import { buildWindow, clockOf } from '../../../shared/schedule/calendar.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState, Window } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { FeedRecord } from '../../../shared/timetable/feed.ts'
import { newDayBoard, type DayBoard, type GivenWay } from './day-board.ts'
import type { HeldSeries } from './hold-meetings.ts'
import type { LeftOut } from './left-out.ts'
import type { Meeting } from './meeting.ts'
import type { Series } from './series.ts'

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
    course: series.kind === 'personal' ? '' : series.course,
    eventKind: series.kind,
    location: meeting.location,
    place,
    clock: clockAt(meeting, place, window),
    locked: series.kind !== 'personal',
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
