// Which blocks can't stay because a rule is broken where they lie, whatever else is asked.
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { findViolations, hasBegun } from '../../../shared/schedule/legality.ts'
import { usedPeriods } from '../../../shared/schedule/class-order.ts'
import {
  findTask,
  itemsOfClass,
  type Moment,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask } from '../../../shared/schedule/task.ts'

export type Broken = {
  /** Blocks that break a rule and may move. */
  free: ReadonlySet<number>
  /** Blocks beyond the budget of their class, the last ones first: they lose their place. */
  surplus: ReadonlySet<number>
  /** Blocks ahead that break a rule and are locked. */
  locked: readonly number[]
}

export function findBroken(state: ScheduleState, now: Moment): Broken {
  const violations = findViolations(state, now).filter(({ kind }) => kind !== 'over-budget')
  const items = [...new Set(violations.map(({ task }) => task))].flatMap((id) => {
    const item = findTask(state, id)
    return item?.kind === 'item' ? [item] : []
  })
  return {
    free: new Set(idsOf(items.filter((item) => checkFreedom(item, now) === null))),
    surplus: new Set(state.taskClasses.flatMap(({ id }) => surplusOf(state, id, now))),
    locked: idsOf(items.filter((item) => isHeld(item, now))),
  }
}

function idsOf(items: readonly ItemTask[]): number[] {
  return items.map(({ id }) => id)
}

function isHeld({ locked, place }: ItemTask, now: Moment): boolean {
  return locked && place !== null && !hasBegun(place, now)
}

/** The last placed blocks of the class that may move, as many as it takes to keep its budget. */
function surplusOf(state: ScheduleState, classId: number, now: Moment): number[] {
  const budget = state.taskClasses.find(({ id }) => id === classId)?.slotBudget ?? null
  let over = budget === null ? 0 : usedPeriods(state, classId) - budget
  if (over <= 0) return []
  return itemsOfClass(state, classId)
    .filter((item) => isPlacedItem(item) && checkFreedom(item, now) === null)
    .toReversed()
    .flatMap((item) => {
      if (over <= 0) return []
      over -= item.duration
      return [item.id]
    })
}
