// `resize`: a session becomes longer or shorter, a placed one at either of its edges, a pending one where it waits.
import { arrange } from '../arrangement.ts'
import { usedPeriods } from '../class-order.ts'
import { checkArrangement, classOf } from '../legality/check-place.ts'
import { placeAt, type Place } from '../place.ts'
import type { RefusalReason } from '../refusal.ts'
import { findTask, type Moment, type ScheduleState } from '../state.ts'
import { isPlacedItem, type ItemTask, type PlacedItem } from '../task.ts'
import type { EditResult, ResizeEdit } from './edit.ts'
import { refuse } from './refuse.ts'
import { replaceTasks, applyArrangement } from './apply-places.ts'

export function resizeItem(
  state: ScheduleState,
  { task: id, start, periods }: ResizeEdit,
  now: Moment,
): EditResult {
  const item = findTask(state, id)
  if (item === undefined) return refuse(id, { kind: 'unknown-task', rule: 'T1' })
  if (item.kind === 'event') return refuse(id, { kind: 'fixed-length', rule: 'T4' })
  const isSame = item.duration === periods && (start ?? item.place?.start) === item.place?.start
  if (isSame) return refuse(id, { kind: 'same-length', rule: 'T4', periods })
  return isPlacedItem(item)
    ? resizePlaced(state, item, placeAt(item.place.day, start ?? item.place.start, periods), now)
    : resizePending(state, item, periods)
}

function resizePending(state: ScheduleState, item: ItemTask, duration: number): EditResult {
  const periods = state.window.periods.length
  if (item.locked) return refuse(item.id, { kind: 'locked', rule: 'S6' })
  if (duration > periods) {
    const target = placeAt(1, 1, duration)
    return refuse(item.id, { kind: 'past-end-of-day', rule: 'T1', target, periods })
  }
  return replaceTasks(state, [{ ...item, duration }])
}

/** No other place is offered: a length is not cured by going elsewhere. */
function resizePlaced(
  state: ScheduleState,
  item: PlacedItem,
  target: Place,
  now: Moment,
): EditResult {
  const arrangement = arrange(state, new Map([[item.id, target]]))
  const problem = checkArrangement(arrangement, now)
  if (problem !== null) return refuse(problem.task, problem.reason)
  const overBudget = checkGrowth(state, item, target.end - target.start + 1)
  return overBudget === null ? applyArrangement(arrangement) : refuse(item.id, overBudget)
}

/** A class that covers more than its budget already may still become smaller. */
function checkGrowth(
  state: ScheduleState,
  item: PlacedItem,
  duration: number,
): RefusalReason | null {
  const budget = classOf(state, item).slotBudget
  const wanted = usedPeriods(state, item.classId) + duration - item.duration
  if (budget === null || duration <= item.duration || wanted <= budget) return null
  return { kind: 'over-budget', rule: 'S5', budget, wanted }
}
