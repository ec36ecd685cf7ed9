// Statements on `term` and `calendar_override`.
import type { Connection, Statement } from '../sqlite.ts'

export type TermRow = {
  name: string
  first_monday: string
  weeks: number
  zone: string
  periods: string
}

export type OverrideRow = {
  date: string
  kind: 'off' | 'follows'
  week: number | null
  weekday: number | null
}

export function prepareCalendarTables(connection: Connection) {
  const readTerm: Statement<[], TermRow> = connection.prepare(
    'SELECT name, first_monday, weeks, zone, periods FROM term',
  )
  const writeTerm: Statement<[TermRow]> = connection.prepare(
    `INSERT OR REPLACE INTO term (id, name, first_monday, weeks, zone, periods)
     VALUES (1, @name, @first_monday, @weeks, @zone, @periods)`,
  )
  const readOverrides: Statement<[], OverrideRow> = connection.prepare(
    'SELECT date, kind, week, weekday FROM calendar_override ORDER BY date',
  )
  const clearOverrides: Statement = connection.prepare('DELETE FROM calendar_override')
  const writeOverride: Statement<[OverrideRow]> = connection.prepare(
    `INSERT INTO calendar_override (date, kind, week, weekday)
     VALUES (@date, @kind, @week, @weekday)`,
  )
  return { readTerm, writeTerm, readOverrides, clearOverrides, writeOverride }
}
