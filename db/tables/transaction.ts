// The statements around every write.
import type { Connection, Statement } from '../sqlite.ts'

export function prepareTransaction(connection: Connection) {
  // The write lock is taken at once, so that what `work` reads is what it changes.
  const begin: Statement = connection.prepare('BEGIN IMMEDIATE')
  const commit: Statement = connection.prepare('COMMIT')
  const rollback: Statement = connection.prepare('ROLLBACK')
  /** How many rows this connection has ever written. */
  const countChanges = connection.prepare('SELECT total_changes()').pluck()
  return { begin, commit, rollback, countChanges }
}
