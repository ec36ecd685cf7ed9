// Resolves "tomorrow's lecture is on Friday at eight", "no choir this week" and "calculus is in B210 from now on".
import { assertNever } from '../../../shared/assert-never.ts'
import { addDays, dateToDay, dayToDate, minutesOfHeld } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { compareHeld } from '../../../shared/schedule/place.ts'
import { findEvent } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { maxTitle } from '../../../shared/schedule/term.ts'
import { withRole } from '../frames/mend-roles.ts'
import { reading } from '../frames/reading.ts'
import type { RoleName } from '../reader/frame.ts'
import type { Ground } from '../ground.ts'
import { askEvents, askTime } from './ask-calendar.ts'
import type { Acting, Asked, CalendarAct, Resolved } from './calendar-request.ts'
import { atTime, findNamedEvents, onDates, unknownWords } from './find-events.ts'
import { operationOf } from './operation.ts'
import { freeStarts, inTheWay } from './place-span.ts'
import { readMove, rowsOf, type Move } from './read-move.ts'
import { readSaidDays, type SaidDays } from './said-days.ts'
import { lexedRoles, unfilled } from './words-of-act.ts'
import {
  sayCancelled,
  sayMoved,
  sayNoChange,
  sayNoSuchEvent,
  sayOutside,
  sayOver,
  sayRelocated,
} from './say-calendar.ts'

type ChangeAct = Extract<CalendarAct, `cancel_${string}` | `move_${string}` | 'change_class'>

const kindsOf: Record<ChangeAct, EventTask['eventKind'][]> = {
  cancel_class: ['class'],
  move_class: ['class'],
  change_class: ['class'],
  cancel_event: ['personal'],
  move_event: ['personal'],
  move_exam: ['exam'],
}

export function resolveChange(given: Acting, act: ChangeAct): Resolved {
  const acting = act.startsWith('move_') ? withGoal(given, act) : withSource(given, act)
  const found = findEvents(acting, act)
  if (!Array.isArray(found)) return found
  switch (act) {
    case 'cancel_class':
    case 'cancel_event':
      return {
        kind: 'do',
        operations: [
          operationOf(
            { operation: 'remove_events', changes: { eventIds: found.map(({ id }) => id) } },
            sayCancelled(acting, found),
          ),
        ],
      }
    case 'move_class':
    case 'move_event':
    case 'move_exam':
    case 'change_class':
      return change(acting, found)
    default:
      return assertNever(act)
  }
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

function ask(asked: Asked): Resolved {
  return { kind: 'ask', asked }
}

/** The occurrences that are meant, or what has to be asked first. */
function findEvents(acting: Acting, act: ChangeAct): EventTask[] | Resolved {
  const { read, chosen, ground } = acting
  if (chosen !== null) {
    const events = chosen.flatMap((id) => findEvent(ground.state, id) ?? [])
    return events.length > 0 ? events : sayNoSuchEvent(acting)
  }
  const roles = act.startsWith('cancel')
    ? (['when', 'from', 'to'] as const)
    : (['from', 'when'] as const)
  const days = sourceDays(acting, roles)
  const [date] = days?.dates ?? []
  if (date !== undefined && days?.dates.every((one) => !isAhead(one, ground)) === true)
    return sayOutside(acting, date)
  const told = findNamedEvents(read, examWords.test(read.clause.text) ? ['exam'] : kindsOf[act])
  const unknown = told === null ? unknownWords([unfilled(acting)]) : ''
  if (unknown !== '') return sayNoSuchEvent(acting, unknown)
  const named = told ?? unnamed(acting, act, days)
  if (named.length === 0) return sayNoSuchEvent(acting)
  if (told === null && days === null) return ask(askEvents(acting, act, named, 'unnamed'))
  const timed = atTime(days === null ? named : onDays(named, days, acting), read, ...roles)
  if (timed.length === 0) return ask(askEvents(acting, act, nearest(named, days), 'elsewhere'))
  return choose(acting, act, timed, days)
}

const examWords = /\b(?:exam|mid-?term|final|quiz)\b|考试|期中|期末/

/** By the roles that say when, else with the name ("Friday's lecture"), else anywhere in the clause. */
function sourceDays(acting: Acting, roles: readonly RoleName[]): SaidDays | null {
  const said = [lexedRoles(acting, ...roles), lexedRoles(acting, 'task', 'course', 'title')]
  // Of two days that something is said to go to, the first is where it lies.
  const [, ...targets] = lexedRoles(acting, 'to')
    .filter(({ days }) => days.length > 0)
    .toReversed()
  // "From now on" is no day on which it lies.
  const rest = lasting.test(acting.read.clause.text) ? [] : [unfilled(acting)]
  const phrases = [...said, rest, targets].find((each) => each.some(({ days }) => days.length > 0))
  return phrases === undefined ? null : readSaidDays(phrases, acting.ground)
}

const lasting = /\bfrom now on\b|从今(?:天|往|以)?后|今后/

function isAhead(date: string, { state, today }: Ground): boolean {
  return date >= today.date && dateToDay(state.window, date) !== null
}

/** Without a name a lesson on that day, at that time; "no class tomorrow" is all of them. */
function unnamed({ ground }: Acting, act: ChangeAct, days: SaidDays | null): EventTask[] {
  const kinds = kindsOf[act]
  const all = ground.state.tasks.filter(
    (task): task is EventTask => task.kind === 'event' && kinds.includes(task.eventKind),
  )
  const ahead = all.filter((event) => !hasBegun(event, ground.now)).toSorted(compareHeld)
  return days === null ? ahead.slice(0, 3) : onDates(ahead, days.dates, ground)
}

function onDays(events: EventTask[], days: SaidDays, { ground }: Acting): EventTask[] {
  if (!days.isEvery) return onDates(events, days.dates, ground)
  const { window } = ground.state
  const weekdays = new Set(
    days.dates.map((date) => window.days[(dateToDay(window, date) ?? 0) - 1]?.weekday),
  )
  return events.filter(({ place }) => weekdays.has(window.days[place.day - 1]?.weekday))
}

/** What there is to choose from where the named day has none: the next ones. */
function nearest(events: EventTask[], days: SaidDays | null): EventTask[] {
  return days === null ? events : events.slice(0, 3)
}

const allWords =
  /\b(?:all|every|each|any ?more|for good|from now on|rest of (?:the )?term)\b|所有|全部|[以今往]后|每次|每周|都(?=取消|不|停|改|换|在)/

function choose(
  acting: Acting,
  act: ChangeAct,
  events: EventTask[],
  days: SaidDays | null,
): EventTask[] | Resolved {
  const { read } = acting
  const [first] = events
  if (first === undefined) return sayNoSuchEvent(acting)
  if (events.length === 1) return events
  const isRoom = days === null && !act.startsWith('cancel') && !readMove(acting, first).isTime
  const isLasting =
    isRoom ||
    act === 'change_class' ||
    read.frame.flags.includes('standing') ||
    allWords.test(read.clause.text)
  if (isLasting) return ofOneKind(acting, act, events, days)
  const isDated = days !== null && !days.isEvery
  // "No stats this week" is each of them; where something goes is one.
  if (isDated && act.startsWith('cancel')) return events
  if (/\bnext\b|下一?[节次]/.test(read.clause.text) && !isDated) return [first]
  return ask(askEvents(acting, act, events, isDated ? 'several' : 'open'))
}

/** What changes its time for good is one weekly lesson; a room may be that of all. */
function ofOneKind(
  acting: Acting,
  act: ChangeAct,
  events: EventTask[],
  days: SaidDays | null,
): EventTask[] | Resolved {
  const from = days !== null && !days.isEvery && act === 'change_class' ? days.dates[0] : undefined
  const window = acting.ground.state.window
  const after =
    from === undefined ? events : events.filter(({ place }) => dayToDate(window, place.day) >= from)
  const weekly = Map.groupBy(after, ({ place, series }) =>
    [series, window.days[place.day - 1]?.weekday, place.start].join(),
  )
  if (act.startsWith('cancel') || weekly.size < 2) return after
  return readMove(acting, after[0] ?? null).isTime
    ? ask(askEvents(acting, act, after, 'weekly'))
    : after
}

function change(acting: Acting, events: EventTask[]): Resolved {
  const { ground } = acting
  const [first] = events
  if (first === undefined) return sayNoSuchEvent(acting)
  const move = readMove(acting, first)
  if (move.problem !== null) return asked(acting, first, move)
  const location = move.location?.slice(0, maxTitle)
  if (!move.isTime && location === undefined) return sayNoChange(acting, first)
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
  return {
    kind: 'do',
    operations: [
      operationOf(
        {
          operation: 'change_events',
          changes: { events: placed, ...(location === undefined ? {} : { location }) },
        },
        move.isTime
          ? sayMoved(acting, first, placed, location)
          : sayRelocated(acting, events, location ?? ''),
      ),
    ],
  }
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
