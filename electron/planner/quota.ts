// How many pending items of a class belong into the days being planned.
import { itemsOfClass, type ScheduleState } from '../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { allowedDays } from './allowed-days.ts'
import type { PlacementPolicy } from './policy.ts'

/**
 * A `steady` class spreads its pending items evenly over the days that are left to it, and a part of those days
 * gets its share, at least one. A `rapid` class wants all of them at once.
 */
export function itemsWanted(
  state: ScheduleState,
  taskClass: TaskClass,
  pending: readonly ItemTask[],
  policy: PlacementPolicy,
): ItemTask[] {
  const scope = policy.scope
  if (scope === null || taskClass.strategy === 'rapid') return [...pending]
  const left = allowedDays(state, taskClass, policy.now, scope.fromDay).length
  const inScope = allowedDays(state, taskClass, policy.now, scope.fromDay, scope.toDay).length
  if (inScope === 0 || left === 0) return []
  // The last days take what is left; before them rounding evens itself out from week to week.
  if (inScope === left) return [...pending]
  const placed = itemsOfClass(state, taskClass.id).filter(isPlacedItem)
  const placedFrom = (lastDay: number) =>
    placed.filter(({ place }) => place.day >= scope.fromDay && place.day <= lastDay).length
  const open = pending.length + placedFrom(taskClass.toDay)
  const share = Math.max(1, Math.round((open * inScope) / left))
  // What lies there already counts, so that planning a week twice adds nothing.
  return pending.slice(0, Math.max(0, share - placedFrom(scope.toDay)))
}
