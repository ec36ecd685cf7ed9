// Makes what was deleted unreadable: SQLite leaves the bytes of deleted rows where they lay, in the file and in its log (D7).
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { type WeekloomDatabase, writeTransaction } from './database.ts'
import { type Connection, failureOf } from './sqlite.ts'

/** Runs `work` in a transaction and makes unreadable what it deleted; after a kill, or without room, the next opening does. */
export function deleteForGood<Outcome>(database: WeekloomDatabase, work: () => Outcome): Outcome {
  markRemains(database.connection)
  const outcome = writeTransaction(database, work)
  forgetRemains(database.connection)
  return outcome
}

/** Whether bytes of what was deleted may still lie in the file or its log. */
export function hasRemains(connection: Connection): boolean {
  return existsSync(markOf(connection))
}

/**
 * Writes the whole file anew and empties its log; not to be called in a transaction. Where the disk has no room for that,
 * or somebody reads the file, the mark stays: the rows are gone all the same, and the next call takes their bytes too.
 */
export function forgetRemains(connection: Connection): void {
  markRemains(connection)
  try {
    connection.exec('VACUUM')
    const [log] = connection.prepare<[], { busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)').all()
    if (log?.busy === 0) rmSync(markOf(connection), { force: true })
  } catch (error) {
    if (failureOf(error) === null) throw error
  }
}

/** On a disk that is full to the last byte there is no mark: what can be done without it is done all the same. */
function markRemains(connection: Connection): void {
  // A file that is only looked at is one in memory.
  if (connection.memory) return
  try {
    writeFileSync(markOf(connection), '', { mode: 0o600 })
  } catch (error) {
    if (failureOf(error) === null) throw error
  }
}

/** Beside the file that the connection is of. */
function markOf({ name }: Connection): string {
  return `${name}-remains`
}
