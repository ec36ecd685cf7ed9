// `move`: a placed task goes to another place, and a host's guests with it.
import { checkMovable } from '../legality/check-place.ts'
import { isSamePlace, placeAt, placeLength } from '../place.ts'
import type { Moment, ScheduleState } from '../state.ts'
import type { EditResult, Move } from './edit.ts'
import { findPlaced } from './placed-task.ts'
import { refuse } from './refuse.ts'
import { settle } from './settle.ts'

export function moveTask(state: ScheduleState, move: Move, now: Moment): EditResult {
  const found = findPlaced(state, move.task)
  if (!found.ok) return found
  const task = found.value
  const target = placeAt(move.day, move.start, placeLength(task.place))
  if (isSamePlace(task.place, target)) {
    const reason = checkMovable(state, task, now)
    return refuse(task.id, reason ?? { kind: 'no-change', rule: 'T4', place: task.place })
  }
  return settle(state, new Map([[task.id, target]]), now)
}
