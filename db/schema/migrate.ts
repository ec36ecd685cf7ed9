// Brings a file up to date: each migration in a transaction of its own, a backup before the first.
import { runMigration, type Migration } from './migrations.ts'
import { requireIntact, sealRows } from '../integrity/sealed-tables.ts'
import { succeed, type Result } from '../../shared/result.ts'
import type { Connection } from '../sqlite.ts'
import { prepareGenerationTable } from '../tables/generation-table.ts'

/** Null in a file of a version before there was one. */
export function findMark(connection: Connection) {
  const find = connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'file_generation'")
  return find.get() === undefined ? null : prepareGenerationTable(connection)
}

export function fileVersion(connection: Connection): number {
  return Number(connection.pragma('user_version', { simple: true }))
}

/**
 * Without its backup no migration happens; where one fails, those before it have.
 * Throws `DamagedRow` where a row is not as it was written.
 */
export function migrate<Failure>(
  connection: Connection,
  steps: readonly Migration[],
  backUpFirst: () => Result<unknown, Failure>,
): Result<null, Failure> {
  const present = fileVersion(connection)
  const missing = steps.filter(({ version }) => version > present)
  const backup = missing.length === 0 ? succeed(null) : backUpFirst()
  if (!backup.ok) return backup
  for (const step of missing) {
    const mark = findMark(connection)
    const beginsLog = mark?.loggedPages() === 0
    const apply = connection.transaction(() => {
      if (beginsLog) mark?.renew.run()
      // What is damaged would be sealed as if it had been written so.
      requireIntact(connection)
      runMigration(connection, step)
      sealRows(connection)
      connection.pragma(`user_version = ${step.version}`)
    })
    apply.immediate()
  }
  return succeed(null)
}
