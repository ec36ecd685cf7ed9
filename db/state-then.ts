// The schedule as it was at an earlier instant: what was taken up since is let go again, newest first (D3).
import { applyDiff } from '../shared/schedule/diff.ts'
import { walkDiff } from '../shared/schedule/history.ts'
import type { ScheduleState } from '../shared/schedule/state.ts'
import { toEntry } from './history.ts'
import { recordsOf } from './read-state.ts'
import { unlessDamaged } from './stored-text.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'

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
  let { state } = records
  const walks = history.readWalksSince.all(at)
  for (const walk of walks) {
    const row = history.find.get(walk.entry)
    const entry = row === undefined ? null : unlessDamaged(() => toEntry(row))
    if (entry === null) return null
    const before = applyDiff(state, walkDiff(walk.way === 'do' ? 'undo' : 'redo', entry.diff))
    if (!before.ok) return null
    state = before.value
  }
  return { state, walks: walks.length }
}
