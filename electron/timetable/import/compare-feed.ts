// Three ways to see each meeting of a feed that was imported before: as it was then, as the feed has it now, as it lies here.
import { minutesOf, placeClock } from '../../../shared/schedule/calendar.ts'
import { findTimetabled } from '../../../shared/timetable/dropped-events.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { markOf, type EventTask } from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import type { FeedMeeting, FeedRecord, KnownFeed } from '../../../shared/timetable/feed.ts'
import type { EventChange, ImportChangeKind } from '../../../shared/timetable/import-changes.ts'
import { newDayBoard, type DayBoard, byKind, clockAt, clockTimes } from './write-events.ts'
import { heldDates, type HeldMeeting, type HeldSeries, matchMeetings } from './match-feed.ts'
import type { LeftOut, Series } from '../feed/series.ts'

/** What the feed has changed of one meeting, and what it then last said of it. */
export type MeetingChange = {
  kind: Exclude<ImportChangeKind, 'added'>
  change: EventChange & { from: EventTask }
  /** What is known of the meeting once it is taken. */
  records: FeedRecord[]
}

/** What is otherwise than the feed has it, and stays so: the person's own changes, and lessons that an exam has the place of. */
export type Kept = {
  kind: 'moved' | 'removed' | 'displaced' | 'gone' | 'held'
  title: string
  said: FeedMeeting
  event: EventTask | null
}

export type FeedComparison = {
  changes: MeetingChange[]
  kept: Kept[]
  /** What the feed has of those that it moved to where there is no room. */
  stuck: FeedMeeting[]
  fresh: HeldSeries[]
  /** Numbers of the series that are there already. */
  seriesIds: Map<Series, number>
  /** What is known without any change: the same meetings under other keys. */
  records: FeedRecord[]
  leftOut: LeftOut[]
  unchanged: number
  board: DayBoard
}

type FeedContext = { term: Term; state: ScheduleState; now: Moment }

type Pair = { held: HeldMeeting; record: FeedRecord; event: EventTask }

export function compareFeed(
  held: readonly HeldSeries[],
  feed: KnownFeed,
  context: FeedContext,
): FeedComparison {
  const { state, now } = context
  const { pairs, fresh, gone } = matchMeetings(held, feed)
  const kept: Kept[] = []
  const records: FeedRecord[] = []
  const open: Pair[] = []
  const series = new Map<string, number>()
  for (const { held: meeting, record } of pairs) {
    const event = eventOf(state, record)
    if (event !== null) series.set(meeting.key, event.series)
    const isOff = event !== null && findTask(state, event.id) === undefined
    if (isOff && isAhead(meeting, context) && !isMoved(meeting.said, record.meeting))
      kept.push(keep('displaced', record, null))
    if (event === null) {
      if (isAhead(meeting, context)) kept.push(keep('removed', record, null))
    } else if (!hasBegun(event, now)) open.push({ held: meeting, record, event })
    // What is over stays; moved to a day ahead it is another meeting.
    else if (isAhead(meeting, context)) fresh.add(meeting.key)
  }
  const leaving = gone.flatMap((record) => leave(record, context, kept))
  const moving = open.filter((pair) => asksToMove(pair, context))
  const away = new Set([...leaving, ...moving].map((each) => eventIdOf(each)))
  const staying = { ...state, tasks: state.tasks.filter(({ id }) => !away.has(id)) }
  const comparison: FeedComparison = {
    changes: leaving,
    kept,
    stuck: [],
    fresh: byKind(held)
      .map(({ series: one, meetings }) => ({
        series: one,
        meetings: meetings.filter(({ key }) => fresh.has(key)),
      }))
      .filter(({ meetings }) => meetings.length > 0),
    seriesIds: seriesIdsOf(held, series),
    records,
    leftOut: [],
    unchanged: 0,
    board: newDayBoard(state.window, staying, now),
  }
  for (const pair of open) comparePair(pair, context, comparison)
  return comparison
}

function eventIdOf(each: MeetingChange | Pair): number {
  return 'event' in each ? each.event.id : each.change.from.id
}

function eventOf(state: ScheduleState, { task }: FeedRecord): EventTask | null {
  return task === null ? null : (findTimetabled(state, task) ?? null)
}

function isAhead({ meeting }: HeldMeeting, { state, now }: FeedContext): boolean {
  const date = now.day === 0 ? '' : (state.window.days[now.day - 1]?.date ?? '9999')
  return meeting.date > date
}

function isOnDay(said: FeedMeeting, date: string, { term }: FeedContext): boolean {
  return date === said.date || heldDates(said, term).includes(date)
}

function keep(kind: Kept['kind'], { meeting: said }: FeedRecord, event: EventTask | null): Kept {
  return { kind, title: event?.title ?? said.title, said, event }
}

function isMoved(a: FeedMeeting, b: FeedMeeting): boolean {
  return a.date !== b.date || a.start !== b.start || a.end !== b.end
}

/** Past meetings stay, and what the person has made their own. */
function leave(record: FeedRecord, context: FeedContext, kept: Kept[]): MeetingChange[] {
  const event = eventOf(context.state, record)
  if (event === null || hasBegun(event, context.now)) return []
  const isOwn =
    isMovedByHand(event, record.meeting, context) || event.title !== record.meeting.title
  if (isOwn || holdsGuests(event, context.state)) {
    kept.push(keep(isOwn ? 'gone' : 'held', record, event))
    return []
  }
  return [{ kind: 'gone', change: { from: event, to: null }, records: [{ ...record, task: null }] }]
}

/** A guest that is pinned or worked on keeps its host where it is. */
function holdsGuests({ guestIds }: EventTask, state: ScheduleState): boolean {
  return guestIds.some((id) => {
    const guest = findTask(state, id)
    return guest !== undefined && (guest.locked || markOf(guest) !== null)
  })
}

/** Minutes by which other bells may move a meeting that nobody has touched. */
const bellShift = 20

/** Minutes between when it is held here and when it was said to be; null on another day. */
function shiftOf(event: EventTask, said: FeedMeeting, context: FeedContext): number | null {
  const { date, ...here } = placeClock(context.state.window, event)
  if (!isOnDay(said, date, context)) return null
  const there = clockTimes(said)
  return Math.max(
    Math.abs(minutesOf(here.start) - minutesOf(there.start)),
    Math.abs(minutesOf(here.end) - minutesOf(there.end)),
  )
}

function isMovedByHand(event: EventTask, said: FeedMeeting, context: FeedContext): boolean {
  const shift = shiftOf(event, said, context)
  return shift === null || shift >= bellShift
}

/** The feed has moved it, and it does not lie there yet. */
function asksToMove({ held, record, event }: Pair, context: FeedContext): boolean {
  return isMoved(held.said, record.meeting) && shiftOf(event, held.said, context) !== 0
}

function comparePair(pair: Pair, context: FeedContext, comparison: FeedComparison): void {
  const { held, record, event } = pair
  const now = held.said
  const before = record.meeting
  const isMine = isMovedByHand(event, before, context)
  const records = wordsOn(pair)
  const to = { ...event }
  if (now.title !== before.title && event.title === before.title) to.title = now.title
  if (now.location !== before.location && event.location === before.location)
    to.location = now.location
  // The feed's own ways to tell what something is change as it grows: only the person's word makes it another.
  const isOther = held.become !== null && now.eventKind !== before.eventKind
  if (isOther && event.eventKind !== now.eventKind) Object.assign(to, held.become)
  const hasText =
    to.title !== event.title || to.location !== event.location || to.eventKind !== event.eventKind
  const change = (kind: MeetingChange['kind'], changed: EventTask) =>
    comparison.changes.push({ kind, change: { from: event, to: changed }, records })
  if (asksToMove(pair, context)) {
    const place = findPlace(pair, context, comparison)
    if (place !== null) {
      const moved = { ...to, place, clock: clockAt(held.meeting, place, context.state.window) }
      if (isMine) stay(event, context, comparison.board)
      else comparison.board.take(moved, held.meeting)
      change(isMine ? 'yours' : 'moved', moved)
      return
    }
    comparison.stuck.push(now)
  }
  if (hasText) return void change('changed', to)
  if (isMine && shiftOf(event, now, context) !== 0)
    comparison.kept.push(keep('moved', { ...record, meeting: now }, event))
  comparison.unchanged += 1
  if (held.key !== record.key || isMoved(now, before)) comparison.records.push(...records)
}

/** What is then known of the meeting, under another key too where the feed gives a new one. */
function wordsOn({ held, record }: Pair): FeedRecord[] {
  const word = { key: held.key, task: record.task, meeting: held.said }
  return held.key === record.key ? [word] : [{ ...record, task: null }, word]
}

/** Null where it can't go there, which is then said; it stays where it is. */
function findPlace(
  { held, record, event }: Pair,
  context: FeedContext,
  comparison: FeedComparison,
) {
  const { board, kept, leftOut } = comparison
  if (holdsGuests(event, context.state)) {
    kept.push(keep('held', record, event))
  } else {
    const placed = board.place(held.meeting, event.eventKind)
    if (placed.kind === 'placed') return placed.place
    if (placed.kind === 'left-out') leftOut.push(placed.leftOut)
  }
  stay(event, context, board)
  return null
}

function stay(event: EventTask, { state }: FeedContext, board: DayBoard): void {
  const { start, end } = placeClock(state.window, event)
  board.take(event, { start: minutesOf(start), end: minutesOf(end) })
}

function seriesIdsOf(
  held: readonly HeldSeries[],
  byKey: ReadonlyMap<string, number>,
): Map<Series, number> {
  return new Map(
    held.flatMap(({ series, meetings }) => {
      const known = meetings.map(({ key }) => byKey.get(key)).find((id) => id !== undefined)
      return known === undefined ? [] : [[series, known] as const]
    }),
  )
}
