// Tells whether an accepted change has been taken back: every record it touched is as it was before.
import type { ScheduleDiff, ScheduleRecord } from '../schedule/diff.ts'
import { isSameValue } from '../schedule/same-value.ts'
import { findTask, findTaskClass, type ScheduleState } from '../schedule/state.ts'

/** A change of nothing is never undone; a record that is gone altogether holds nothing of it either. */
export function isUndoneIn(
  state: ScheduleState,
  { added, updated, removed }: ScheduleDiff,
): boolean {
  const isAsBefore = (from: ScheduleRecord) => isSameValue(find(state, from), from)
  const isGone = (record: ScheduleRecord) => find(state, record) === undefined
  const ends = [
    ...Object.values(added).map(isGone),
    ...Object.values(updated).map(([from]) => isAsBefore(from) || isGone(from)),
    ...Object.values(removed).map(isAsBefore),
  ]
  return ends.length > 0 && ends.every(Boolean)
}

function find(state: ScheduleState, { kind, id }: ScheduleRecord) {
  return kind === 'class' ? findTaskClass(state, id) : findTask(state, id)
}
