// The names in the plan that files have brought (O7); those of the sample term are Weekloom's own words.
import { broughtRecords } from '../../db/schedule/brought-records.ts'
import { namesOf, recordKey } from '../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { sampleNames } from '../exchange/sample-term.ts'
import type { SessionContext } from './context.ts'

/** A name that a record of the student's own bears too is theirs. */
export function namesOfOthers(
  { database }: Pick<SessionContext, 'database'>,
  { tasks, taskClasses }: ScheduleState,
): string[] {
  const brought = broughtRecords(database)
  if (brought.size === 0) return []
  const own = new Set(sampleNames())
  const others = new Set<string>()
  for (const record of [...tasks, ...taskClasses]) {
    const names = brought.has(recordKey(record)) ? others : own
    for (const name of namesOf(record)) names.add(name)
  }
  return [...others.difference(own)].filter((name) => name.trim() !== '')
}
