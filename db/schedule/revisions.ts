// How often each task's record has been written; it only rises, through undo and removal too (X3).
import type { WeekloomDatabase } from '../weekloom-database.ts'

/** By task id. A task that was never changed after it was added has no entry. */
export function readRevisions({ tables }: WeekloomDatabase): Map<number, number> {
  return new Map(tables.exports.readRevisions.all().map(({ task, revision }) => [task, revision]))
}
