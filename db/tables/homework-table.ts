// Statements on homework.
import type { Connection, Statement } from '../sqlite.ts'

export type HomeworkRow = {
  key: number
  title: string
  course: string
  due_date: string
  due_time: string | null
  checklist: string
  solution: string
  answer_key: string
  remarks: string | null
  class: number | null
  tasks: string | null
  done_at: string | null
  created_at: string
}

const columns =
  'title, course, due_date, due_time, checklist, solution, answer_key, remarks, class, tasks, done_at, created_at'

const values = columns
  .split(', ')
  .map((name) => `@${name}`)
  .join(', ')

export function prepareHomeworkTable(connection: Connection) {
  const readAll: Statement<[], HomeworkRow> = connection.prepare(
    `SELECT key, ${columns} FROM homework ORDER BY key`,
  )
  const find: Statement<[key: number], HomeworkRow> = connection.prepare(
    `SELECT key, ${columns} FROM homework WHERE key = ?`,
  )
  const addWhole: Statement<[HomeworkRow]> = connection.prepare(
    `INSERT INTO homework (key, ${columns}) VALUES (@key, ${values})`,
  )
  /** The highest that was ever given. */
  const lastKey: Statement<[], { key: number }> = connection.prepare(
    "SELECT seq AS key FROM sqlite_sequence WHERE name = 'homework'",
  )
  const change: Statement<[HomeworkRow]> = connection.prepare(
    `UPDATE homework SET (${columns}) = (${values}) WHERE key = @key`,
  )
  const rename: Statement<[name: string, course: string]> = connection.prepare(
    'UPDATE homework SET course = ? WHERE course = ?',
  )
  const remove: Statement<[key: number]> = connection.prepare('DELETE FROM homework WHERE key = ?')
  return { readAll, find, addWhole, lastKey, change, rename, remove }
}
