// Which items of a state are to be planned, and which stay where they are (S6).
import { usedPeriods } from '../../../shared/schedule/class-order.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask, type PlacedItem } from '../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { PlacementPolicy } from '../policy.ts'
import { isInScope } from './allowed-days.ts'
import { itemsWanted } from './quota.ts'

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
