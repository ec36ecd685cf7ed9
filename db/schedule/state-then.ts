// The schedule as it was at an earlier instant: what was taken up since is let go again, newest first (D3).
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { brokenSeals } from '../integrity/sealed-tables.ts'
import { walkPlan, type Plan } from '../../shared/timetable/term-change.ts'
import { toEntry } from './history.ts'
import { recordsOf } from './read-state.ts'
import { unlessDamaged } from '../stored-text.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'

export type StateThen = {
  state: ScheduleState
  /** Changes, undos and redos since. */
  walks: number
}

/** `at` is an ISO instant in UTC. Null without a term, and when a row on the way back can't be trusted. */
export function readStateThen(database: WeekloomDatabase, at: string): StateThen | null {
  const { history } = database.tables
  const records = recordsOf(database)
  if (records === null) return null
  if (brokenSeals(database.connection, ['history_walk'], 1).length > 0) return null
  let plan: Plan = records
  const walks = history.readWalksSince.all(at)
  for (const walk of walks) {
    const row = history.find.get(walk.entry)
    const entry = row === undefined ? null : unlessDamaged(() => toEntry(row))
    if (entry === null) return null
    const before = walkPlan(plan, walk.way === 'do' ? 'undo' : 'redo', entry)
    if (!before.ok) return null
    plan = before.value
  }
  return { state: plan.state, walks: walks.length }
}
