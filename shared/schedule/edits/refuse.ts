// A refused edit: the reason, and where the task could go instead (S7).
import { fail, succeed, type Result } from '../../result.ts'
import type { Arrangement } from '../arrangement.ts'
import { nearestLegalPlaces } from '../legality/legal-places.ts'
import { isSamePlace } from '../place.ts'
import type { Refusal, RefusalReason } from '../refusal.ts'
import { type Moment, findTask, type ScheduleState } from '../state.ts'
import { isPlaced, type PlacedTask } from '../task.ts'

/** How many places a refusal offers at most. */
const offers = 3

type Refused = { ok: false; failure: Refusal }

/** For reasons that no other place would cure. */
export function refuse(task: number, reason: RefusalReason): Refused {
  return fail({ task, reason, nearest: [] })
}

/** For what the legality check found wrong with an arrangement. */
export function refuseArrangement(
  { state, places, carriers }: Arrangement,
  { task, reason }: { task: number; reason: RefusalReason },
  now: Moment,
): Refused {
  const carrier = carriers.get(task)
  const moved = carrier ?? task
  const wanted = places.get(moved)
  // In a swap or a batch the wanted place itself may suit the one task alone: it was refused all the same.
  const nearest =
    wanted !== undefined && (reason.kind === 'outside-window' || 'target' in reason)
      ? nearestLegalPlaces(state, moved, wanted, now, offers + 1)
          .filter((place) => !isSamePlace(place, wanted))
          .slice(0, offers)
      : []
  return fail({ task, reason, nearest, ...(carrier === undefined ? {} : { carrier }) })
}

/** Finds the tasks that may be moved, swapped or unplaced at all: known and placed (T4). */
export function findPlaced(state: ScheduleState, id: number): Result<PlacedTask, Refusal> {
  const task = findTask(state, id)
  if (task === undefined) {
    return fail({ task: id, reason: { kind: 'unknown-task', rule: 'T1' }, nearest: [] })
  }
  if (!isPlaced(task)) {
    return fail({ task: id, reason: { kind: 'still-pending', rule: 'T4' }, nearest: [] })
  }
  return succeed(task)
}
