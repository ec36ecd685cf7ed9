// Finds which occurrences of a lesson, an exam or an appointment an act means, or asks.
import { addDays, dateToDay, dayToDate, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import { compareHeld } from '../../../shared/schedule/place.ts'
import { findEvent } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import type { RoleName } from '../reader/frame.ts'
import type { Ground } from '../ground.ts'
import { askEvents } from './ask-calendar.ts'
import { ask, type Acting, type CalendarAct, type Resolved } from './calendar-request.ts'
import { atTime, findNamedEvents, onDates, unknownWords } from './find-events.ts'
import { readMove } from './read-move.ts'
import { readSaidDays, type SaidDays } from './said-days.ts'
import { sayNoSuchEvent, sayOutside } from './say-calendar.ts'
import { lexedRoles, unfilled } from './words-of-act.ts'

export type ChangeAct = Extract<CalendarAct, `cancel_${string}` | `move_${string}` | 'change_class'>

export const kindsOf: Record<ChangeAct, EventTask['eventKind'][]> = {
  cancel_class: ['class'],
  move_class: ['class'],
  change_class: ['class'],
  cancel_event: ['personal'],
  move_event: ['personal'],
  move_exam: ['exam'],
}

/** The occurrences that are meant, or what has to be asked first. */
export function findEvents(acting: Acting, act: ChangeAct): EventTask[] | Resolved {
  const { read, chosen, ground } = acting
  if (chosen !== null) {
    const events = chosen.flatMap((id) => findEvent(ground.state, id) ?? [])
    return events.length > 0 ? events : sayNoSuchEvent(acting)
  }
  const roles = act.startsWith('cancel')
    ? (['when', 'from', 'to'] as const)
    : (['from', 'when'] as const)
  const days = inOneWeek(sourceDays(acting, roles))
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
export function sourceDays(acting: Acting, roles: readonly RoleName[]): SaidDays | null {
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

/** "Thursday's lecture, just this week": that of the week, and none of the others. */
function inOneWeek(days: SaidDays | null): SaidDays | null {
  if (days === null || !days.isEvery || days.spanFrom === null) return days
  const { single, spanFrom } = days
  const end = addDays(spanFrom, 6)
  if (days.dates.some((date) => date > end && !single.includes(date))) return days
  const dates = single.map((date) =>
    addDays(spanFrom, (weekdayOf(date) - weekdayOf(spanFrom) + 7) % 7),
  )
  return { ...days, dates, single: dates, isEvery: false }
}

const lasting = /\bfrom now on\b|\bnow\b(?! on)|从今(?:天|往|以)?后|今后/

export function isAhead(date: string, { state, today }: Ground): boolean {
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

export function onDays(events: EventTask[], days: SaidDays, { ground }: Acting): EventTask[] {
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
  const isOne = oneWords.test(read.clause.text)
  if (isDated && act.startsWith('cancel') && !isOne) return events
  const own = isDated || !act.startsWith('move_') ? [] : inWeekOfGoal(acting, events)
  if (own.length === 1) return own
  if (own.length > 1) return ask(askEvents(acting, act, own, 'open'))
  if (/\bnext\b|下一?[节次]/.test(read.clause.text) && !isDated) return [first]
  return ask(askEvents(acting, act, events, isDated ? 'several' : 'open'))
}

const oneWords = /\b(?:one|a single) (?:of )?(?!.*\bweek off\b)|一[次节堂]/

/** "Micro is on Thursday at eleven this week": what lies in the week that it goes to. */
function inWeekOfGoal(acting: Acting, events: EventTask[]): EventTask[] {
  const goal = readSaidDays(lexedRoles(acting, 'to'), acting.ground)
  const [date, ...others] = goal?.dates ?? []
  if (date === undefined || others.length > 0 || goal?.isEvery === true) return []
  const monday = addDays(date, 1 - weekdayOf(date))
  const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  return onDates(events, week, acting.ground)
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
