// Reads the term and the schedule out of the tables: rows with dates become records with window days.
import { z } from 'zod'
import { buildWindow, daysBetween } from '../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { strategies, subjectTypes, type TaskClass } from '../../shared/schedule/task-class.ts'
import {
  eventKinds,
  taskStatuses,
  type EventTask,
  type ItemTask,
} from '../../shared/schedule/task.ts'
import { isoDateSchema, termSchema, type Term } from '../../shared/schedule/term.ts'
import type { WorkEntry } from '../../shared/schedule/work-log.ts'
import { checked, DamagedRow, fromText, oneOf } from '../stored-text.ts'
import type { MeetingRow } from '../tables/event-tables.ts'
import type { ClassRow, PlacedItemRow } from '../tables/study-tables.ts'
import type { Tables } from '../tables/tables.ts'
import type { Records } from '../weekloom-database.ts'
import { loadLogs } from './work-log.ts'

const numbersSchema = z.array(z.int())

/** Throws `DamagedRow` when the file holds what can't have been written. */
export function loadRecords(tables: Tables): Records {
  const term = loadTerm(tables)
  return term === null ? null : { term, state: loadState(tables, term) }
}

export function loadTerm(tables: Tables): Term | null {
  const row = tables.calendar.readTerm.get()
  if (row === undefined) return null
  const term = {
    name: row.name,
    firstMonday: row.first_monday,
    weeks: row.weeks,
    zone: row.zone,
    periods: fromText(z.array(z.unknown()), row.periods, 'term'),
    overrides: tables.calendar.readOverrides
      .all()
      .map(({ date, kind, week, weekday }) =>
        kind === 'off' ? { kind, date } : { kind, date, week, weekday },
      ),
  }
  return checked(termSchema, term, 'term')
}

// The tables are STRICT, so only what a type does not say is checked here: this is on the way of every start.
function loadState(tables: Tables, term: Term): ScheduleState {
  const { events, studies } = tables
  const window = buildWindow(term)
  const days = new Map(window.days.map(({ date }, index) => [date, index + 1]))
  const items = studies.readItems.all()
  const guests = guestsByHost(items)
  const logs = loadLogs(tables, (date, row) => dayOf(date, days, row))
  const tasks = [
    ...events.readAll.all().map((row) => toEvent(row, days, guests.get(row.ref) ?? [])),
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

function toEvent(row: MeetingRow, days: Map<string, number>, guestIds: number[]): EventTask {
  const { clock_start: start, clock_end: end } = row
  return {
    kind: 'event',
    id: row.ref,
    series: row.event,
    title: row.title,
    course: row.course,
    eventKind: oneOf(eventKinds, row.kind, `event ${row.event}`),
    location: row.location,
    place: {
      day: dayOf(row.date, days, `event ${row.ref}`),
      start: row.slot_start,
      end: row.slot_end,
    },
    clock: start === null || end === null ? null : { start, end },
    locked: row.locked === 1,
    hosts: row.hosts === 1,
    guestIds,
  }
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
    course: row.course,
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
