// Where a block belongs in the plan so far: where it lies, or where it lay when it was missed or left off (P3, P6).
import type { Place } from '../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { markOf, type ItemTask } from '../../../shared/schedule/task.ts'

/** By the item's id; without an entry for work that has had no place yet. */
export function oldPlaces({ tasks }: ScheduleState): Map<number, Place> {
  const items = tasks.filter((task): task is ItemTask => task.kind === 'item')
  const places = new Map<number, Place>()
  for (const item of items) {
    const last = item.log?.at(-1)
    // What is left of a block goes on from where that one lay.
    if (last !== undefined && last.restId !== null) places.set(last.restId, last.place)
    if (last !== undefined && markOf(item) === null) places.set(item.id, last.place)
  }
  for (const { id, place } of items) if (place !== null) places.set(id, place)
  return places
}
