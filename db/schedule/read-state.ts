// The term and the schedule as memory holds them between writes.
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Term } from '../../shared/schedule/term.ts'
import { loadRecords } from './load-records.ts'
import type { Records, WeekloomDatabase } from '../weekloom-database.ts'

/** Null before the first set-up. */
export function readTerm(database: WeekloomDatabase): Term | null {
  return recordsOf(database)?.term ?? null
}

/** The same value until something is written; null before the first set-up. */
export function readState(database: WeekloomDatabase): ScheduleState | null {
  return recordsOf(database)?.state ?? null
}

/** As memory holds them, read from the file when a throw has emptied it. */
export function recordsOf(database: WeekloomDatabase): Records {
  const held = database.memory.records
  if (held.kind === 'read') return held.value
  const value = loadRecords(database.tables)
  database.memory.records = { kind: 'read', value }
  return value
}
