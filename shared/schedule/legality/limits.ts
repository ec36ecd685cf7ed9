// The limits that a class sets on its items: range, weekdays, periods, budget (S5).
import { usedPeriods } from '../class-order.ts'
import { periodsIn } from '../free-runs.ts'
import { maskOf } from '../occupancy.ts'
import type { Place } from '../place.ts'
import type { RefusalReason } from '../refusal.ts'
import { findTaskClass, type ScheduleState } from '../state.ts'
import type { TaskClass } from '../task-class.ts'
import type { ItemTask } from '../task.ts'

/** Throws when the class is missing: no state may hold an item without its class. */
export function classOf(state: ScheduleState, item: ItemTask): TaskClass {
  const taskClass = findTaskClass(state, item.classId)
  if (taskClass === undefined) throw new Error(`item ${item.id} has no class ${item.classId}`)
  return taskClass
}

export function excludedMask(taskClass: TaskClass): number {
  return taskClass.excludedPeriods.reduce((mask, period) => mask | (1 << (period - 1)), 0)
}

export function checkLimits(
  state: ScheduleState,
  item: ItemTask,
  target: Place,
): RefusalReason | null {
  const taskClass = classOf(state, item)
  const { fromDay, toDay } = taskClass
  if (target.day < fromDay || target.day > toDay) {
    return { kind: 'outside-range', rule: 'S5', target, fromDay, toDay }
  }
  const weekday = state.window.days[target.day - 1]?.weekday
  if (weekday !== undefined && taskClass.excludedWeekdays.includes(weekday)) {
    return { kind: 'excluded-weekday', rule: 'S5', target, weekday }
  }
  const excluded = maskOf(target) & excludedMask(taskClass)
  if (excluded !== 0) {
    return { kind: 'excluded-period', rule: 'S5', target, periods: periodsIn(excluded) }
  }
  return null
}

/** A class that already covers more than its budget may still move what it has. */
export function checkBudget(state: ScheduleState, item: ItemTask): RefusalReason | null {
  const budget = classOf(state, item).slotBudget
  if (item.place !== null || budget === null) return null
  const wanted = usedPeriods(state, item.classId) + item.duration
  return wanted > budget ? { kind: 'over-budget', rule: 'S5', budget, wanted } : null
}
