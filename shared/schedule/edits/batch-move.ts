// `batch-move`: several placed tasks move at once, so that a cycle of moves is legal (S4).
import { isSamePlace, placeAt, placeLength, type Place } from '../place.ts'
import type { Moment, ScheduleState } from '../state.ts'
import type { EditResult, Move } from './edit.ts'
import { findPlaced } from './placed-task.ts'
import { refuse } from './refuse.ts'
import { settle } from './settle.ts'

export function batchMove(state: ScheduleState, moves: readonly Move[], now: Moment): EditResult {
  const targets = new Map<number, Place>()
  let unchanged: { task: number; place: Place } | null = null
  let isChange = false
  for (const move of moves) {
    const found = findPlaced(state, move.task)
    if (!found.ok) return found
    const { id, place } = found.value
    if (targets.has(id)) return refuse(id, { kind: 'repeated-task', rule: 'T4' })
    const target = placeAt(move.day, move.start, placeLength(place))
    if (isSamePlace(place, target)) unchanged ??= { task: id, place }
    else isChange = true
    targets.set(id, target)
  }
  if (isChange) return settle(state, targets, now)
  if (unchanged === null) return refuse(0, { kind: 'no-moves', rule: 'T1' })
  return refuse(unchanged.task, { kind: 'no-change', rule: 'T4', place: unchanged.place })
}
