// Statements on `event` (what the meetings of a series share) and `event_occurrence` (one meeting).
import { prepareSealed } from '../integrity/sealed-tables.ts'
import type { Connection, Statement } from '../sqlite.ts'

export type EventRow = {
  ref: number
  course: string
  kind: string
}

export type OccurrenceRow = {
  ref: number
  event: number
  date: string
  title: string
  location: string
  slot_start: number
  slot_end: number
  clock_start: string | null
  clock_end: string | null
  locked: number
  hosts: number
}

export type MeetingRow = OccurrenceRow & Omit<EventRow, 'ref'>

export function prepareEventTables(connection: Connection) {
  const readAll: Statement<[], MeetingRow> = connection.prepare(
    `SELECT o.ref, o.event, o.date, o.slot_start, o.slot_end, o.clock_start, o.clock_end,
            o.locked, o.hosts, o.title, o.location, e.course, e.kind
     FROM event_occurrence o JOIN event e ON e.ref = o.event ORDER BY o.ref`,
  )
  const writeEvent = prepareSealed<EventRow>(connection, 'event', 'REPLACE')
  const removeEmptyEvent: Statement<[ref: number]> = connection.prepare(
    `DELETE FROM event WHERE ref = ?
     AND NOT EXISTS (SELECT 1 FROM event_occurrence o WHERE o.event = event.ref)`,
  )
  const writeOccurrence = prepareSealed<OccurrenceRow>(connection, 'event_occurrence')
  const removeOccurrence: Statement<[ref: number]> = connection.prepare(
    'DELETE FROM event_occurrence WHERE ref = ?',
  )
  return { readAll, writeEvent, removeEmptyEvent, writeOccurrence, removeOccurrence }
}
