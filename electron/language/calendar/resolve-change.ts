// Resolves "tomorrow's lecture is on Friday at eight", "no choir this week" and "calculus is in B210 from now on".
import { assertNever } from '../../../shared/assert-never.ts'
import { addDays, dateToDay, dayToDate, minutesOfHeld } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { maxTitle } from '../../../shared/schedule/term.ts'
import { withRole } from '../frames/roles.ts'
import { reading } from '../frames/reading.ts'
import { askDay, askPlace, askTime } from './ask-calendar.ts'
import { ask, type Acting, type Resolved } from './calendar-request.ts'
import { findNamedEvents } from './find-events.ts'
import {
  findEvents,
  isAhead,
  kindsOf,
  onDays,
  sourceDays,
  type ChangeAct,
} from './find-occurrences.ts'
import { doing, operationOf } from '../acts/acting.ts'
import { freeStarts, inTheWay } from './place-span.ts'
import { readMove, rowsOf, type Move } from './read-move.ts'
import { readSaidDays } from './said-days.ts'
import { lexedRoles } from './words-of-act.ts'
import {
  sayCancelled,
  sayMoved,
  sayNoChange,
  sayNoSuchEvent,
  sayOutside,
  sayOver,
  sayRelocated,
} from './say-calendar.ts'

export function resolveChange(given: Acting, act: ChangeAct): Resolved {
  const acting = act.startsWith('move_') ? withGoal(given, act) : withSource(given, act)
  const found = findEvents(acting, act)
  if (!Array.isArray(found)) return found
  switch (act) {
    case 'cancel_class':
    case 'cancel_event':
      return doing(cancelling(acting, found))
    case 'move_class':
    case 'move_event':
    case 'move_exam':
    case 'change_class':
      return change(acting, found)
    default:
      return assertNever(act)
  }
}

export function cancelling(acting: Acting, events: readonly EventTask[]) {
  const eventIds = events.map(({ id }) => id)
  return operationOf(
    { operation: 'remove_events', changes: { eventIds } },
    sayCancelled(acting, events),
  )
}

/** "The midterm's now Thursday": the one day that is told, and on which it does not lie, is where it goes. */
function withGoal(acting: Acting, act: ChangeAct): Acting {
  const { frame, text, ground } = acting.read
  const days = readSaidDays(lexedRoles(acting, 'when'), acting.ground)
  if (days === null || frame.slots.some(({ role }) => role === 'to' || role === 'from'))
    return acting
  const named = findNamedEvents(acting.read, kindsOf[act]) ?? []
  if (named.length === 0 || onDays(named, days, acting).length > 0) return acting
  return {
    ...acting,
    read: reading(
      withRole(frame, 'to', ({ role }) => role === 'when'),
      text,
      ground,
    ),
  }
}

/** "History on Tuesdays is in B12": a day that it lies on, and no time, tells which it is. */
function withSource(acting: Acting, act: ChangeAct): Acting {
  const { frame, text, ground } = acting.read
  const goal = lexedRoles(acting, 'to')
  const days = readSaidDays(goal, acting.ground)
  const isOwn =
    act === 'change_class' && days !== null && goal.every(({ times }) => times.length === 0)
  const named = isOwn ? (findNamedEvents(acting.read, kindsOf[act]) ?? []) : []
  if (days === null || onDays(named, { ...days, isEvery: true }, acting).length === 0) return acting
  const source = withRole(frame, 'when', ({ role }) => role === 'to')
  return { ...acting, read: reading(source, text, ground) }
}

const roomWords = /\b(?:room|hall|building|place|venue|location|somewhere)s?\b|教室|地[点方]|楼/

function change(acting: Acting, events: EventTask[]): Resolved {
  const { ground } = acting
  const [first] = events
  if (first === undefined) return sayNoSuchEvent(acting)
  const move = readMove(acting, first)
  if (move.problem !== null) return asked(acting, first, move)
  const location = move.location?.slice(0, maxTitle)
  if (!move.isTime && location === undefined) {
    if (acting.read.frame.act === 'change_class')
      return roomWords.test(acting.read.clause.text) || acting.read.words('place').length > 0
        ? ask(askPlace(acting, first.title))
        : sayNoChange(acting, first)
    const day = sourceDays(acting, ['when', 'from'])
    return day === null
      ? sayNoChange(acting, first)
      : ask(askDay(acting, { title: first.title, role: 'to' }))
  }
  const changed = events.map((event) => ({ event, ...movedTo(acting, event, first, move) }))
  const outside = changed.find(({ date }) => !isAhead(date, ground))
  if (outside !== undefined) return sayOutside(acting, outside.date)
  const ids = events.map(({ id }) => id)
  const placed = changed.map(({ event, day, span }) => ({
    eventId: event.id,
    place: { day: day ?? 1, start: span.start, end: span.end },
    clock: span.clock,
  }))
  if (placed.some((held) => hasBegun(held, ground.now))) return sayOver(acting)
  const ways = placed.map((held) => inTheWay(held, first.eventKind, ground, ids))
  const [occupant] = ways
  const [to] = placed
  if (occupant != null && to !== undefined && ways.every((one) => one !== null))
    return asked(acting, first, { ...move, problem: 'taken' }, { day: to.place.day, occupant })
  const changes = { events: placed, ...(location === undefined ? {} : { location }) }
  return doing(
    operationOf(
      { operation: 'change_events', changes },
      move.isTime
        ? sayMoved(acting, first, placed, location)
        : sayRelocated(acting, events, location ?? ''),
    ),
  )
}

/** Each occurrence as far from its old day as the first. */
function movedTo({ ground }: Acting, event: EventTask, first: EventTask, move: Move) {
  const { window } = ground.state
  const own = dayToDate(window, event.place.day)
  const shift = event.place.day - first.place.day
  const date = move.date === null ? own : addDays(move.date, shift)
  const span = move.span ?? { ...event.place, clock: event.clock }
  return { date, day: dateToDay(window, date), span }
}

function asked(
  acting: Acting,
  event: EventTask,
  move: Move,
  taken: { day: number; occupant: NonNullable<ReturnType<typeof inTheWay>> } | null = null,
): Resolved {
  const { ground } = acting
  const { window } = ground.state
  const told = move.date === null ? null : dateToDay(window, move.date)
  const day = taken?.day ?? told ?? event.place.day
  const rows = rowsOf(event, ground)
  const { start } = minutesOfHeld(window.periods, event)
  const time = move.time ?? { kind: 'clock', from: start, to: null }
  const starts = freeStarts({ day, rows, kind: event.eventKind, time, own: [event.id] }, ground)
  return ask(
    askTime(acting, {
      title: event.title,
      day,
      starts,
      role: 'to',
      ...(taken === null
        ? { reason: move.problem === 'no-row' ? 'no-row' : 'open' }
        : { reason: 'taken', occupant: taken.occupant }),
    }),
  )
}
