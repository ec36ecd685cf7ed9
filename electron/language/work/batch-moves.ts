// The moves that lie between two states.
import type { Move } from '../../../shared/schedule/edits.ts'
import { comparePlaces, isSamePlace } from '../../../shared/schedule/place.ts'
import { findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'

/** Study that lies elsewhere afterwards, in order of time. */
export function movesBetween(before: ScheduleState, after: ScheduleState): Move[] {
  return after.tasks
    .filter(isPlacedItem)
    .toSorted((a, b) => comparePlaces(a.place, b.place))
    .flatMap(({ id, place }) => {
      const from = findTask(before, id)?.place ?? null
      if (from === null || isSamePlace(from, place)) return []
      return [{ task: id, day: place.day, start: place.start }]
    })
}
