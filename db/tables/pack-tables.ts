// Statements on the fields of course packs: one row a version.
import type { Connection, Statement } from '../sqlite.ts'

export type PackFieldRow = {
  course: string
  key: string
  version: number
  text: string
  status: string
  made: string
  who: string
  at: string
  row_hash: string
}

const columns = 'course, key, version, text, status, made, who, at, row_hash'

export function preparePackTables(connection: Connection) {
  const readAll: Statement<[], PackFieldRow> = connection.prepare(
    `SELECT ${columns} FROM pack_field ORDER BY course, key, version`,
  )
  const readField: Statement<[course: string, key: string], PackFieldRow> = connection.prepare(
    `SELECT ${columns} FROM pack_field WHERE course = ? AND key = ? ORDER BY version DESC`,
  )
  const readVersion: Statement<[course: string, key: string, version: number], PackFieldRow> =
    connection.prepare(
      `SELECT ${columns} FROM pack_field WHERE course = ? AND key = ? AND version = ?`,
    )
  const readTop: Statement<
    [course: string, key: string, below: number],
    { version: number | null; count: number }
  > = connection.prepare(
    `SELECT max(version) AS version, count(*) AS count FROM pack_field
     WHERE course = ? AND key = ? AND version < ?`,
  )
  const listCourses: Statement<[], { course: string }> = connection.prepare(
    'SELECT DISTINCT course FROM pack_field ORDER BY course',
  )
  const write: Statement<[PackFieldRow]> = connection.prepare(
    `INSERT INTO pack_field (${columns})
     VALUES (@course, @key, @version, @text, @status, @made, @who, @at, @row_hash)`,
  )
  const settle: Statement<[PackFieldRow]> = connection.prepare(
    `UPDATE pack_field SET status = @status, made = @made, row_hash = @row_hash
     WHERE course = @course AND key = @key AND version = @version`,
  )
  const rename: Statement<[to: string, from: string]> = connection.prepare(
    'UPDATE pack_field SET course = ? WHERE course = ?',
  )
  const remove: Statement<[course: string]> = connection.prepare(
    'DELETE FROM pack_field WHERE course = ?',
  )
  return { readAll, readField, readVersion, readTop, listCourses, write, settle, rename, remove }
}
