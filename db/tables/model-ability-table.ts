// Statements on `model_ability`.
import type { Connection, Statement } from '../sqlite.ts'

export function prepareModelAbilityTable(connection: Connection) {
  const read: Statement<[endpoint: string], { abilities: string }> = connection.prepare(
    'SELECT abilities FROM model_ability WHERE endpoint = ?',
  )
  const write: Statement<[endpoint: string, abilities: string]> = connection.prepare(
    'INSERT OR REPLACE INTO model_ability (endpoint, abilities) VALUES (?, ?)',
  )
  return { read, write }
}
