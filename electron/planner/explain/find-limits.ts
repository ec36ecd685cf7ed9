// Finds the limits that bind an item: its order, what takes places from it that nothing else takes, and what that costs.
import type { NoPlace, Limit } from '../../../shared/planner/explanation.ts'
import { neighboursOf, usedPeriods } from '../../../shared/schedule/class-order.ts'
import { legalStarts } from '../../../shared/schedule/legality.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { occupantsOf } from '../../../shared/schedule/occupancy.ts'
import { type Place, endsBefore, isSamePlace } from '../../../shared/schedule/place.ts'
import {
  findTask,
  findTaskClass,
  type Moment,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { ItemTask, Task } from '../../../shared/schedule/task.ts'
import { allowedDays } from '../from-state/choose-items.ts'
import { readClock } from '../from-state/day-clock.ts'

/** The state as if an item were free of some limit: the places that only this limit takes from it. */
export function unlockTask(state: ScheduleState, id: number): ScheduleState {
  const task = findTask(state, id)
  return task?.locked === true ? replaceTask(state, { ...task, locked: false }) : state
}

/** Legal places of the item once its class is changed so. */
function placesIfClass(
  state: ScheduleState,
  item: ItemTask,
  changes: Partial<TaskClass>,
  now: Moment,
): Place[] {
  const taskClasses = state.taskClasses.map((each) =>
    each.id === item.classId ? { ...each, ...changes } : each,
  )
  return legalStarts({ ...state, taskClasses }, item.id, now)
}

/** Legal places of the item if its class had no others that it has to come after or before. */
function placesInAnyOrder(state: ScheduleState, item: ItemTask, now: Moment): Place[] {
  const taskClass = findTaskClass(state, item.classId)
  if (taskClass === undefined) return []
  const id = Math.max(...state.taskClasses.map((each) => each.id)) + 1
  const own = { ...taskClass, id }
  const alone = replaceTask(
    { ...state, taskClasses: [...state.taskClasses, own] },
    {
      ...item,
      classId: id,
    },
  )
  return legalStarts(alone, item.id, now)
}

/** Legal places of a pending item if it were only so long, in any order. */
function placesIfShorter(
  state: ScheduleState,
  item: ItemTask,
  duration: number,
  now: Moment,
): Place[] {
  const shorter = { ...item, duration }
  return placesInAnyOrder(replaceTask(state, shorter), shorter, now)
}

function replaceTask(state: ScheduleState, task: Task): ScheduleState {
  return { ...state, tasks: state.tasks.map((each) => (each.id === task.id ? task : each)) }
}

/** The item is unlocked and has no legal place. */
export function findNoPlace(state: ScheduleState, item: ItemTask, now: Moment): NoPlace {
  const { duration } = item
  const taskClass = findTaskClass(state, item.classId)
  if (taskClass === undefined) return { kind: 'too-short', duration, longest: 0 }
  const { slotBudget: budget, fromDay, toDay } = taskClass
  const used = usedPeriods(state, taskClass.id)
  if (budget !== null && used + duration > budget) {
    return { kind: 'over-budget', budget, used, duration }
  }
  if (allowedDays(state, taskClass, now).length === 0) return { kind: 'no-days', fromDay, toDay }
  if (placesInAnyOrder(state, item, now).length > 0) {
    const { predecessor, successor } = neighboursOf(state, item)
    return {
      kind: 'no-room-in-order',
      after: predecessor?.id ?? null,
      before: successor?.id ?? null,
    }
  }
  let longest = duration - 1
  while (longest > 0 && placesIfShorter(state, item, longest, now).length === 0) longest -= 1
  return { kind: 'too-short', duration, longest }
}

/** What a place costs, more or less than now; only compared. */
type Weigh = (places: readonly Place[]) => number[]

type LimitContext = {
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
  // What holds it for good.
  const reason = checkFreedom({ ...item, locked: false }, now)
  const begun = reason?.kind === 'begun' || reason?.kind === 'worked' ? [{ kind: reason.kind }] : []
  if (hostId !== null) return [...begun, { kind: 'inside', host: hostId }]
  const { breaksAfter } = readClock(state.window.periods)
  const beside = (side: 'before' | 'after', period: number): Limit[] => {
    // Beyond an hour without a row nothing is beside it.
    const between = side === 'before' ? period : period - 1
    if (((breaksAfter >>> (between - 1)) & 1) === 1) return []
    return occupantsOf(state, place.day)
      .filter(({ id, mask, hostId: host }) => {
        return id !== item.id && host === null && ((mask >>> (period - 1)) & 1) === 1
      })
      .filter(({ id }) => findTask(state, id) !== undefined)
      .map(({ id }) => ({ kind: 'beside', task: id, side }))
  }
  return [
    ...begun,
    ...(place.start === 1 ? [] : beside('before', place.start - 1)),
    ...beside('after', place.end + 1),
  ]
}

function without(places: readonly Place[], others: readonly Place[]): Place[] {
  return places.filter((place) => !others.some((other) => isSamePlace(other, place)))
}
