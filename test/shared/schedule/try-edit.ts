// Runs one edit on a frozen state for the tests of the edits.
import { applyEdit, type Edit } from '../../../shared/schedule/edits.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import { at, beforeTerm, event } from '../../builders.ts'
import { deepFreeze } from './arbitraries.ts'

/** Hosts on Monday, periods 3 to 6. */
export const lecture = event(1, at(1, 3, 6), { hosts: true })

export function edit(state: ScheduleState, wanted: Edit, now: Moment = beforeTerm) {
  return applyEdit(deepFreeze(state), wanted, now)
}

/** The refused task and the reason's kind, or `legal`. */
export function verdict(state: ScheduleState, wanted: Edit, now: Moment = beforeTerm) {
  const result = edit(state, wanted, now)
  return result.ok ? 'legal' : [result.failure.task, result.failure.reason.kind]
}
