// Resolves "no school on Friday" and "on Saturday we have Monday's lessons".
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { hasBegun } from '../../../shared/schedule/legality.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { reading } from '../frames/reading.ts'
import { askDay } from './ask-calendar.ts'
import { runsOfDates } from '../resolve/times-away.ts'
import { ask, type Acting, type Resolved } from './calendar-request.ts'
import { cancelling } from './resolve-change.ts'
import { liesAt, onDates } from './find-events.ts'
import { doing, operationOf } from '../acts/acting.ts'
import { dateNear, readSaidDays } from './said-days.ts'
import { readSaidTime } from './said-time.ts'
import { lexedRoles, unfilled } from './words-of-act.ts'
import {
  sayDaysOff,
  sayFollows,
  sayKeepsLessons,
  sayNoSuchEvent,
  sayOutside,
  sayStudyStays,
} from './say-calendar.ts'

/** Words that want the whole day to be free. */
const wantsAllFree =
  /\b(?:no|without) (?:study|studying|work)\b|\bnothing at all\b|\bcompletely (?:free|off)\b|不(?:学习|自习|安排学习)|什么都不/

export function resolveDayOff(acting: Acting): Resolved {
  const { read, ground } = acting
  const lexed = lexedRoles(acting, 'when', 'to', 'from', 'not', 'due')
  const days = readSaidDays(lexed, ground)
  if (days === null || days.dates.length === 0)
    return ask(askDay(acting, { title: null, role: 'when' }))
  const ahead = days.dates.filter((date) => date >= ground.today.date)
  const inTerm = ahead.filter((date) => dateToDay(ground.state.window, date) !== null)
  if (inTerm.length === 0) return sayOutside(acting, days.dates[0] ?? '')
  const [time] = [...lexed, unfilled(acting)].flatMap(
    (each) => readSaidTime(each, ground.state.window) ?? [],
  )
  if (time !== undefined) return cancelPart(acting, inTerm, time)
  const freeStudy = wantsAllFree.test(read.clause.text)
  const operations = runsOfDates(inTerm).map(({ from, to }) =>
    operationOf(
      { operation: 'set_days', changes: { kind: 'off', from, to, freeStudy } },
      sayDaysOff(acting, from, to),
      sayStudyStays(acting, freeStudy),
    ),
  )
  return doing(...operations)
}

/** "Friday afternoon off": the lessons of that time, and not the day. */
function cancelPart(
  acting: Acting,
  dates: readonly string[],
  time: NonNullable<ReturnType<typeof readSaidTime>>,
): Resolved {
  const { ground } = acting
  const lessons = ground.state.tasks.filter(
    (task): task is EventTask => task.kind === 'event' && task.eventKind === 'class',
  )
  const there = onDates(lessons, dates, ground).filter(
    (event) => liesAt(event, time, ground) && !hasBegun(event, ground.now),
  )
  if (there.length === 0) return sayNoSuchEvent(acting)
  return doing(cancelling(acting, there))
}

/** 周六上周一的课: right behind its day, 上 is what is done there. */
function heldThere(acting: Acting): Acting {
  const { frame, text, ground } = acting.read
  const slots = frame.slots.map((slot, index) => {
    const isHeld = slot.role === 'from' && frame.slots[index - 1]?.to === slot.from
    return isHeld && /^上(?=周|星期|礼拜)/.test(slot.text)
      ? Object.assign({}, slot, { from: slot.from + 1, text: slot.text.slice(1) })
      : slot
  })
  return { ...acting, read: reading({ ...frame, slots }, text, ground) }
}

export function resolveMakeUpDay(acting: Acting): Resolved {
  const { ground } = acting
  const { window } = ground.state
  const held = lexedRoles(acting, 'to', 'when').find(({ days }) => days.length > 0)
  const [date] = held?.days.flatMap(({ dates }) => dates) ?? []
  if (date === undefined) return ask(askDay(acting, { title: null, role: 'to' }))
  if (date < ground.today.date || dateToDay(window, date) === null) return sayOutside(acting, date)
  const source = lexedRoles(heldThere(acting), 'from').findLast(({ days }) => days.length > 0)
  const [told] = source?.days.flatMap(({ dates }) => dates) ?? []
  if (source === undefined || told === undefined)
    return ask(askDay(acting, { title: null, role: 'from' }))
  // "Monday's lessons" are those of the same week; it may be over by then.
  const near = dateNear(source, told, date, { ...ground, today: { ...ground.today, date: '' } })
  const day = window.days[(dateToDay(window, near) ?? 0) - 1]
  if (day === undefined) return sayOutside(acting, near)
  return doing(
    operationOf(
      {
        operation: 'set_days',
        changes: { kind: 'follows', date, week: day.week, weekday: day.weekday },
      },
      sayFollows(acting, date, near),
      near >= ground.today.date ? sayKeepsLessons(acting, near) : '',
    ),
  )
}
