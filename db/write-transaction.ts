// The one way to write: all or nothing, and after a throw memory is read from the file again (D2).
import { failureOf } from './sqlite.ts'
import type { Tables } from './tables/tables.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'

/** A log that is written over takes half the time of one that still grows, and a start begins a new one. */
const mostLoggedPages = 200

/** `work` may set `memory` to what it wrote; a throw, at the commit too, discards both. */
export function writeTransaction<Outcome>(
  database: WeekloomDatabase,
  work: () => Outcome,
): Outcome {
  const logged = database.tables.generation.loggedPages()
  const outcome = commitWork(database, work, logged === 0)
  if (logged >= mostLoggedPages) keepLogShort(database.tables)
  return outcome
}

function commitWork<Outcome>(
  { connection, tables, memory }: WeekloomDatabase,
  work: () => Outcome,
  beginsLog: boolean,
): Outcome {
  try {
    tables.transaction.begin.run()
    if (beginsLog) tables.generation.renew.run()
    const before = beginsLog ? tables.transaction.countChanges.get() : null
    const outcome = work()
    // A log that would hold the renewed mark alone is not begun: who writes nothing leaves the file as it was.
    if (beginsLog && tables.transaction.countChanges.get() === before)
      tables.transaction.rollback.run()
    else tables.transaction.commit.run()
    return outcome
  } catch (error) {
    memory.records = { kind: 'unread' }
    memory.cursors.clear()
    // A full disk, for one, has already rolled back by itself.
    if (connection.inTransaction) tables.transaction.rollback.run()
    throw error
  }
}

/** What was committed stays so: a log that can't be folded in now is with the next write. */
function keepLogShort({ generation }: Tables): void {
  try {
    generation.foldLog()
  } catch (error) {
    if (failureOf(error) === null) throw error
  }
}
