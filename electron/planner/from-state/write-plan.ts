// From the starts that a search found back to the schedule: one diff of suggested placements.
import type { ScheduleDiff } from '../../../shared/schedule/diff.ts'
import { replaceTasks } from '../../../shared/schedule/edits/settle.ts'
import { occupantsOf } from '../../../shared/schedule/occupancy.ts'
import { containsPlace, type Place } from '../../../shared/schedule/place.ts'
import { findEvent, findTask, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { leftOut, placeAtSlot, type Starts } from '../problem/problem.ts'
import type { StateProblem } from './read-problem.ts'

/** What starts where it did stays as it is; what has lost its start is pending again. */
export function writePlan(
  state: ScheduleState,
  { problem, taskIds, starts: before }: StateProblem,
  starts: Starts,
): ScheduleDiff {
  const { periods } = problem
  const changed = taskIds.flatMap((id, index): ItemTask[] => {
    const slot = starts[index] ?? leftOut
    const item = findTask(state, id)
    if (slot === before[index] || item?.kind !== 'item') return []
    if (slot === leftOut) return [{ ...item, place: null, status: 'pending', hostId: null }]
    const place = placeAtSlot(slot, periods, item.duration)
    return [{ ...item, place, status: 'suggested', hostId: findHost(state, item, place) }]
  })
  const written = replaceTasks(state, changed)
  if (!written.ok) throw new Error('a plan can always be written')
  return written.value.diff
}

/** The host that holds the place, its present one before any other. */
function findHost(state: ScheduleState, { hostId }: ItemTask, place: Place): number | null {
  const hosts = occupantsOf(state, place.day)
    .filter(({ id, isHost }) => isHost && isInside(state, id, place))
    .map(({ id }) => id)
  return hosts.find((id) => id === hostId) ?? hosts.at(-1) ?? null
}

function isInside(state: ScheduleState, eventId: number, place: Place): boolean {
  const event = findEvent(state, eventId)
  return event !== undefined && containsPlace(event.place, place)
}
