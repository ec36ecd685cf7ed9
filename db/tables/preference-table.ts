// Statements on `preference`.
import type { Connection, Statement } from '../sqlite.ts'

export function preparePreferenceTable(connection: Connection) {
  const read: Statement<[key: string], { value: string }> = connection.prepare(
    'SELECT value FROM preference WHERE key = ?',
  )
  const write: Statement<[key: string, value: string]> = connection.prepare(
    'INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)',
  )
  return { read, write }
}
