// Requests to keep time free: which study has to leave it, or which limit a plan should keep.
import { addDays, dateToDay, dayToDate } from '../../../shared/schedule/calendar.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { Ground } from '../ground.ts'
import { hasTarget, nowhere, type Target } from '../words/task-words.ts'
import type { AwayTime, Intent, Write } from './intent.ts'
import type { AwayWish, ClearDraft, Draft } from '../read/draft.ts'
import { timesOfWeek, type Limits } from '../read/kept-free.ts'
import { aheadItems, breaksLimits } from '../plan/against-limits.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { classIdsOf } from '../words/class-ids.ts'
import { hasPending, resolvePlan } from '../plan/resolve-plan.ts'
import { isNotOver, timesOf } from './times-away.ts'
import { fulfils, periodsOf } from './wishes.ts'
import { ask, doubted, say } from '../say/say-or-ask.ts'

export function resolveAway(draft: ClearDraft, ground: Ground): Intent {
  const { spans, doubt, isAway } = draft
  if (spans.length === 0) return ask({ kind: 'away-when' })
  const dates = [...new Set(spans.flatMap((span) => span.dates))].toSorted()
  const [first] = dates
  if (first === undefined) return say({ kind: 'days-backwards' })
  if (dates.every((date) => dateToDay(ground.state.window, date) === null))
    return say({ kind: 'outside-term', date: first })
  if (!dates.some((date) => isNotOver(date, ground))) return say({ kind: 'days-over' })
  const away = timesOf(spans, ground)
  const write = writeOf(draft, dates, away, ground)
  if (write === null) {
    const classIds = classIdsOf(draft.names, ground.state)
    const statement = { kind: 'nothing-on-days', dates, wish: wishOf(spans) } as const
    // Of one course alone it is no absence that plans keep to.
    return classIds.length === 0
      ? say({ ...statement, isAway })
      : say({ ...statement, isAway: false, classIds })
  }
  return doubted([write], doubt)
}

function wishOf([only, ...others]: readonly AwayWish[]): TimeWish | null {
  return others.length === 0 ? (only?.wish ?? null) : null
}

/** "Monday next week to Tuesday" is the Tuesday behind that Monday. */
function behind(asked: Target, [first]: readonly string[]): Target {
  const target = { ...asked, bareWeekday: null }
  const [date] = target.dates ?? []
  if (asked.bareWeekday === null || first === undefined || date === undefined) return target
  return date < first ? { ...target, dates: [dayBehind(date, first)] } : target
}

function dayBehind(date: string, first: string): string {
  return date < first ? dayBehind(addDays(date, 7), first) : date
}

/** With a place to go to, or of one course alone, the blocks are moved; otherwise the plan makes room for them. */
function writeOf(
  { spans, names, target: asked, maxMoves, without = [] }: ClearDraft,
  dates: string[],
  away: AwayTime[],
  ground: Ground,
): Write | null {
  const { window } = ground.state
  const target = behind(asked, dates)
  const hit = aheadItems(ground).filter(({ place }) =>
    away.some((time) => meets(place, time, ground)),
  )
  const classIds = classIdsOf(names, ground.state)
  const isNamed = names.length + without.length > 0
  const leaving = names.length > 0 ? hit.filter(({ classId }) => classIds.includes(classId)) : hit
  if (!hasTarget(target) && !isNamed)
    return hit.length === 0 ? null : { kind: 'replan', away, taskIds: [], maxMoves }
  const wish = wishOf(spans)
  const moved = leaving.filter(({ place }) => fulfils(place, wish, window))
  const taskIds = (moved.length > 0 ? moved : leaving).map(({ id }) => id)
  const avoid = { weekdays: [], periods: wish === null ? [] : periodsOf(wish, window) }
  return taskIds.length === 0
    ? null
    : { kind: 'relocate', taskIds, target, avoid, avoidDates: dates }
}

function meets(place: Place, { from, to, periods }: AwayTime, { state }: Ground): boolean {
  const date = dayToDate(state.window, place.day)
  if (date < from || date > to) return false
  return periods === null || (place.start <= periods.end && place.end >= periods.start)
}

/** A wish alone is asked back: it may mean what lies there already, or what is still to be planned. */
export function resolveLimit(
  { limits, isStanding, agreed, without = [] }: Extract<Draft, { kind: 'limit' }>,
  ground: Ground,
): Intent {
  const placed = aheadItems(ground)
    .filter((item) => breaksLimits(item, limits, ground))
    .map(({ id }) => id)
  const { state } = ground
  const pending = state.tasks.filter((task) => task.kind === 'item' && task.place === null).length
  if (placed.length === 0 && pending === 0) return say({ kind: 'limit-noted', limits })
  if (!agreed) {
    const standing = isStanding && !isHabit(limits, ground) ? { isStanding } : {}
    return ask({ kind: 'apply-limit', limits, placed, pending, ...standing })
  }
  if (placed.length > 0) {
    const write: Write = {
      kind: 'relocate',
      taskIds: placed,
      target: nowhere,
      avoid: limits,
      avoidDates: [],
    }
    return doubted([write], null)
  }
  const names = state.taskClasses
    .filter(({ id }) => hasPending(state, id))
    .map(({ id }) => ({ kind: 'class' as const, id }))
  return resolvePlan(
    {
      kind: 'plan',
      names,
      without,
      dates: null,
      isAll: false,
      wish: null,
      limits,
      strangers: [],
      doubt: null,
    },
    ground,
  )
}

/** Whether the study habits keep it free anyway. */
function isHabit(limits: Limits, { preferences }: Ground): boolean {
  const { weekdays, periods } = limits
  const isOfDays = periods.length === 0 && timesOfWeek(limits).length === 0
  return isOfDays && weekdays.every((weekday) => preferences.protectedWeekdays.includes(weekday))
}
