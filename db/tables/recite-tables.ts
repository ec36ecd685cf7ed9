// Statements on the texts to be recalled, the attempts at them and the recital that is under way.
import type { Connection, Statement } from '../sqlite.ts'

export type MaterialRow = {
  key: number
  title: string
  course: string
  text: string
  task: number | null
  created_at: string
  memory: string | null
}

export type AttemptRow = {
  id: string
  material: number
  at: string
  round: number
  text: string
  score: number
  coverage: number
}

const materialColumns = 'key, title, course, text, task, created_at, memory'
const attemptColumns = 'id, material, at, round, text, score, coverage'

export function prepareReciteTables(connection: Connection) {
  const readMaterials: Statement<[], MaterialRow> = connection.prepare(
    `SELECT ${materialColumns} FROM recite_material ORDER BY key`,
  )
  const findMaterial: Statement<[key: number], MaterialRow> = connection.prepare(
    `SELECT ${materialColumns} FROM recite_material WHERE key = ?`,
  )
  const addMaterial: Statement<[Omit<MaterialRow, 'key'>]> = connection.prepare(
    `INSERT INTO recite_material (title, course, text, task, created_at, memory)
     VALUES (@title, @course, @text, @task, @created_at, @memory)`,
  )
  const changeMaterial: Statement<
    [Pick<MaterialRow, 'key' | 'title' | 'course' | 'text' | 'task'>]
  > = connection.prepare(
    `UPDATE recite_material SET title = @title, course = @course, text = @text, task = @task
     WHERE key = @key`,
  )
  const setMemory: Statement<[memory: string, key: number]> = connection.prepare(
    'UPDATE recite_material SET memory = ? WHERE key = ?',
  )
  const rename: Statement<[name: string, course: string]> = connection.prepare(
    'UPDATE recite_material SET course = ? WHERE course = ?',
  )
  const removeMaterial: Statement<[key: number]> = connection.prepare(
    'DELETE FROM recite_material WHERE key = ?',
  )
  const readAttempts: Statement<[], AttemptRow> = connection.prepare(
    `SELECT ${attemptColumns} FROM recite_attempt ORDER BY key`,
  )
  const findAttempt: Statement<[id: string], AttemptRow> = connection.prepare(
    `SELECT ${attemptColumns} FROM recite_attempt WHERE id = ?`,
  )
  const addAttempt: Statement<[AttemptRow]> = connection.prepare(
    `INSERT INTO recite_attempt (${attemptColumns})
     VALUES (@id, @material, @at, @round, @text, @score, @coverage)`,
  )
  const removeAttempts: Statement<[material: number]> = connection.prepare(
    'DELETE FROM recite_attempt WHERE material = ?',
  )
  return {
    readMaterials,
    findMaterial,
    addMaterial,
    changeMaterial,
    setMemory,
    rename,
    removeMaterial,
    readAttempts,
    findAttempt,
    addAttempt,
    removeAttempts,
    ...prepareRecitalTable(connection),
  }
}

/** The one that is under way. */
function prepareRecitalTable(connection: Connection) {
  const readRecital: Statement<[], { version: number; json: string }> = connection.prepare(
    'SELECT version, json FROM recital WHERE one = 1',
  )
  const writeRecital: Statement<[version: number, json: string]> = connection.prepare(
    `INSERT INTO recital (one, version, json) VALUES (1, ?, ?)
     ON CONFLICT (one) DO UPDATE SET version = excluded.version, json = excluded.json`,
  )
  return { readRecital, writeRecital }
}
