// Brings a file up to date: each migration in a transaction of its own, a backup before each.
import type { Migration } from './migrations.ts'
import { succeed, type Result } from '../../shared/result.ts'
import type { Connection } from '../sqlite.ts'

export function fileVersion(connection: Connection): number {
  return Number(connection.pragma('user_version', { simple: true }))
}

/** Stops before the first migration whose backup fails: that one and the later ones have not happened then. */
export function migrate<Failure>(
  connection: Connection,
  steps: readonly Migration[],
  backUpFirst: () => Result<unknown, Failure>,
): Result<null, Failure> {
  const present = fileVersion(connection)
  for (const step of steps.filter(({ version }) => version > present)) {
    const backup = backUpFirst()
    if (!backup.ok) return backup
    const apply = connection.transaction(() => {
      connection.exec(step.sql)
      connection.pragma(`user_version = ${step.version}`)
    })
    apply.immediate()
  }
  return succeed(null)
}
