// Reads the schedule out of its tables: rows with dates become records with window days.
import {
  defineStatements,
  type Store,
  type Records,
  type WeekloomDatabase,
} from './store/database.ts'
import { z } from 'zod'
import { loadTerm } from './term.ts'
import { courseName, knownCourse } from './courses.ts'
import { prepareSealed } from './store/seals.ts'
import type { Connection } from './store/sqlite.ts'
import { checked, DamagedRow, fromText, oneOf } from './store/stored-text.ts'
import { buildWindow, daysBetween } from '../shared/schedule/calendar.ts'
import type { ScheduleState } from '../shared/schedule/state.ts'
import { strategies, subjectTypes, type TaskClass } from '../shared/schedule/task-class.ts'
import { eventKinds, type EventTask, type ItemTask, taskStatuses } from '../shared/schedule/task.ts'
import { isoDateSchema, type Term } from '../shared/schedule/term.ts'
import { outcomes, type WorkEntry } from '../shared/schedule/work-log.ts'

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
  beside: 'before' | 'after' | null
  clock_start: string | null
  clock_end: string | null
  locked: number
  hosts: number
}

export type MeetingRow = OccurrenceRow & Omit<EventRow, 'ref'>

const meetingColumns = `o.ref, o.event, o.date, o.slot_start, o.slot_end, o.beside, o.clock_start, o.clock_end,
  o.locked, o.hosts, o.title, o.location, ${courseName('e.course')} AS course, e.kind`

export const eventStatements = defineStatements((connection) => ({
  readAll: connection.prepare<[], MeetingRow>(
    `SELECT ${meetingColumns} FROM event_occurrence o JOIN event e ON e.ref = o.event ORDER BY o.ref`,
  ),
  readDropped: connection.prepare<[], MeetingRow & { exam: number }>(
    `SELECT o.exam, ${meetingColumns} FROM dropped_event o JOIN event e ON e.ref = o.event ORDER BY o.ref`,
  ),
  writeEvent: prepareSealed<Omit<EventRow, 'course'> & { course: number }>(
    connection,
    'event',
    'REPLACE',
  ),
  removeEmptyEvent: connection.prepare<[ref: number]>(
    `DELETE FROM event WHERE ref = ?
     AND NOT EXISTS (SELECT 1 FROM event_occurrence o WHERE o.event = event.ref)
     AND NOT EXISTS (SELECT 1 FROM dropped_event d WHERE d.event = event.ref)`,
  ),
  writeOccurrence: prepareSealed<OccurrenceRow>(connection, 'event_occurrence'),
  writeDropped: prepareSealed<OccurrenceRow & { exam: number }>(connection, 'dropped_event'),
  removeDropped: connection.prepare<[exam: number]>('DELETE FROM dropped_event WHERE exam = ?'),
  findCourse: connection
    .prepare<[ref: number], string>(`SELECT ${courseName('course')} FROM event WHERE ref = ?`)
    .pluck(),
  removeOccurrence: connection.prepare<[ref: number]>('DELETE FROM event_occurrence WHERE ref = ?'),
}))

export type ClassRow = {
  ref: number
  title: string
  course: string
  subject_type: string
  difficulty: number
  intensity: number
  strategy: string
  from_date: string
  to_date: string
  slot_budget: number | null
  may_embed: number
  excluded_periods: string
  excluded_weekdays: string
  priority: number
}

export type ItemRow = {
  ref: number
  class: number
  rank: number
  title: string
  duration: number
  locked: number
}

export type PlacementRow = {
  item: number
  date: string
  slot_start: number
  status: string
  host: number | null
}

/** The columns of the placement are null for a pending item. */
export type PlacedItemRow = ItemRow & {
  date: string | null
  slot_start: number | null
  status: string | null
  host: number | null
}

const classColumns = `ref, title, ${courseName('task_class.course')} AS course, subject_type, difficulty, intensity, strategy,
  from_date, to_date, slot_budget, may_embed, excluded_periods, excluded_weekdays, priority`

export const studyStatements = defineStatements((connection) => ({
  ...prepareClassTable(connection),
  readItems: connection.prepare<[], PlacedItemRow>(
    `SELECT i.ref, i.class, i.rank, i.title, i.duration, i.locked,
            p.date, p.slot_start, p.status, p.host
     FROM task_item i LEFT JOIN placement p ON p.item = i.ref ORDER BY i.ref`,
  ),
  writeItem: prepareSealed<ItemRow>(connection, 'task_item'),
  removeItem: connection.prepare<[ref: number]>('DELETE FROM task_item WHERE ref = ?'),
  writePlacement: prepareSealed<PlacementRow>(connection, 'placement'),
  removePlacement: connection.prepare<[item: number]>('DELETE FROM placement WHERE item = ?'),
}))

function prepareClassTable(connection: Connection) {
  return {
    readClasses: connection.prepare<[], ClassRow>(
      `SELECT ${classColumns} FROM task_class ORDER BY ref`,
    ),
    writeClass: prepareSealed<Omit<ClassRow, 'course'> & { course: number }>(
      connection,
      'task_class',
    ),
    findCourse: connection
      .prepare<[ref: number], string>(
        `SELECT ${courseName('course')} FROM task_class WHERE ref = ?`,
      )
      .pluck(),
    removeClass: connection.prepare<[ref: number]>('DELETE FROM task_class WHERE ref = ?'),
  }
}

export type WorkLogRow = {
  item: number
  seq: number
  outcome: string
  date: string
  slot_start: number
  slot_end: number
  planned: number
  minutes: number
  rest: number | null
}

const columns = 'item, seq, outcome, date, slot_start, slot_end, planned, minutes, rest'

export const workLogStatements = defineStatements((connection) => ({
  readAll: connection.prepare<[], WorkLogRow>(`SELECT ${columns} FROM work_log ORDER BY item, seq`),
  write: prepareSealed<WorkLogRow>(connection, 'work_log'),
  removeOf: connection.prepare<[item: number]>('DELETE FROM work_log WHERE item = ?'),
}))

const numbersSchema = z.array(z.int())

/** Throws `DamagedRow` when the file holds what can't have been written. */
export function loadRecords(database: Store): Records {
  const term = loadTerm(database)
  return term === null ? null : { term, state: loadState(database, term) }
}

// The tables are STRICT, so only what a type does not say is checked here: this is on the way of every start.
function loadState(database: Store, term: Term): ScheduleState {
  const events = eventStatements(database)
  const studies = studyStatements(database)
  const window = buildWindow(term)
  const days = new Map(window.days.map(({ date }, index) => [date, index + 1]))
  const dropped = Map.groupBy(events.readDropped.all(), ({ exam }) => exam)
  const items = studies.readItems.all()
  const guests = guestsByHost(items)
  const logs = loadLogs(database, (date, row) => dayOf(date, days, row))
  const tasks = [
    ...events.readAll
      .all()
      .map((row) => toEvent(row, days, guests.get(row.ref) ?? [], dropped.get(row.ref))),
    ...items.map((row) => toItem(row, days, logs.get(row.ref))),
  ]
  return {
    window,
    tasks: tasks.toSorted((a, b) => a.id - b.id),
    taskClasses: studies.readClasses.all().map((row) => toClass(row, term.firstMonday)),
  }
}

/** Rows ascend by ref, and so do the guests of each host. */
function guestsByHost(items: readonly PlacedItemRow[]): Map<number, number[]> {
  const guests = new Map<number, number[]>()
  for (const { ref, host } of items) {
    if (host === null) continue
    const known = guests.get(host)
    if (known === undefined) guests.set(host, [ref])
    else known.push(ref)
  }
  return guests
}

function toEvent(
  row: MeetingRow,
  days: Map<string, number>,
  guestIds: number[],
  dropped?: readonly MeetingRow[],
): EventTask {
  const { clock_start: start, clock_end: end } = row
  return {
    kind: 'event',
    id: row.ref,
    series: row.event,
    title: row.title,
    course: knownCourse(row.course, `event ${row.event}`),
    eventKind: oneOf(eventKinds, row.kind, `event ${row.event}`),
    location: row.location,
    place: { day: dayOf(row.date, days, `event ${row.ref}`), ...rowsOf(row) },
    clock: start === null || end === null ? null : { start, end },
    locked: row.locked === 1,
    hosts: row.hosts === 1,
    guestIds,
    ...(dropped === undefined ? {} : { dropped: dropped.map((off) => toEvent(off, days, [])) }),
  }
}

function rowsOf({ slot_start: start, slot_end: end, beside }: MeetingRow) {
  if (beside === null) return { start, end }
  return beside === 'before' ? { start, end: start - 1 } : { start: end + 1, end }
}

function toItem(row: PlacedItemRow, days: Map<string, number>, log?: WorkEntry[]): ItemTask {
  const { date, slot_start: start } = row
  const name = `item ${row.ref}`
  const isPlaced = date !== null && start !== null
  return {
    kind: 'item',
    id: row.ref,
    classId: row.class,
    order: row.rank,
    title: row.title,
    duration: row.duration,
    status: oneOf(taskStatuses, row.status ?? 'pending', name),
    place: isPlaced ? { day: dayOf(date, days, name), start, end: start + row.duration - 1 } : null,
    hostId: row.host,
    locked: row.locked === 1,
    ...(log === undefined ? {} : { log }),
  }
}

function toClass(row: ClassRow, firstMonday: string): TaskClass {
  const name = `class ${row.ref}`
  // A range may begin or end outside the window.
  const toDay = (date: string) => daysBetween(firstMonday, checked(isoDateSchema, date, name)) + 1
  return {
    kind: 'class',
    id: row.ref,
    title: row.title,
    course: knownCourse(row.course, name),
    subjectType: oneOf(subjectTypes, row.subject_type, name),
    difficulty: row.difficulty,
    intensity: row.intensity,
    strategy: oneOf(strategies, row.strategy, name),
    fromDay: toDay(row.from_date),
    toDay: toDay(row.to_date),
    slotBudget: row.slot_budget,
    mayEmbed: row.may_embed === 1,
    excludedPeriods: fromText(numbersSchema, row.excluded_periods, name),
    excludedWeekdays: fromText(numbersSchema, row.excluded_weekdays, name),
    priority: row.priority,
  }
}

function dayOf(date: string, days: Map<string, number>, row: string): number {
  const day = days.get(date)
  if (day === undefined) throw new DamagedRow(`${row}: ${date} is not in the term`)
  return day
}

/** Null before the first set-up. */
export function readTerm(database: WeekloomDatabase): Term | null {
  return recordsOf(database)?.term ?? null
}

/** The same value until something is written; null before the first set-up. */
export function readState(database: WeekloomDatabase): ScheduleState | null {
  return recordsOf(database)?.state ?? null
}

/** As memory holds them, read from the file when a throw has emptied it. */
export function recordsOf(database: WeekloomDatabase): Records {
  const held = database.memory.records
  if (held.kind === 'read') return held.value
  const value = loadRecords(database)
  database.memory.records = { kind: 'read', value }
  return value
}

/** The entries of each item that has some; `dayOf` gives the window day of a row's date. */
function loadLogs(
  database: Store,
  dayOf: (date: string, row: string) => number,
): Map<number, WorkEntry[]> {
  const logs = new Map<number, WorkEntry[]>()
  for (const row of workLogStatements(database).readAll.all()) {
    const name = `work log ${row.item}/${row.seq}`
    const entry = {
      outcome: oneOf(outcomes, row.outcome, name),
      place: { day: dayOf(row.date, name), start: row.slot_start, end: row.slot_end },
      planned: row.planned,
      minutes: row.minutes,
      restId: row.rest,
    }
    const known = logs.get(row.item)
    if (known === undefined) logs.set(row.item, [entry])
    else known.push(entry)
  }
  return logs
}
