// Chooses which items of a state are to be planned, and which stay where they are (S6).
import type { PlacementScope } from '../../../shared/agent/card.ts'
import { usedPeriods } from '../../../shared/schedule/class-order.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { maxPeriods, type Place } from '../../../shared/schedule/place.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import { isPlacedItem, type ItemTask, type PlacedItem } from '../../../shared/schedule/task.ts'
import { reserveDays, weekdayShare } from './day-capacity.ts'
import type { PlacementPolicy } from './policy.ts'

/** Ascending day numbers from `fromDay` to `toDay`, without the class's excluded weekdays and the past. */
export function allowedDays(
  state: ScheduleState,
  taskClass: TaskClass,
  now: Moment,
  fromDay = 1,
  toDay = state.window.days.length,
): number[] {
  const first = Math.max(fromDay, taskClass.fromDay, now.day, 1)
  const last = Math.min(toDay, taskClass.toDay, state.window.days.length)
  const days: number[] = []
  for (let day = first; day <= last; day += 1) {
    const weekday = state.window.days[day - 1]?.weekday
    if (weekday !== undefined && !taskClass.excludedWeekdays.includes(weekday)) days.push(day)
  }
  return days
}

export function isDayInScope(
  state: ScheduleState,
  day: number,
  scope: PlacementScope | null,
): boolean {
  if (scope === null) return true
  if (day < scope.fromDay || day > scope.toDay) return false
  const weekday = state.window.days[day - 1]?.weekday
  return weekday !== undefined && !scope.excludedWeekdays.includes(weekday)
}

export function isInScope(
  state: ScheduleState,
  place: Place,
  scope: PlacementScope | null,
): boolean {
  if (scope === null) return true
  if (!isDayInScope(state, place.day, scope)) return false
  if (scope.excludedPeriods.some((period) => period >= place.start && period <= place.end))
    return false
  return !awayOn(scope, place.day).some(
    ({ start, end }) => start <= place.end && end >= place.start,
  )
}

/** The runs of periods of that day that the scope has no time for. */
export function awayOn(
  scope: PlacementScope | null,
  day: number,
): { start: number; end: number }[] {
  const spans = scope?.unavailable ?? []
  return spans
    .filter(({ day_from: first, day_to: last }) => first <= day && day <= last)
    .map(({ slot_start: start = 1, slot_end: end = maxPeriods }) => ({ start, end }))
}

/**
 * Of a class's items in their order, the pending ones that are wanted. A `steady` class spreads its pending items over
 * the days that are left to it before its reserve, weekends less than weekdays, and a part of those days gets its
 * share, at least one. A `rapid` class wants one a day, on weekends only as far as its weekdays don't suffice.
 */
export function itemsWanted(
  state: ScheduleState,
  taskClass: TaskClass,
  inOrder: readonly ItemTask[],
  { scope, now }: PlacementPolicy,
): ItemTask[] {
  const pending = inOrder.filter(({ status, locked }) => status === 'pending' && !locked)
  if (scope === null) return pending
  const isRapid = taskClass.strategy === 'rapid'
  const lastDay = isRapid ? taskClass.toDay : lastDayOf(taskClass, scope.fromDay)
  const left = allowedDays(state, taskClass, now, scope.fromDay, lastDay)
  const inScope = left.filter((day) => day <= scope.toDay)
  if (inScope.length === 0) return []
  // The last days take what is left; before them rounding evens itself out from week to week.
  if (inScope.length === left.length || scope.isWhole === true) return pending
  const placed = inOrder.filter(isPlacedItem)
  const placedUpTo = (last: number) =>
    placed.filter(({ place }) => place.day >= scope.fromDay && place.day <= last).length
  const open = pending.length + placedUpTo(taskClass.toDay)
  const share = isRapid
    ? countByDay(easyDays(state, openDays(state, scope, left), open), scope.toDay, open)
    : Math.max(1, Math.round(open * partOf(state, inScope, left)))
  // What lies there already counts, so that planning a week twice adds nothing.
  return pending.slice(0, Math.max(0, share - placedUpTo(scope.toDay)))
}

/** How much of the room of all days some of them have. */
function partOf(state: ScheduleState, some: readonly number[], all: readonly number[]): number {
  const roomOf = (days: readonly number[]) =>
    days.reduce((sum, day) => sum + shareOn(state, day), 0)
  return roomOf(some) === 0 ? some.length / all.length : roomOf(some) / roomOf(all)
}

/** Without the days of the scope that it leaves nothing of. */
function openDays(
  state: ScheduleState,
  scope: PlacementScope,
  days: readonly number[],
): readonly number[] {
  const last = state.window.periods.length
  return days.filter(
    (day) =>
      day > scope.toDay ||
      (isDayInScope(state, day, scope) &&
        !awayOn(scope, day).some(({ start, end }) => start <= 1 && end >= last)),
  )
}

/** One a day, or as many as there have to be, up to a day. */
function countByDay(days: readonly number[], toDay: number, open: number): number {
  const mostADay = Math.max(1, Math.ceil(open / Math.max(1, days.length)))
  return mostADay * days.filter((day) => day <= toDay).length
}

/** The easiest of these days, if there are so many. */
function easyDays(state: ScheduleState, days: readonly number[], count: number): readonly number[] {
  const levels = [2, 1].map((least) => days.filter((day) => shareOn(state, day) >= least))
  return levels.find((easy) => easy.length >= count) ?? days
}

function shareOn({ window }: ScheduleState, day: number): number {
  return weekdayShare(window.days[day - 1]?.weekday ?? 0)
}

/** The reserve counts once nothing else is left. */
function lastDayOf(taskClass: TaskClass, fromDay: number): number {
  const { toDay } = taskClass
  const beforeReserve = toDay - reserveDays(taskClass)
  return beforeReserve < fromDay ? toDay : beforeReserve
}

export type ChosenItem =
  | { kind: 'frozen'; item: PlacedItem }
  /** Placed, and may go elsewhere. */
  | { kind: 'movable'; item: PlacedItem }
  /** Pending, and gets a place if one is left. */
  | { kind: 'wanted'; item: ItemTask; isOverBudget: boolean }
  /** Pending, and not to be placed now: its days are kept for it. */
  | { kind: 'waiting'; item: ItemTask }

/**
 * The items of one class in their order; `skipped` are pending ones that are not to be tried. Where only some days are
 * planned, what is not wanted belongs to others and is left away.
 */
export function chooseItems(
  state: ScheduleState,
  taskClass: TaskClass,
  inOrder: readonly ItemTask[],
  policy: PlacementPolicy,
  skipped: ReadonlySet<number>,
): ChosenItem[] {
  const wanted = new Set(wantedOf(state, taskClass, inOrder, policy).map(({ id }) => id))
  let covered = usedPeriods(state, taskClass.id)
  return inOrder.flatMap((item): ChosenItem[] => {
    if (isPlacedItem(item))
      return [{ kind: mayMove(state, item, policy) ? 'movable' : 'frozen', item }]
    if (!wanted.has(item.id) || skipped.has(item.id)) {
      return policy.scope === null && !item.locked ? [{ kind: 'waiting', item }] : []
    }
    covered += item.duration
    const isOverBudget = taskClass.slotBudget !== null && covered > taskClass.slotBudget
    return [{ kind: 'wanted', item, isOverBudget }]
  })
}

function wantedOf(
  state: ScheduleState,
  taskClass: TaskClass,
  inOrder: readonly ItemTask[],
  policy: PlacementPolicy,
): ItemTask[] {
  if (policy.classIds !== null && !policy.classIds.includes(taskClass.id)) return []
  return itemsWanted(state, taskClass, inOrder, policy)
}

function mayMove(state: ScheduleState, item: PlacedItem, policy: PlacementPolicy): boolean {
  const { mayMove: movable = 'none' } = policy
  if (movable === 'none' || checkFreedom(item, policy.now) !== null) return false
  return movable === 'all' ? isInScope(state, item.place, policy.scope) : movable.includes(item.id)
}
