// Statements on the calendar that the plan is pushed to, and on each of its resources (X11).
import type { Connection, Statement } from '../sqlite.ts'

export type ResourceRow = { key: string; href: string; etag: string | null; remote: string | null }

export function prepareCaldavTables(connection: Connection) {
  const readCalendar: Statement<[], { settings: string; status: string }> = connection.prepare(
    'SELECT settings, status FROM caldav_calendar',
  )
  const writeCalendar: Statement<[settings: string, status: string]> = connection.prepare(
    'INSERT OR REPLACE INTO caldav_calendar (one, settings, status) VALUES (1, ?, ?)',
  )
  const removeCalendar: Statement = connection.prepare('DELETE FROM caldav_calendar')
  const readResources: Statement<[], ResourceRow> = connection.prepare(
    'SELECT key, href, etag, remote FROM caldav_resource ORDER BY key',
  )
  const writeResource: Statement<[ResourceRow]> = connection.prepare(
    `INSERT OR REPLACE INTO caldav_resource (key, href, etag, remote)
     VALUES (:key, :href, :etag, :remote)`,
  )
  const removeResource: Statement<[key: string]> = connection.prepare(
    'DELETE FROM caldav_resource WHERE key = ?',
  )
  const removeResources: Statement = connection.prepare('DELETE FROM caldav_resource')
  return {
    readCalendar,
    writeCalendar,
    removeCalendar,
    readResources,
    writeResource,
    removeResource,
    removeResources,
  }
}
