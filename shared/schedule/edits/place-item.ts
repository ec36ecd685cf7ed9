// `place`: a pending item gets a place (T4).
import { placeAt } from '../place.ts'
import { findTask, type Moment, type ScheduleState } from '../state.ts'
import type { EditResult, Move } from './edit.ts'
import { refuse } from './refuse.ts'
import { settle } from './settle.ts'

export function placeItem(state: ScheduleState, move: Move, now: Moment): EditResult {
  const item = findTask(state, move.task)
  if (item === undefined) return refuse(move.task, { kind: 'unknown-task', rule: 'T1' })
  if (item.kind === 'event') return refuse(item.id, { kind: 'not-an-item', rule: 'T4' })
  if (item.place !== null) {
    return refuse(item.id, { kind: 'already-placed', rule: 'T4', place: item.place })
  }
  const target = placeAt(move.day, move.start, item.duration)
  return settle(state, new Map([[item.id, target]]), now)
}
