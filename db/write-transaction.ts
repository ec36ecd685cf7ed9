// The one way to write: all or nothing, and after a throw memory is read from the file again (D2).
import type { WeekloomDatabase } from './weekloom-database.ts'

/** `work` may set `memory` to what it wrote; a throw, at the commit too, discards both. */
export function writeTransaction<Outcome>(
  { connection, tables, memory }: WeekloomDatabase,
  work: () => Outcome,
): Outcome {
  try {
    tables.transaction.begin.run()
    const outcome = work()
    tables.transaction.commit.run()
    return outcome
  } catch (error) {
    memory.records = { kind: 'unread' }
    memory.cursors.clear()
    // A full disk, for one, has already rolled back by itself.
    if (connection.inTransaction) tables.transaction.rollback.run()
    throw error
  }
}
