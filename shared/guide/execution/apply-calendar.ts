// Applies an operation on fixed events or on the days of the term: pure, through the edits that window and import use.
import { assertNever } from '../../assert-never.ts'
import type { CalendarOperation } from '../../agent/calendar-operation.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { applyDiff } from '../../schedule/diff.ts'
import { hasBegun } from '../../schedule/legality.ts'
import { isSameValue } from '../../schedule/same-value.ts'
import { findEvent, type Moment, type ScheduleState } from '../../schedule/state.ts'
import type { EventTask, PlacedItem } from '../../schedule/task.ts'
import {
  applyEvents,
  type AppliedEvents,
  type EventChanges,
  type EventProblem,
  type LeftOut,
} from '../../timetable/apply-events.ts'
import { changeOverrides, type OverrideProblem } from '../../timetable/change-overrides.ts'
import type { NextEventIds } from '../../timetable/change-timetable.ts'
import { givesWayToExam } from '../../timetable/gives-way.ts'
import type { Plan } from '../../timetable/term-change.ts'

export type CalendarFacts = {
  now: Moment
  ids: NextEventIds
  /** The lessons that earlier days off took, as history has them. */
  taken: readonly EventTask[]
}

export type AppliedCalendar = {
  plan: Plan
  ids: NextEventIds
  /** Study that gave way and waits for a place again. */
  displaced: readonly PlacedItem[]
  /** Occurrences whose place is taken; one that was to move stays where it was. */
  leftOut: readonly LeftOut[]
}

export type CalendarProblem =
  | EventProblem
  | OverrideProblem
  | { kind: 'no-event' }
  | { kind: 'begun' }
  | { kind: 'outside-day' }
  /** A pinned appointment. */
  | { kind: 'pinned'; title: string }
  /** None of it finds its place. */
  | { kind: 'crowded'; leftOut: readonly LeftOut[] }

type Applied = Result<AppliedCalendar, CalendarProblem>

type Of<Name extends CalendarOperation['operation']> = Extract<
  CalendarOperation,
  { operation: Name }
>['changes']

export function applyCalendar(
  plan: Plan,
  { operation, changes }: CalendarOperation,
  facts: CalendarFacts,
): Applied {
  switch (operation) {
    case 'add_events':
      return addEvents(plan, changes, facts)
    case 'change_events':
      return changeEvents(plan, changes, facts)
    case 'remove_events': {
      const found = findFree(plan.state, changes.eventIds, facts.now)
      if (!found.ok) return found
      return settle(plan, { ...nothing, removed: found.value }, facts)
    }
    case 'set_days': {
      const { now, ids, taken } = facts
      const changed = changeOverrides(plan, changes, taken, now, ids)
      if (!changed.ok) return changed
      const applied = withChange(plan, changed.value, facts)
      const term = changed.value.term.to
      return succeed({ ...applied, plan: { ...applied.plan, term } })
    }
    default:
      return assertNever(operation)
  }
}

const nothing: EventChanges = { removed: [], changed: [], added: [], freedDays: new Set() }

function addEvents(plan: Plan, changes: Of<'add_events'>, facts: CalendarFacts): Applied {
  const { title, course, kind, location, places, clock } = changes
  if (places.some((place) => !isInside(plan.state, place))) return fail({ kind: 'outside-day' })
  if (places.some((place) => hasBegun(place, facts.now))) return fail({ kind: 'begun' })
  const added = places.map((place, index): EventTask => ({
    kind: 'event',
    id: facts.ids.task + index,
    series: facts.ids.series,
    title,
    course,
    eventKind: kind,
    location,
    place,
    clock,
    locked: kind !== 'personal',
    hosts: false,
    guestIds: [],
  }))
  const removed = kind === 'exam' ? givingWay(plan.state, added, facts.now) : []
  return settle(plan, { ...nothing, removed, added }, facts)
}

function changeEvents(
  plan: Plan,
  { events, location, title }: Of<'change_events'>,
  facts: CalendarFacts,
): Applied {
  const found = findFree(
    plan.state,
    events.map(({ eventId }) => eventId),
    facts.now,
  )
  if (!found.ok) return found
  if (events.some(({ place }) => !isInside(plan.state, place))) return fail({ kind: 'outside-day' })
  if (events.some(({ place }) => hasBegun(place, facts.now))) return fail({ kind: 'begun' })
  const changed = events.flatMap(({ eventId, place, clock }) => {
    const from = findEvent(plan.state, eventId)
    if (from === undefined) return []
    const told = {
      ...(location === undefined ? {} : { location }),
      ...(title === undefined ? {} : { title }),
    }
    return [{ from, to: { ...from, ...told, place, clock } }]
  })
  const exams = changed.flatMap(({ to }) => (to.eventKind === 'exam' ? [to] : []))
  const removed = givingWay(plan.state, exams, facts.now)
  return settle(plan, { ...nothing, removed, changed }, facts)
}

function isInside({ window }: ScheduleState, { day, start, end }: EventTask['place']): boolean {
  return day <= window.days.length && start <= end && end <= window.periods.length
}

function findFree(
  state: ScheduleState,
  ids: readonly number[],
  now: Moment,
): Result<EventTask[], CalendarProblem> {
  const events = ids.flatMap((id) => findEvent(state, id) ?? [])
  if (events.length < ids.length || new Set(ids).size < ids.length)
    return fail({ kind: 'no-event' })
  if (events.some(({ place }) => hasBegun(place, now))) return fail({ kind: 'begun' })
  const pinned = events.find(({ eventKind, locked }) => eventKind === 'personal' && locked)
  return pinned === undefined ? succeed(events) : fail({ kind: 'pinned', title: pinned.title })
}

/** As in an import (X2): a lesson, and an appointment that is not pinned, makes room for an exam on that day. */
function givingWay(state: ScheduleState, exams: readonly EventTask[], now: Moment): EventTask[] {
  const ids = new Set(exams.map(({ id }) => id))
  return state.tasks.filter(
    (task): task is EventTask =>
      task.kind === 'event' &&
      !ids.has(task.id) &&
      exams.some(({ place }) => overlaps(place, task.place)) &&
      givesWayToExam(task, state, now),
  )
}

function overlaps(a: EventTask['place'], b: EventTask['place']): boolean {
  return a.day === b.day && a.start <= b.end && b.start <= a.end
}

function settle(plan: Plan, changes: EventChanges, facts: CalendarFacts): Applied {
  const { state } = plan
  const applied = applyEvents(state, changes, facts.now)
  if (!applied.ok) return applied
  const { leftOut } = applied.value
  if (leftOut.length === 0) return succeed(withChange(plan, applied.value, facts))
  const out = new Set(leftOut.map(({ event }) => event.id))
  const rest = {
    ...changes,
    added: changes.added.filter(({ id }) => !out.has(id)),
    changed: changes.changed.filter(({ from }) => !out.has(from.id)),
  }
  if (rest.added.length + rest.changed.length === 0) return fail({ kind: 'crowded', leftOut })
  // What stays where it was may now be in another's way.
  const again = settle(plan, rest, facts)
  if (!again.ok) return again
  return succeed({ ...again.value, leftOut: [...leftOut, ...again.value.leftOut] })
}

function withChange(
  { term, state }: Plan,
  { diff, displaced, leftOut }: AppliedEvents,
  { ids }: CalendarFacts,
): AppliedCalendar {
  const applied = applyDiff(state, diff)
  if (!applied.ok) throw new Error('the change does not start from the present')
  const added = Object.values(diff.added)
  const events = added.filter((record) => record.kind === 'event')
  const last = Math.max(ids.task - 1, ...events.map(({ id }) => id))
  const series = Math.max(ids.series - 1, ...events.map((event) => event.series))
  return {
    plan: { term, state: applied.value },
    ids: { task: last + 1, series: series + 1 },
    displaced,
    leftOut,
  }
}

/** Null where they are the same. */
export function termChangeOf(from: Plan['term'], to: Plan['term']) {
  return isSameValue(from, to) ? null : { from, to }
}
