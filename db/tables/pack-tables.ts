// Statements on the fields of course packs: one row a version.
import { isIntact, prepareSealed } from '../integrity/sealed-tables.ts'
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
  /** 1 where it is as it was written. */
  intact: number
}

export type WrittenField = Omit<PackFieldRow, 'intact'>

export function preparePackTables(connection: Connection) {
  const columns = `course, key, version, text, status, made, who, at,
    ${isIntact(connection, 'pack_field')} AS intact`
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
  const write = prepareSealed<WrittenField>(connection, 'pack_field')
  const settle: Statement<[WrittenField]> = connection.prepare(
    `UPDATE pack_field SET status = @status, made = @made
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
