// The limits that bind an item: its order, what takes places from it that nothing else takes, and what that costs.
import type { Limit } from '../../../shared/planner/explanation.ts'
import { neighboursOf } from '../../../shared/schedule/class-order.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { occupantsOf } from '../../../shared/schedule/occupancy.ts'
import { endsBefore, isSamePlace, type Place } from '../../../shared/schedule/place.ts'
import {
  findTaskClass,
  findTask,
  type Moment,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { placesIfClass, placesInAnyOrder } from './free-view.ts'

/** What a place costs, more or less than now; only compared. */
export type Weigh = (places: readonly Place[]) => number[]

export type LimitContext = {
  /** With the item unlocked. */
  state: ScheduleState
  item: ItemTask
  now: Moment
  /** Every legal place of the item. */
  legal: readonly Place[]
  weigh: Weigh
}

export function findLimits(context: LimitContext): Limit[] {
  return [...orderLimits(context), ...classLimits(context), ...standingLimits(context)]
}

function orderLimits({ state, item, now, legal }: LimitContext): Limit[] {
  const { predecessor, successor } = neighboursOf(state, item)
  if (predecessor === null && successor === null) return []
  const blocked = without(placesInAnyOrder(state, item, now), legal)
  const isAfter = (place: Place) => predecessor === null || endsBefore(predecessor.place, place)
  const isBefore = (place: Place) => successor === null || endsBefore(place, successor.place)
  const early = blocked.filter((place) => !isAfter(place) && isBefore(place)).length
  const late = blocked.filter((place) => isAfter(place) && !isBefore(place)).length
  return [
    ...(predecessor === null ? [] : [limitOf('after', predecessor.id, predecessor.place, early)]),
    ...(successor === null ? [] : [limitOf('before', successor.id, successor.place, late)]),
  ]
}

function limitOf(kind: 'after' | 'before', task: number, place: Place, blocks: number): Limit {
  return { kind, task, place, blocks }
}

function classLimits(context: LimitContext): Limit[] {
  const { state, item, now, legal, weigh } = context
  const taskClass = findTaskClass(state, item.classId)
  if (taskClass === undefined) return []
  const best = Math.min(...weigh(item.place === null ? legal : [...legal, item.place]))
  return relaxations(taskClass, state.window.days.length).flatMap(({ changes, toLimit }) => {
    const blocked = without(placesIfClass(state, item, changes, now), legal)
    if (blocked.length === 0) return []
    const gain = best === Infinity ? 0 : Math.max(0, best - Math.min(...weigh(blocked)))
    return [toLimit({ blocks: blocked.length, gain })]
  })
}

type Ruled = { blocks: number; gain: number }

type Relaxation = { changes: Partial<TaskClass>; toLimit: (ruled: Ruled) => Limit }

function relaxations(taskClass: TaskClass, days: number): Relaxation[] {
  const { fromDay, toDay, excludedPeriods, excludedWeekdays, mayEmbed } = taskClass
  const all: (Relaxation & { isSet: boolean })[] = [
    {
      isSet: fromDay > 1,
      changes: { fromDay: 1 },
      toLimit: (ruled) => ({ kind: 'from', day: fromDay, ...ruled }),
    },
    {
      isSet: toDay < days,
      changes: { toDay: days },
      toLimit: (ruled) => ({ kind: 'until', day: toDay, ...ruled }),
    },
    {
      isSet: excludedPeriods.length > 0,
      changes: { excludedPeriods: [] },
      toLimit: (ruled) => {
        return { kind: 'excluded-periods', periods: ascending(excludedPeriods), ...ruled }
      },
    },
    {
      isSet: excludedWeekdays.length > 0,
      changes: { excludedWeekdays: [] },
      toLimit: (ruled) => {
        return { kind: 'excluded-weekdays', weekdays: ascending(excludedWeekdays), ...ruled }
      },
    },
    {
      isSet: !mayEmbed,
      changes: { mayEmbed: true },
      toLimit: (ruled) => ({ kind: 'not-in-class', ...ruled }),
    },
  ]
  return all.filter(({ isSet }) => isSet)
}

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}

/** What holds it where it lies: time, a host, and what touches it. */
function standingLimits({ state, item, now }: LimitContext): Limit[] {
  const { place, hostId } = item
  if (place === null) return []
  const begun = lastingLimits(item, now)
  if (hostId !== null) return [...begun, { kind: 'inside', host: hostId }]
  const beside = (side: 'before' | 'after', period: number): Limit[] =>
    occupantsOf(state, place.day)
      .filter(({ id, mask, hostId: host }) => {
        return id !== item.id && host === null && ((mask >>> (period - 1)) & 1) === 1
      })
      .filter(({ id }) => findTask(state, id) !== undefined)
      .map(({ id }) => ({ kind: 'beside', task: id, side }))
  return [
    ...begun,
    ...(place.start === 1 ? [] : beside('before', place.start - 1)),
    ...beside('after', place.end + 1),
  ]
}

/** What holds it for good. */
function lastingLimits(item: ItemTask, now: Moment): Limit[] {
  const reason = checkFreedom({ ...item, locked: false }, now)
  return reason?.kind === 'begun' || reason?.kind === 'worked' ? [{ kind: reason.kind }] : []
}

function without(places: readonly Place[], others: readonly Place[]): Place[] {
  return places.filter((place) => !others.some((other) => isSamePlace(other, place)))
}
