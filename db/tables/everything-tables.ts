// Statements that read whole tables, for the export of everything; prepared only when one is asked for.
import type { Connection, Statement } from '../sqlite.ts'
import type { CounterName } from './counter-table.ts'

export type WholeConversationRow = {
  key: number
  title: string
  parent: number | null
  created_at: string
  opened: number
  is_deleted: number
}

export type EverythingTables = ReturnType<typeof prepareEverythingTables>

export function prepareEverythingTables(connection: Connection) {
  const counters: Statement<[], { name: CounterName; next: number }> = connection.prepare(
    'SELECT name, next FROM id_counter',
  )
  const walks: Statement<[], { entry: number; way: string; at: string }> = connection.prepare(
    'SELECT entry, way, at FROM history_walk ORDER BY seq',
  )
  const conversations: Statement<[], WholeConversationRow> = connection.prepare(
    'SELECT key, title, parent, created_at, opened, is_deleted FROM conversation ORDER BY key',
  )
  return { counters, walks, conversations }
}
