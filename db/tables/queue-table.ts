// Statements on `queued_message`.
import type { Connection, Statement } from '../sqlite.ts'

export type QueuedRow = { key: number; text: string }

export function prepareQueueTable(connection: Connection) {
  const readOf: Statement<[conversation: number], QueuedRow> = connection.prepare(
    'SELECT key, text FROM queued_message WHERE conversation = ? ORDER BY key',
  )
  const add: Statement<[conversation: number, text: string]> = connection.prepare(
    'INSERT INTO queued_message (conversation, text) VALUES (?, ?)',
  )
  const remove: Statement<[key: number]> = connection.prepare(
    'DELETE FROM queued_message WHERE key = ?',
  )
  const clearOf: Statement<[conversation: number]> = connection.prepare(
    'DELETE FROM queued_message WHERE conversation = ?',
  )
  return { readOf, add, remove, clearOf }
}
