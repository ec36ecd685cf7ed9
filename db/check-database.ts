// The full check of an open file, as `doctor` shows it; the rules of the schedule itself are the caller's to check.
import { scheduleStateSchema } from '../shared/schedule/state.ts'
import { conversationId } from './conversation-id.ts'
import { readConversation, type StoredConversation } from './conversation.ts'
import { damagedHistory } from './history.ts'
import { fileVersion } from './migrate.ts'
import { readPragmas, type Pragmas } from './open-file.ts'
import { loadRecords } from './load-records.ts'
import { failureOf, type Connection } from './sqlite.ts'
import { checked, DamagedRow } from './stored-text.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'

export type DatabaseReport = {
  /** Whether nothing below is wrong. */
  isSound: boolean
  /** What SQLite's own checks complain about. */
  pages: string[]
  foreignKeys: string[]
  /** Rows that are not as they were written, by hash or by schema. */
  damagedRows: string[]
  pragmas: Pragmas
  schemaVersion: number
  sqliteVersion: string
  /** Rows of each table. */
  counts: Record<string, number>
}

/** Reads every row; changes nothing. */
export function checkDatabase(database: WeekloomDatabase): DatabaseReport {
  const { connection } = database
  const pages = column(connection, 'PRAGMA integrity_check').filter((line) => line !== 'ok')
  const foreignKeys = column(connection, 'PRAGMA foreign_key_check')
  const damagedRows = findDamagedRows(database)
  return {
    isSound: pages.length + foreignKeys.length + damagedRows.length === 0,
    pages,
    foreignKeys,
    damagedRows,
    pragmas: readPragmas(connection),
    schemaVersion: fileVersion(connection),
    sqliteVersion: String(column(connection, 'SELECT sqlite_version()')[0]),
    counts: countRows(connection),
  }
}

function findDamagedRows(database: WeekloomDatabase): string[] {
  const keys = database.tables.conversations.readKeys.all()
  return [
    ...damageIn(() => damagedHistory(database).map((id) => `history entry ${id}`)),
    ...keys.flatMap(({ key }) =>
      damageIn(() => sayDamage(readConversation(database, conversationId(key)))),
    ),
    ...damageIn(() => {
      const records = loadRecords(database.tables)
      if (records !== null) checked(scheduleStateSchema, records.state, 'schedule')
      return []
    }),
  ]
}

function sayDamage({ id, damaged }: StoredConversation): string[] {
  return damaged.map(({ kind, key }) => `${kind} ${key} of ${id}`)
}

/** What `find` finds, or the damage that kept it from looking. */
function damageIn(find: () => string[]): string[] {
  try {
    return find()
  } catch (error) {
    if (error instanceof DamagedRow) return [error.message]
    if (error instanceof Error && failureOf(error) === 'damaged') return [error.message]
    throw error
  }
}

function countRows(connection: Connection): Record<string, number> {
  const names = column(
    connection,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  )
  return Object.fromEntries(
    names.map((name) => [name, Number(column(connection, `SELECT count(*) FROM "${name}"`)[0])]),
  )
}

/** The first column of every row, as text. */
function column(connection: Connection, sql: string): string[] {
  return connection.prepare(sql).pluck().all().map(String)
}
