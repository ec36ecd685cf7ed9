// The sentence that asks for what a diagnosis proposes.
import type { Language } from '../../shared/language.ts'
import type { HealthCandidate } from '../../shared/planner/health-candidate.ts'
import { findTask, type ScheduleState } from '../../shared/schedule/state.ts'
import { placeLength } from '../../shared/schedule/place.ts'
import { sayMove, saySwap } from '../reasons/say-move.ts'

/** Null when no sentence would lead to these blocks alone. */
export function sayRemedy(
  state: ScheduleState,
  { call }: Pick<HealthCandidate, 'call'>,
  language: Language,
): string | null {
  if (call.name === 'swap') {
    const first = findTask(state, call.arguments.task_a)
    const second = findTask(state, call.arguments.task_b)
    if (first === undefined || second === undefined) return null
    return saySwap(first, second, state, language)
  }
  const { task_id: id, new_day: day, new_slot_start: start } = call.arguments
  const task = findTask(state, id)
  if (task === undefined || task.place === null) return null
  const place = { day, start, end: start + placeLength(task.place) - 1 }
  return sayMove(task, place, state, language)
}
