// Walks a change of the portraits in the standing context (O8), in the transaction of the history entry that it belongs to.
import { walkStanding, type StandingChange } from '../../shared/agent/standing-change.ts'
import { noStandingContext, standingContextSchema } from '../../shared/agent/standing-context.ts'
import type { WalkDirection } from '../../shared/schedule/history.ts'
import { readStanding } from '../preferences.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'

/** To be called in a transaction. What would be too long to tell in every call is left as it is. */
export function walkPortraits(
  database: WeekloomDatabase,
  direction: WalkDirection,
  change: StandingChange,
): void {
  const before = readStanding(database) ?? noStandingContext
  const after = walkStanding(before, direction, change)
  if (after === before || !standingContextSchema.safeParse(after).success) return
  database.tables.preferences.write.run('standing', JSON.stringify(after))
}
