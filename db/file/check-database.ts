// Checks an open file in full, as `doctor` shows it; the rules of the schedule itself are the caller's to check.
import { scheduleStateSchema } from '../../shared/schedule/state.ts'
import { conversationId } from '../ids.ts'
import {
  conversationStatements,
  readConversation,
  type StoredConversation,
} from '../conversation.ts'
import { damagedHistory } from '../history.ts'
import { fileVersion } from '../store/migrate.ts'
import { column, findDamage } from './find-damage.ts'
import { type Pragmas, readPragmas } from './open-file.ts'
import { loadRecords } from '../schedule.ts'
import type { Connection } from '../store/sqlite.ts'
import { checked } from '../store/stored-text.ts'
import type { WeekloomDatabase } from '../store/database.ts'

export type DatabaseReport = {
  /** Whether nothing below is wrong. */
  isSound: boolean
  /** What SQLite's own checks complain about, and what could not be read at all. */
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

/** Reads every row; changes nothing. Never throws over a damaged file: what can't be read is part of the report. */
export function checkDatabase(database: WeekloomDatabase): DatabaseReport {
  const { connection } = database
  const unread: string[] = []
  const unless = <Value>(fallback: Value, read: () => Value): Value => {
    try {
      return read()
    } catch (error) {
      unread.push(error instanceof Error ? error.message : String(error))
      return fallback
    }
  }
  const damage = findDamage(connection)
  const { foreignKeys } = damage
  const damagedRows = [...new Set([...damage.rows, ...findDamagedRows(database)])]
  const counts = unless({}, () => countRows(connection))
  const pragmas = unless(unknownPragmas, () => readPragmas(connection))
  const schemaVersion = unless(0, () => fileVersion(connection))
  const pages = [...new Set([...damage.pages, ...unread])]
  return {
    isSound: pages.length + foreignKeys.length + damagedRows.length === 0,
    pages,
    foreignKeys,
    damagedRows,
    pragmas,
    schemaVersion,
    sqliteVersion: String(column(connection, 'SELECT sqlite_version()')[0]),
    counts,
  }
}

const unknownPragmas: Pragmas = { journalMode: '', synchronous: 0, foreignKeys: 0 }

function findDamagedRows(database: WeekloomDatabase): string[] {
  const keys: number[] = []
  return [
    ...damageIn(() => damagedHistory(database).map((id) => `history_entry ${id}`)),
    ...damageIn(() => {
      keys.push(
        ...conversationStatements(database)
          .readKeys.all()
          .map(({ key }) => key),
      )
      return []
    }),
    ...keys.flatMap((key) =>
      damageIn(() => sayDamage(readConversation(database, conversationId(key)))),
    ),
    ...damageIn(() => {
      const records = loadRecords(database)
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
    return [error instanceof Error ? error.message : String(error)]
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
