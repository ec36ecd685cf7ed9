// The last door before the tables: a diff that could not be read back is a fault of the caller.
import type { ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { findUnstorable, findUnstorableIn } from '../../shared/schedule/storable.ts'

/** Throws when a record that `diff` touched could not be read back as it stands in `after`. */
export function assertStorable(after: ScheduleState, diff: ScheduleDiff): void {
  const found = findUnstorable(after, diff)
  if (found !== null) throw new Error(`${found.record} does not hold that it ${found.rule}`)
}

/** As `assertStorable`, where every record may have changed. */
export function assertStorableWhole(state: ScheduleState): void {
  const found = findUnstorableIn(state)
  if (found !== null) throw new Error(`${found.record} does not hold that it ${found.rule}`)
}
