// How many pending items of a class belong into the days being planned.
import type { PlacementScope } from '../../../shared/agent/card.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask } from '../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { PlacementPolicy } from '../policy.ts'
import { allowedDays, awayOn, isDayInScope } from './allowed-days.ts'
import { weekdayShare } from './day-capacity.ts'
import { reserveDays } from './target-days.ts'

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
  if (inScope.length === left.length) return pending
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
