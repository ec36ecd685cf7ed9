// The numbered steps from an empty file to the present tables; a file's number is its PRAGMA user_version.
import { schema1 } from './schema-1.ts'
import { schema2 } from './schema-2.ts'
import { schema3 } from './schema-3.ts'
import { schema4 } from './schema-4.ts'
import { schema5 } from './schema-5.ts'
import { schema6 } from './schema-6.ts'
import { schema7 } from './schema-7.ts'
import { schema8 } from './schema-8.ts'
import { schema9 } from './schema-9.ts'
import { schema10 } from './schema-10.ts'
import { schema11 } from './schema-11.ts'
import { schema12 } from './schema-12.ts'
import { schema13 } from './schema-13.ts'
import { schema14 } from './schema-14.ts'
import { schema15 } from './schema-15.ts'
import { schema16 } from './schema-16.ts'
import { schema17 } from './schema-17.ts'
import { schema18 } from './schema-18.ts'
import { defineOldHashes } from './old-hashes.ts'
import type { Connection } from '../sqlite.ts'

export type Migration = { version: number; sql: string }

/** Ascending from 1 without gaps. */
export const migrations: readonly Migration[] = [
  { version: 1, sql: schema1 },
  { version: 2, sql: schema2 },
  { version: 3, sql: schema3 },
  { version: 4, sql: schema4 },
  { version: 5, sql: schema5 },
  { version: 6, sql: schema6 },
  { version: 7, sql: schema7 },
  { version: 8, sql: schema8 },
  { version: 9, sql: schema9 },
  { version: 10, sql: schema10 },
  { version: 11, sql: schema11 },
  { version: 12, sql: schema12 },
  { version: 13, sql: schema13 },
  { version: 14, sql: schema14 },
  { version: 15, sql: schema15 },
  { version: 16, sql: schema16 },
  { version: 17, sql: schema17 },
  { version: 18, sql: schema18 },
]

export function runMigration(connection: Connection, { sql }: Migration): void {
  defineOldHashes(connection)
  connection.exec(sql)
}

/** The version that a file has after all of `steps`. */
export function newestVersion(steps: readonly Migration[]): number {
  return steps.at(-1)?.version ?? 0
}
