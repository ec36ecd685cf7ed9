// Applies an operation on fixed events or on the days of the term: pure, through the edits that window and import use.
import { assertNever } from '../../assert-never.ts'
import type { CalendarOperation } from '../../agent/document-operations.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { applyDiff } from '../../schedule/diff.ts'
import { hasBegun } from '../../schedule/legality.ts'
import { checkWindow } from '../../schedule/legality/check-place.ts'
import { isBesideRows } from '../../schedule/place.ts'
import { isSameValue } from '../../schedule/same-value.ts'
import type { Moment, ScheduleState } from '../../schedule/state.ts'
import type { EventTask, PlacedItem } from '../../schedule/task.ts'
import {
  applyEvents,
  type AppliedEvents,
  type EventChanges,
  type EventProblem,
  type GivenWay,
  type LeftOut,
} from '../../timetable/apply-events.ts'
import { changeOverrides, type OverrideProblem } from '../../timetable/change-overrides.ts'
import type { NextEventIds } from '../../timetable/change-timetable.ts'
import { eventsWritten, findTimetabled } from '../../timetable/dropped-events.ts'
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
  /** What an exam keeps off its day now, and what is held again since none does any more. */
  gaveWay: readonly GivenWay[]
  back: readonly EventTask[]
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
  if (places.some((place) => !isInside(plan.state, { place, clock })))
    return fail({ kind: 'outside-day' })
  if (places.some((place) => hasBegun({ place, clock }, facts.now))) return fail({ kind: 'begun' })
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
  return settle(plan, { ...nothing, added }, facts)
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
  if (events.some((event) => !isInside(plan.state, event))) return fail({ kind: 'outside-day' })
  if (events.some((each) => hasBegun(each, facts.now))) return fail({ kind: 'begun' })
  const changed = events.flatMap(({ eventId, place, clock }) => {
    const from = findTimetabled(plan.state, eventId)
    if (from === undefined) return []
    const told = {
      ...(location === undefined ? {} : { location }),
      ...(title === undefined ? {} : { title }),
    }
    return [{ from, to: { ...from, ...told, place, clock } }]
  })
  return settle(plan, { ...nothing, changed }, facts)
}

function isInside(
  { window }: ScheduleState,
  { place, clock }: Pick<EventTask, 'place' | 'clock'>,
): boolean {
  return checkWindow(window, place) === null && (clock !== null || !isBesideRows(place))
}

function findFree(
  state: ScheduleState,
  ids: readonly number[],
  now: Moment,
): Result<EventTask[], CalendarProblem> {
  const events = ids.flatMap((id) => findTimetabled(state, id) ?? [])
  if (events.length < ids.length || new Set(ids).size < ids.length)
    return fail({ kind: 'no-event' })
  if (events.some((each) => hasBegun(each, now))) return fail({ kind: 'begun' })
  const pinned = events.find(({ eventKind, locked }) => eventKind === 'personal' && locked)
  return pinned === undefined ? succeed(events) : fail({ kind: 'pinned', title: pinned.title })
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
  { diff, displaced, leftOut, gaveWay, back, lost }: AppliedEvents,
  { ids }: CalendarFacts,
): AppliedCalendar {
  const applied = applyDiff(state, diff)
  if (!applied.ok) throw new Error('the change does not start from the present')
  const events = eventsWritten(diff)
  const last = Math.max(ids.task - 1, ...events.map(({ id }) => id))
  const series = Math.max(ids.series - 1, ...events.map((event) => event.series))
  return {
    plan: { term, state: applied.value },
    ids: { task: last + 1, series: series + 1 },
    displaced,
    leftOut: [...leftOut, ...lost],
    gaveWay,
    back,
  }
}

/** Null where they are the same. */
export function termChangeOf(from: Plan['term'], to: Plan['term']) {
  return isSameValue(from, to) ? null : { from, to }
}
