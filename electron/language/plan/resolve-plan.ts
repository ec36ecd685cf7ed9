// Which bodies of work and which days a plan request means, and what it keeps free.
import { dayToDate, weekdayOf } from '../../../shared/schedule/calendar.ts'
import { itemsOfClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { Ground } from '../ground.ts'
import type { AwayTime, Intent, Plan, Statement, Write } from '../resolve/intent.ts'
import type { PlanDraft } from '../read/draft.ts'
import { mergeLimits, type Limits } from '../read/kept-free.ts'
import { classIdsOf } from '../words/class-ids.ts'
import { choosePlanDays } from './plan-days.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { planOneDay } from './plan-one-day.ts'
import { nothingTold, remember, type Remembered } from '../resolve/remembered.ts'
import { timesOf } from '../resolve/times-away.ts'
import { periodsOf } from '../resolve/wishes.ts'
import { ask, say } from '../say/say-or-ask.ts'
import { listAgainst } from '../acts/study-against-habits.ts'
import { aheadItems, breaksLimits } from './against-limits.ts'
import { nowhere } from '../words/task-words.ts'

export function resolvePlan(draft: PlanDraft, ground: Ground): Intent {
  const { state } = ground
  if (draft.strangers.length > 0 && draft.names.length === 0) return ask({ kind: 'no-such-task' })
  if (draft.unknownDay !== undefined) return ask({ kind: 'unknown-day', words: draft.unknownDay })
  const without = new Set(classIdsOf(draft.without, state))
  const named =
    draft.names.length === 0
      ? state.taskClasses.map(({ id }) => id)
      : classIdsOf(draft.names, state)
  if (named.length === 0 && draft.names.length > 0) return ask({ kind: 'no-such-task' })
  if (draft.most === null) return ask({ kind: 'how-much-a-day' })
  const classIds = named.filter((id) => !without.has(id) && hasPending(state, id))
  const chosen = choosePlanDays(draft, ground)
  if (chosen.kind === 'term-over' || chosen.kind === 'days-over') return say(chosen)
  if (classIds.length === 0 && !isOfAll(draft))
    return say({ kind: 'nothing-pending', classIds: draft.names.length === 0 ? [] : named })
  if (chosen.kind === 'backwards') return ask({ kind: 'days-backwards' })
  if (draft.isLighter === true && classIds.length > 1) return ask({ kind: 'leave-out', classIds })
  if (chosen.kind === 'outside') return ask({ kind: 'day-outside-term', date: chosen.date })
  const told = rememberFor(draft.dates, ground)
  const limits = [chosen.limits, onlyDuring(draft.wish, ground), told.limits].reduce(
    mergeLimits,
    draft.limits,
  )
  if (classIds.length === 0)
    return planAnew(
      { days: draft.anew === 'all' ? null : chosen.days, isAsked: draft.anew !== undefined },
      limits,
      ground,
    )
  const away = within([...timesOf(draft.away ?? [], ground), ...told.away], chosen.days, ground)
  const write: Plan = {
    kind: 'plan',
    classIds,
    days: chosen.days,
    limits,
    ...(away.length === 0 ? {} : { away }),
    ...(draft.most == null ? {} : { most: draft.most }),
    ...(draft.isWhole === true ? { isWhole: true } : {}),
    span: chosen.span,
  }
  if (draft.doubt !== null) return ask({ kind: 'really', doubt: draft.doubt, writes: [write] })
  const courses = named.filter((id) => !without.has(id))
  const oneDay = draft.away === undefined ? planOneDay(write, courses, ground) : null
  if (oneDay !== null) return oneDay
  const timed = classIdsOf(draft.timed ?? [], state)
  const notes: Statement[] = timed.length === 0 ? [] : [{ kind: 'course-time', classIds: timed }]
  return { kind: 'writes', writes: [write], notes }
}

/** A plan of what has its place already holds no exception, no amount and no condition. */
function isOfAll(draft: PlanDraft): boolean {
  const { names, without, most, timed, away, doubt } = draft
  const isPlain = most === undefined && timed === undefined && away === undefined && doubt === null
  return names.length + without.length === 0 && isPlain
}

/** What was told before, unless just these days are asked for all the same. */
function rememberFor(dates: readonly string[] | null, ground: Ground): Remembered {
  const told = remember(ground)
  if (dates === null) return told
  const isTaken = (date: string) =>
    told.limits.weekdays.includes(weekdayOf(date)) ||
    told.away.some(({ from, to, periods }) => periods === null && from <= date && date <= to)
  return dates.every(isTaken) ? nothingTold : told
}

/** Each once, and only those that meet the days of the plan. */
function within(away: readonly AwayTime[], days: Plan['days'], { state }: Ground): AwayTime[] {
  const { window } = state
  const from = dayToDate(window, days?.from ?? 1)
  const to = dayToDate(window, days?.to ?? window.days.length)
  const met = away.filter((time) => time.from <= to && time.to >= from)
  return [...new Map(met.map((time) => [JSON.stringify(time), time])).values()]
}

export function hasPending(state: ScheduleState, classId: number): boolean {
  return itemsOfClass(state, classId).some(({ place }) => place === null)
}

// "only afternoons" keeps the other periods free.
function onlyDuring(wish: TimeWish | null, ground: Ground): Limits {
  if (wish === null) return { weekdays: [], periods: [] }
  const { window } = ground.state
  const wanted = new Set(periodsOf(wish, window))
  const others = window.periods.map((_, index) => index + 1).filter((number) => !wanted.has(number))
  return { weekdays: [], periods: wanted.size === 0 ? [] : others }
}

function planAnew(
  { days, isAsked }: { days: Plan['days']; isAsked: boolean },
  limits: Limits,
  ground: Ground,
): Intent {
  const { state, now, preferences } = ground
  const ahead = aheadItems(ground).filter(
    ({ place: { day } }) => days === null || (days.from <= day && day <= days.to),
  )
  const against = new Set(listAgainst(state, now, preferences).map(({ id }) => id))
  const taskIds = ahead
    .filter((item) => against.has(item.id) || breaksLimits(item, limits, ground))
    .map(({ id }) => id)
  if (ahead.length === 0 || (taskIds.length === 0 && !isAsked))
    return say({ kind: 'nothing-pending', classIds: [] })
  const off = { weekdays: preferences.protectedWeekdays, periods: [] }
  const write: Write =
    taskIds.length > 0
      ? {
          kind: 'relocate',
          taskIds,
          target: nowhere,
          avoid: mergeLimits(limits, off),
          avoidDates: [],
        }
      : { kind: 'improve', days: daysOf(days), problem: null }
  return { kind: 'writes', writes: [write], notes: [] }
}

function daysOf(days: Plan['days']): number[] | null {
  if (days === null) return null
  return Array.from({ length: days.to - days.from + 1 }, (_, index) => days.from + index)
}
