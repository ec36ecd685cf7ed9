// Requests to keep time free: which study has to leave it, or which limit a plan should keep.
import { dateToDay } from '../../../../shared/schedule/calendar.ts'
import { isPlacedItem, type PlacedItem } from '../../../../shared/schedule/task.ts'
import type { Ground } from './ground.ts'
import { nowhere, type Draft, type Intent, type Limits, type Write } from './intent.ts'
import { hasPending, resolvePlan } from './resolve-plan.ts'
import { isAhead } from './resolve-task.ts'
import { fulfils, periodsOf } from './wishes.ts'

export function resolveAway(draft: Extract<Draft, { kind: 'clear' }>, ground: Ground): Intent {
  const { window } = ground.state
  const days = new Set(draft.dates.flatMap((date) => dateToDay(window, date) ?? []))
  const taskIds = aheadItems(ground)
    .filter(({ place }) => days.has(place.day) && fulfils(place, draft.wish, window))
    .map(({ id }) => id)
  if (taskIds.length === 0)
    return { kind: 'say', statement: { kind: 'nothing-on-days', dates: draft.dates } }
  const write: Write = {
    kind: 'relocate',
    taskIds,
    target: draft.target,
    avoid: { weekdays: [], periods: draft.wish === null ? [] : periodsOf(draft.wish, window) },
    avoidDates: draft.dates,
  }
  if (draft.doubt !== null)
    return { kind: 'ask', question: { kind: 'really', doubt: draft.doubt, writes: [write] } }
  return { kind: 'writes', writes: [write], notes: [] }
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
