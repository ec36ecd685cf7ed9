// Turns meetings into events on free periods: what lies there already is not doubled, what clashes is left out.
import {
  buildWindow,
  clockOf,
  datesFollowing,
  timetableOf,
  weekdayOf,
} from '../../../shared/schedule/calendar.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState, Window } from '../../../shared/schedule/state.ts'
import type { EventTask, PlacedItem } from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { newDayBoard } from './day-board.ts'
import type { LeftOut } from './left-out.ts'
import type { Meeting } from './meeting.ts'
import { regularMeetings, type Series } from './series.ts'

export type WrittenEvents = {
  /** One entry for each series with something new. */
  added: { series: Series; events: EventTask[] }[]
  /** Study blocks that give way to a class, an exam or an appointment: back to pending. */
  displaced: PlacedItem[]
  alreadyThere: number
  leftOut: LeftOut[]
}

type Target = {
  term: Term
  state: ScheduleState | null
  now: Moment
  /** The next free ones. */
  ids: { task: number; series: number }
}

/** What a clash is decided by: an exam before a class before an appointment. */
const kindOrder = ['exam', 'class', 'personal']

export function writeEvents(series: readonly Series[], target: Target): WrittenEvents {
  const window = buildWindow(target.term)
  const board = newDayBoard(window, target.state, target.now)
  const written: WrittenEvents = { added: [], displaced: [], alreadyThere: 0, leftOut: [] }
  let { task, series: seriesId } = target.ids
  const ordered = series.toSorted((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind))
  for (const one of ordered) {
    const events: EventTask[] = []
    for (const meeting of heldMeetings(one, target.term, written.leftOut)) {
      const placed = board.place(meeting)
      if (placed.kind === 'left-out') written.leftOut.push(placed.leftOut)
      if (placed.kind === 'already-there') written.alreadyThere += 1
      if (placed.kind !== 'placed') continue
      const event = toEvent(task, seriesId, one, meeting, placed.place, window)
      board.take(event, meeting)
      events.push(event)
      task += 1
    }
    if (events.length === 0) continue
    written.added.push({ series: one, events })
    seriesId += 1
  }
  written.displaced = board.displaced()
  return written
}

/** Meetings on the dates on which the term holds them: lessons follow its days off and make-up days. */
function heldMeetings(series: Series, term: Term, leftOut: LeftOut[]): Meeting[] {
  if (series.kind !== 'class' || term.overrides.length === 0) return series.meetings
  const regular = new Set(regularMeetings(series))
  const plain = { ...term, overrides: [] }
  return series.meetings.flatMap((meeting) => {
    const own = regular.has(meeting) ? timetableOf(plain, meeting.date) : null
    if (own === null) return [meeting]
    const dates = datesFollowing(term, own.week, weekdayOf(meeting.date))
    if (dates.length === 0) leftOut.push({ reason: 'day-off', title: meeting.title })
    return dates.map((date) => meetingOn(meeting, date))
  })
}

function meetingOn(meeting: Meeting, date: string): Meeting {
  return date === meeting.date ? meeting : { ...meeting, date }
}

function toEvent(
  id: number,
  seriesId: number,
  series: Series,
  meeting: Meeting,
  place: Place,
  window: Window,
): EventTask {
  // A clock time of the day has no 24:00.
  const clock = { start: clockOf(meeting.start), end: clockOf(Math.min(meeting.end, 1439)) }
  const isExact =
    window.periods[place.start - 1]?.start === clock.start &&
    window.periods[place.end - 1]?.end === clock.end
  return {
    kind: 'event',
    id,
    series: seriesId,
    title: meeting.title,
    course: series.kind === 'personal' ? '' : series.course,
    eventKind: series.kind,
    location: meeting.location,
    place,
    clock: isExact ? null : clock,
    locked: series.kind !== 'personal',
    hosts: false,
    guestIds: [],
  }
}
