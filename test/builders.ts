// Tiny builders of schedule values for tests: whole records from the few facts that a test is about.
import { buildWindow, clockOf } from '../shared/schedule/calendar.ts'
import type { ScheduleRecord } from '../shared/schedule/diff.ts'
import type { Place } from '../shared/schedule/place.ts'
import type { Moment, ScheduleState, Window } from '../shared/schedule/state.ts'
import type { TaskClass } from '../shared/schedule/task-class.ts'
import type { EventTask, ItemTask, Task } from '../shared/schedule/task.ts'
import type { Period, Term } from '../shared/schedule/term.ts'

/** Before the window: nothing has begun. */
export const beforeTerm: Moment = { day: 0, period: 0 }

/** `count` periods of 45 minutes from 08:00, an hour apart. */
export function hours(count: number): Period[] {
  return Array.from({ length: count }, (_, index) => ({
    start: clockOf((8 + index) * 60),
    end: clockOf((8 + index) * 60 + 45),
  }))
}

/** One week from Monday 2026-11-02 with twelve periods, unless told. */
export function term(changes: Partial<Term> = {}): Term {
  return {
    name: 'Autumn',
    firstMonday: '2026-11-02',
    weeks: 1,
    zone: 'Asia/Shanghai',
    periods: hours(12),
    overrides: [],
    ...changes,
  }
}

/** The window of `term(changes)`. */
export function week(changes: Partial<Term> = {}): Window {
  return buildWindow(term(changes))
}

export function at(day: number, start: number, end = start): Place {
  return { day, start, end }
}

export function event(id: number, place: Place, changes: Partial<EventTask> = {}): EventTask {
  return {
    kind: 'event',
    id,
    series: id,
    title: `Event ${id}`,
    course: '',
    eventKind: 'class',
    location: '',
    place,
    clock: null,
    locked: false,
    hosts: false,
    guestIds: [],
    ...changes,
  }
}

/** An item of class 1 whose order is its id; with a place it exists, else it is pending. */
export function item(id: number, changes: Partial<ItemTask> = {}): ItemTask {
  const place = changes.place ?? null
  return {
    kind: 'item',
    id,
    classId: 1,
    order: id,
    title: `Item ${id}`,
    duration: place === null ? 1 : place.end - place.start + 1,
    status: place === null ? 'pending' : 'existing',
    place,
    hostId: null,
    locked: false,
    ...changes,
  }
}

/** A class without limits inside any term. */
export function taskClass(id: number, changes: Partial<TaskClass> = {}): TaskClass {
  return {
    kind: 'class',
    id,
    title: `Class ${id}`,
    course: `Course ${id}`,
    subjectType: 'mixed',
    difficulty: 3,
    intensity: 3,
    strategy: 'steady',
    fromDay: 1,
    toDay: 210,
    slotBudget: null,
    mayEmbed: true,
    excludedPeriods: [],
    excludedWeekdays: [],
    priority: 3,
    ...changes,
  }
}

/**
 * A state of the records: sorted by id, each host's guests taken from the items that name it, and
 * a class without limits for each item that has none among the records.
 */
export function schedule(records: readonly ScheduleRecord[], window = week()): ScheduleState {
  const given = records.filter((record): record is TaskClass => record.kind === 'class')
  const tasks = records.filter((record): record is Task => record.kind !== 'class')
  const items = tasks.filter((task): task is ItemTask => task.kind === 'item')
  const known = new Set(given.map(({ id }) => id))
  const missing = new Set(items.map(({ classId }) => classId).filter((id) => !known.has(id)))
  return {
    window,
    tasks: tasks
      .map((task) => (task.kind === 'event' ? linkGuests(task, items) : task))
      .toSorted(byId),
    taskClasses: [...given, ...[...missing].map((id) => taskClass(id))].toSorted(byId),
  }
}

function linkGuests(host: EventTask, items: readonly ItemTask[]): EventTask {
  const guests = items.filter(({ hostId }) => hostId === host.id).toSorted(byId)
  return { ...host, guestIds: guests.map(({ id }) => id) }
}

function byId(a: { id: number }, b: { id: number }): number {
  return a.id - b.id
}
