// What importing a feed again would change (X5): line by line, each to be taken or left, and what the taken ones come to.
import { recordKey, type ScheduleDiff, type ScheduleRecord } from '../schedule/diff.ts'
import { fail, succeed, type Result } from '../result.ts'
import { isSameValue } from '../schedule/same-value.ts'
import { findTask, type Moment, type ScheduleState } from '../schedule/state.ts'
import type { EventTask, PlacedItem } from '../schedule/task.ts'
import type { FeedMeeting } from './feed.ts'
import { findTimetabled } from './dropped-events.ts'
import { applyEvents, type EventChanges } from './apply-events.ts'

/** `yours`: feed and student have both changed it, and the student's way stands unless the line is taken. */
export const importChangeKinds = ['added', 'moved', 'changed', 'gone', 'yours'] as const

export type ImportChangeKind = (typeof importChangeKinds)[number]

/** One meeting: `from` is null for a new one, `to` for one that goes. */
export type EventChange = { from: EventTask | null; to: EventTask | null }

/** Meetings that change alike, in the person's language. */
export type ImportLine = {
  id: string
  kind: ImportChangeKind
  title: string
  /** Empty for what is added. */
  from: string
  /** Empty for what goes. */
  to: string
  /** Of a change of name or room: when it is held. */
  when: string
  /** Whether it is taken unless the person says otherwise. */
  isWanted: boolean
  /** Study blocks that it sends back to pending, by name. */
  blocks: string[]
  events: EventChange[]
}

export type ImportChanges = {
  /** The feed that the file was known by. */
  feed: string
  lines: ImportLine[]
  /** What the person has changed themselves and stays so. */
  kept: string[]
  /** What the feed has moved to where there is no room: it stays where it is, which the problems say. */
  stuck: FeedMeeting[]
}

export type ChosenImport = {
  diff: ScheduleDiff
  /** Study blocks that go back to pending. */
  displaced: PlacedItem[]
  /** Events that find no room among what is taken, each with what has it. */
  leftOut: { event: EventTask; occupant: string }[]
}

export function usualLines({ lines }: ImportChanges): string[] {
  return lines.filter(({ isWanted }) => isWanted).map(({ id }) => id)
}

/**
 * The taken lines as one change of the schedule, with the study work that comes along. `outdated` once the schedule is
 * another, or where a pinned block stands in the way.
 */
export function chooseImport(
  state: ScheduleState,
  { lines }: ImportChanges,
  taken: ReadonlySet<string>,
  studies: readonly ScheduleRecord[],
  now: Moment,
): Result<ChosenImport, 'outdated'> {
  let events = lines.filter(({ id }) => taken.has(id)).flatMap((line) => line.events)
  if (events.some((change) => isOutdated(state, change))) return fail('outdated')
  const leftOut: ChosenImport['leftOut'] = []
  for (;;) {
    const settled = applyEvents(state, toChanges(events), now)
    if (!settled.ok) return fail('outdated')
    const { diff, displaced, leftOut: crowded } = settled.value
    const stuck = new Set(crowded.map(({ event }) => event.id))
    leftOut.push(...crowded.map(({ event, occupant }) => ({ event, occupant: occupant.title })))
    if (!events.some(({ from }) => from !== null && stuck.has(from.id))) {
      const records = studies.map((record) => [recordKey(record), record])
      const added = { ...diff.added, ...Object.fromEntries(records) }
      return succeed({ diff: { ...diff, added }, displaced, leftOut })
    }
    // What can't go to its new place stays at its old one, where something else may then find no room.
    events = events.filter(({ from, to }) => !stuck.has((from ?? to)?.id ?? 0))
  }
}

function toChanges(events: readonly EventChange[]): EventChanges {
  return {
    removed: events.flatMap(({ from, to }) => (from !== null && to === null ? [from] : [])),
    changed: events.flatMap(({ from, to }) => (from !== null && to !== null ? [{ from, to }] : [])),
    added: events.flatMap(({ from, to }) => (from === null && to !== null ? [to] : [])),
    freedDays: new Set(),
  }
}

function isOutdated(state: ScheduleState, { from, to }: EventChange): boolean {
  const id = (from ?? to)?.id ?? 0
  const present = findTimetabled(state, id) ?? findTask(state, id) ?? null
  return !isSameValue(present, from)
}
