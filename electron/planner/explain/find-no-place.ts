// Why a pending item has no legal place at all: the limit that leaves none.
import type { NoPlace } from '../../../shared/planner/explanation.ts'
import { neighboursOf, usedPeriods } from '../../../shared/schedule/class-order.ts'
import { findTaskClass, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { allowedDays } from '../from-state/allowed-days.ts'
import { placesIfShorter, placesInAnyOrder } from './free-view.ts'

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
