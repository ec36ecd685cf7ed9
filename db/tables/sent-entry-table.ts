// Statements on what calendars elsewhere were told of each block (X3, X11).
import type { Connection, Statement } from '../sqlite.ts'

export type SentPlace = 'file' | 'caldav'

export function prepareSentEntryTable(connection: Connection) {
  const readOf: Statement<[place: SentPlace], { key: string; sent: string }> = connection.prepare(
    'SELECT key, sent FROM sent_entry WHERE place = ? ORDER BY key',
  )
  const write: Statement<[place: SentPlace, key: string, sent: string]> = connection.prepare(
    'INSERT OR REPLACE INTO sent_entry (place, key, sent) VALUES (?, ?, ?)',
  )
  const remove: Statement<[place: SentPlace, key: string]> = connection.prepare(
    'DELETE FROM sent_entry WHERE place = ? AND key = ?',
  )
  return { readOf, write, remove }
}
