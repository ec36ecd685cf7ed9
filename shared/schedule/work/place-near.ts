// Gives a session that can't stay where it lies the nearest place that holds it.
import { applyEdit } from '../edits.ts'
import { replaceTasks } from '../edits/apply-places.ts'
import { nearestLegalPlaces } from '../legality.ts'
import type { Place } from '../place.ts'
import type { Moment, ScheduleState } from '../state.ts'
import type { ItemTask } from '../task.ts'

export function waiting(item: ItemTask): ItemTask {
  return { ...item, place: null, hostId: null, status: 'pending' }
}

/** The state with these items for those of the same id, and with what their hosts know of them (S3). */
export function replaced(state: ScheduleState, items: readonly ItemTask[]): ScheduleState {
  const result = replaceTasks(state, items)
  return result.ok ? result.value.state : state
}

/** The state with the waiting session placed near to where it was; null where no place holds it. */
export function placeNear(
  state: ScheduleState,
  id: number,
  place: Place,
  now: Moment,
): ScheduleState | null {
  const [{ day, start } = place] = nearestLegalPlaces(state, id, place, now, 1)
  const placed = applyEdit(state, { kind: 'place', task: id, day, start }, now)
  return placed.ok ? placed.value.state : null
}
