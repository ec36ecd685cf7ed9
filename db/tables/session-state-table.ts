// Statements on `session_state`.
import type { Connection, Statement } from '../sqlite.ts'

export function prepareSessionStateTable(connection: Connection) {
  const read: Statement<[conversation: number], { version: number; json: string }> =
    connection.prepare('SELECT version, json FROM session_state WHERE conversation = ?')
  const write: Statement<[conversation: number, version: number, json: string]> =
    connection.prepare(
      'INSERT OR REPLACE INTO session_state (conversation, version, json) VALUES (?, ?, ?)',
    )
  const clear: Statement<[conversation: number]> = connection.prepare(
    'DELETE FROM session_state WHERE conversation = ?',
  )
  return { read, write, clear }
}
