// The occurrences of a calendar's events within a span of time.
import { assertNever } from '../../shared/assert-never.ts'
import { ExpansionStop, newBudget, type StopReason } from './recurrence.ts'
import { expandSeries, type SeriesOccurrence } from './expand-series.ts'
import {
  readCalendar,
  type CalendarProblem,
  type ReadCalendar,
  type UnreadableFile,
} from './read-calendar.ts'
import type { CalendarEvent } from './read-event.ts'
import { silent, type ReadReport } from './source-component.ts'
import type { Span, TimeValue, Zone } from './zone.ts'
import { isoDateOf, isoInstantOf } from './wall-time.ts'

export type Occurrence = {
  uid: string
  summary: string
  location: string
  description: string
  categories: string
  /** An instant (`2026-03-02T09:15:00.000Z`), or a date for all-day events; `end` is exclusive. */
  start: string
  end: string
  allDay: boolean
  /** The file gives no zone for it: it was read in the span's zone. */
  floating: boolean
  /** IANA name that the file gives, where it is known. */
  zone: string | null
  /** Several occurrences come from its event. */
  recurring: boolean
  /** When its series plans it, as `start` is written; empty where its event stands alone. */
  original: string
}

export type Expansion = {
  occurrences: Occurrence[]
  problems: (CalendarProblem | { kind: 'unreadable'; file: UnreadableFile })[]
}

export function expandCalendar(text: string, span: Span): Expansion {
  const calendar = readCalendar(text)
  return calendar.ok
    ? expandEvents(calendar.value, span)
    : { occurrences: [], problems: [{ kind: 'unreadable', file: calendar.failure }] }
}

/** A file with more rules that never come to an end is not worth the work. */
const mostEndless = 5

/** One event that cannot be expanded is named among the problems, and the others go on. */
export function expandEvents(
  calendar: ReadCalendar,
  span: Span,
  report: ReadReport = silent,
): Expansion {
  const problems: CalendarProblem[] = [...calendar.problems]
  const occurrences: Occurrence[] = []
  const budget = newBudget()
  const groups = groupSeries(calendar.events)
  let endless = 0
  for (const [index, series] of groups.entries()) {
    report(index, groups.length)
    const first = series[0]
    if (first === undefined) continue
    budget.startEvent()
    try {
      const found = expandSeries(series, span, budget)
      occurrences.push(...found.map((occurrence) => toOccurrence(occurrence, span)))
    } catch (thrown) {
      if (!(thrown instanceof ExpansionStop)) throw thrown
      endless += thrown.reason === 'event' ? 1 : 0
      const reason = endless > mostEndless ? 'file' : thrown.reason
      problems.push(describeStop(reason, first))
      if (reason === 'file') break
    }
  }
  return { occurrences, problems }
}

function describeStop(reason: StopReason, { summary, line }: CalendarEvent): CalendarProblem {
  switch (reason) {
    case 'event':
      return { kind: 'endless-event', title: summary, line }
    case 'file':
      return { kind: 'endless-file', line }
    case 'rule':
      return { kind: 'broken-event', title: summary, line, broken: 'rule' }
    default:
      return assertNever(reason)
  }
}

/** Events with one UID belong together; each without a UID stands alone. */
function groupSeries(events: readonly CalendarEvent[]): CalendarEvent[][] {
  const byUid = new Map<string, CalendarEvent[]>()
  const groups: CalendarEvent[][] = []
  for (const event of events) {
    const known = event.uid === '' ? undefined : byUid.get(event.uid)
    if (known !== undefined) {
      known.push(event)
      continue
    }
    const group = [event]
    groups.push(group)
    if (event.uid !== '') byUid.set(event.uid, group)
  }
  return groups
}

function toOccurrence(occurrence: SeriesOccurrence, span: Span): Occurrence {
  const { event, start, end, recurring, original } = occurrence
  const { uid, summary, location, description, categories } = event
  return {
    uid,
    summary,
    location,
    description,
    categories,
    recurring,
    original: original === null ? '' : sayTime(original, span.zone),
    start: sayTime(start, span.zone),
    end: sayTime(end, span.zone),
    allDay: start.kind === 'date',
    floating: start.kind === 'floating',
    zone: start.kind === 'zoned' ? start.zone.name : null,
  }
}

function sayTime(time: TimeValue, zone: Zone): string {
  switch (time.kind) {
    case 'date':
      return isoDateOf(time.wall)
    case 'floating':
      return isoInstantOf(zone.toInstant(time.wall))
    case 'zoned':
      return isoInstantOf(time.zone.toInstant(time.wall))
    default:
      return assertNever(time)
  }
}
