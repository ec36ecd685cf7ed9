// The standing context after a change of the plan: an entry of history may have brought or taken back a course's portrait (O8).
import { readStanding } from '../../db/preferences.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import type { SessionContext } from './context.ts'

/** What the person has written is kept in the file with every change of theirs, so that the file is always the newest. */
export function followStanding(context: SessionContext): void {
  const standing = readStanding(context.database)
  if (standing === null || isSameValue(standing, context.preferences.standing)) return
  context.preferences = { ...context.preferences, standing }
  context.push({ kind: 'preferences', preferences: context.preferences })
}
