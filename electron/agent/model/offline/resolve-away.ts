// Requests to keep time free: which study has to leave it, or which limit a plan should keep.
import { dateToDay, daysBetween, dayToDate } from '../../../../shared/schedule/calendar.ts'
import type { Place } from '../../../../shared/schedule/place.ts'
import { isPlacedItem, type PlacedItem } from '../../../../shared/schedule/task.ts'
import type { Ground } from './ground.ts'
import {
  hasTarget,
  nowhere,
  type AwayTime,
  type AwayWish,
  type ClearDraft,
  type Draft,
  type Intent,
  type Limits,
  type Write,
} from './intent.ts'
import { classIdsOf, hasPending, resolvePlan } from './resolve-plan.ts'
import { isAhead } from './resolve-task.ts'
import { fulfils, periodsOf } from './wishes.ts'

export function resolveAway(draft: ClearDraft, ground: Ground): Intent {
  const { spans, doubt } = draft
  if (spans.length === 0) return { kind: 'ask', question: { kind: 'away-when' } }
  const dates = [...new Set(spans.flatMap((span) => span.dates))].toSorted()
  const [first] = dates
  if (first === undefined) return { kind: 'say', statement: { kind: 'days-backwards' } }
  if (dates.every((date) => dateToDay(ground.state.window, date) === null))
    return { kind: 'say', statement: { kind: 'outside-term', date: first } }
  if (!dates.some((date) => isNotOver(date, ground)))
    return { kind: 'say', statement: { kind: 'days-over' } }
  const away = timesOf(spans, ground)
  const write = writeOf(draft, dates, away, ground)
  if (write === null) return { kind: 'say', statement: { kind: 'nothing-on-days', dates } }
  if (doubt !== null) return { kind: 'ask', question: { kind: 'really', doubt, writes: [write] } }
  return { kind: 'writes', writes: [write], notes: [] }
}

/** With a place to go to, or of one course alone, the blocks are moved; otherwise the plan makes room for them. */
function writeOf(
  { spans, names, target, maxMoves }: ClearDraft,
  dates: string[],
  away: AwayTime[],
  ground: Ground,
): Write | null {
  const { window } = ground.state
  const hit = aheadItems(ground).filter(({ place }) =>
    away.some((time) => meets(place, time, ground)),
  )
  const classIds = classIdsOf(names, ground.state)
  const isNamed = names.length > 0
  const leaving = isNamed ? hit.filter(({ classId }) => classIds.includes(classId)) : hit
  if (!hasTarget(target) && !isNamed)
    return hit.length === 0 ? null : { kind: 'replan', away, taskIds: [], maxMoves }
  const wish = spans.length === 1 ? (spans[0]?.wish ?? null) : null
  const moved = leaving.filter(({ place }) => fulfils(place, wish, window))
  const taskIds = (moved.length > 0 ? moved : leaving).map(({ id }) => id)
  const avoid = { weekdays: [], periods: wish === null ? [] : periodsOf(wish, window) }
  return taskIds.length === 0
    ? null
    : { kind: 'relocate', taskIds, target, avoid, avoidDates: dates }
}

/** From today on, days that follow one another as one; without periods that a wish leaves none. */
function timesOf(spans: readonly AwayWish[], ground: Ground): AwayTime[] {
  const { window } = ground.state
  return spans.flatMap(({ dates, wish }): AwayTime[] => {
    const ahead = dates.filter((date) => isNotOver(date, ground))
    const runs = runsOfDates([...new Set(ahead)].toSorted())
    if (wish === null) return runs.map(({ from, to }) => ({ from, to, periods: null }))
    const periods = runsOfNumbers(periodsOf(wish, window))
    return runs.flatMap(({ from, to }) => periods.map((each) => ({ from, to, periods: each })))
  })
}

function isNotOver(date: string, { state, now }: Ground): boolean {
  return (dateToDay(state.window, date) ?? 0) >= Math.max(1, now.day)
}

function runsOfDates(dates: readonly string[]): { from: string; to: string }[] {
  const runs: { from: string; to: string }[] = []
  for (const date of dates) {
    const last = runs.at(-1)
    if (last !== undefined && daysBetween(last.to, date) === 1) last.to = date
    else runs.push({ from: date, to: date })
  }
  return runs
}

function runsOfNumbers(numbers: readonly number[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last?.end === number - 1) last.end = number
    else runs.push({ start: number, end: number })
  }
  return runs
}

function meets(place: Place, { from, to, periods }: AwayTime, { state }: Ground): boolean {
  const date = dayToDate(state.window, place.day)
  if (date < from || date > to) return false
  return periods === null || (place.start <= periods.end && place.end >= periods.start)
}

/** A wish alone is asked back: it may mean what lies there already, or what is still to be planned. */
export function resolveLimit(
  { limits, agreed }: Extract<Draft, { kind: 'limit' }>,
  ground: Ground,
): Intent {
  const placed = aheadItems(ground)
    .filter((item) => breaksLimits(item, limits, ground))
    .map(({ id }) => id)
  const { state } = ground
  const pending = state.tasks.filter((task) => task.kind === 'item' && task.place === null).length
  if (placed.length === 0 && pending === 0)
    return { kind: 'say', statement: { kind: 'limit-noted', limits } }
  if (!agreed) return { kind: 'ask', question: { kind: 'apply-limit', limits, placed, pending } }
  if (placed.length > 0) {
    const write: Write = {
      kind: 'relocate',
      taskIds: placed,
      target: nowhere,
      avoid: limits,
      avoidDates: [],
    }
    return { kind: 'writes', writes: [write], notes: [] }
  }
  const names = state.taskClasses
    .filter(({ id }) => hasPending(state, id))
    .map(({ id }) => ({ kind: 'class' as const, id }))
  return resolvePlan(
    {
      kind: 'plan',
      names,
      without: [],
      dates: null,
      isAll: false,
      wish: null,
      limits,
      isCombined: false,
      strangers: [],
      doubt: null,
    },
    ground,
  )
}

function breaksLimits({ place }: PlacedItem, limits: Limits, ground: Ground): boolean {
  const weekday = ground.state.window.days[place.day - 1]?.weekday ?? 0
  return (
    limits.weekdays.includes(weekday) ||
    limits.periods.some((period) => period >= place.start && period <= place.end)
  )
}

function aheadItems(ground: Ground): PlacedItem[] {
  return ground.state.tasks
    .filter(isPlacedItem)
    .filter((item) => isAhead(item, ground) && !item.locked)
}
