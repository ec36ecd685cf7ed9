// Makes the tables of a new file and brings a file up to date: each step in a transaction of its own, a backup before the first.
import { succeed, type Result } from '../../shared/result.ts'
import { generationStatements } from './database.ts'
import {
  baseline,
  droppedEvents,
  eventsBesideRows,
  kindsOfFeeds,
  preferencesInHistory,
  subscribedFeeds,
} from './schema.ts'
import { addSealColumns, requireIntact, sealRows } from './seals.ts'
import type { Connection } from './sqlite.ts'

export type Migration = { version: number; sql: string }

/** Ascending, the baseline first; a file's number is its PRAGMA user_version. What is older than the first can't be read. */
export const migrations: readonly Migration[] = [
  { version: 20, sql: baseline },
  { version: 21, sql: preferencesInHistory },
  { version: 22, sql: subscribedFeeds },
  { version: 23, sql: droppedEvents },
  { version: 24, sql: kindsOfFeeds },
  { version: 25, sql: eventsBesideRows },
]

/** The version that a file has after all of `steps`. */
export function newestVersion(steps: readonly Migration[]): number {
  return steps.at(-1)?.version ?? 0
}

/** The oldest that a file may have to be brought up to date. */
export function oldestVersion(steps: readonly Migration[]): number {
  return steps[0]?.version ?? 0
}

export function fileVersion(connection: Connection): number {
  return Number(connection.pragma('user_version', { simple: true }))
}

export function runMigration(connection: Connection, { sql }: Migration): void {
  connection.exec(sql)
  addSealColumns(connection)
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
    const mark = fileVersion(connection) === 0 ? null : generationStatements({ connection })
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
