// Writes a change of the person's own (import, form, undo button) and tells every window about it.
import { type ChangeExtras, commitChange } from '../../db/change.ts'
import { readState, readTerm } from '../../db/schedule.ts'
import type { ScheduleChange } from '../../shared/agent/agent-step.ts'
import { diffStates, emptyDiff, type ScheduleDiff } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { copyBeforeChange } from './backups.ts'
import { currentClock, currentHeads, type SessionContext } from './context.ts'
import { writtenPreferences } from '../../db/history.ts'
import { readPreferences } from '../../db/preferences.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import { tellNotices } from './data-notices.ts'

/** One transaction, the extras in it too. Throws, with the file unchanged, when the change does not apply. */
export function applyChange(
  context: SessionContext,
  change: ScheduleChange,
  extras: ChangeExtras = {},
): { entryId: number; diff: ScheduleDiff } {
  const { term = null } = extras
  const before = readState(context.database)
  const termBefore = readTerm(context.database)
  // The first set-up brings what there is nothing to copy of.
  if (before !== null) copyBeforeChange(context, change)
  const receipt = commitChange(context.database, { at: context.clock(), change, ...extras })
  if (before === null || term !== null) {
    context.push({ kind: 'reload' })
    return { entryId: receipt.entryId, diff: change.kind === 'diff' ? change.diff : emptyDiff() }
  }
  const isOfTerm = termBefore !== readTerm(context.database)
  const { entryId, state } = receipt
  return { entryId, diff: pushSchedule(context, before, state, { isOfTerm, entryIds: [entryId] }) }
}

/**
 * Sends the difference between two states, with the new heads of history, and the term and its clock where that is new.
 * `entryIds`: those that were written or walked.
 */
export function pushSchedule(
  context: SessionContext,
  before: ScheduleState,
  after: ScheduleState,
  { isOfTerm, entryIds }: { isOfTerm: boolean; entryIds: readonly number[] },
): ScheduleDiff {
  const diff = diffStates(before, after)
  followPreferences(context, entryIds)
  // An entry may have brought or taken back an item, and its minutes come from the plan.
  context.push({ kind: 'homework' })
  const term = isOfTerm ? readTerm(context.database) : null
  const history = currentHeads(context)
  context.push({ kind: 'schedule', diff, history, ...(term === null ? {} : { term }) })
  if (term === null) return diff
  context.push({ kind: 'clock', clock: currentClock(context) })
  // What an import would bring was reckoned in the periods of before.
  context.previews.clear()
  return diff
}

/**
 * `entryIds`: the entries that were written or walked. What none of them is about stays: a session may speak another
 * language than the file says.
 */
function followPreferences(context: SessionContext, entryIds: readonly number[]): void {
  const { preferences, database } = context
  const names = entryIds.flatMap((id) => writtenPreferences(database, id))
  const stored = readPreferences(database)
  const followed = {
    ...preferences,
    ...Object.fromEntries(names.map((name) => [name, stored[name] ?? preferences[name]])),
    // None at all is what was set.
    ...(names.includes('reminderLead') ? { reminderLead: stored.reminderLead } : {}),
    standing: stored.standing ?? preferences.standing,
  }
  if (isSameValue(followed, preferences)) return
  context.preferences = followed
  context.push({ kind: 'preferences', preferences: followed })
  // They are in a language too.
  if (names.includes('language') && context.dataNotices.length > 0) tellNotices(context)
}
