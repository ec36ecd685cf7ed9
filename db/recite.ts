// Keeps texts to be recalled, the attempts at them and the recital under way (R2, R7).
import {
  defineStatements,
  type Store,
  wholeTables,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { courseId, courseName, knownCourse } from './courses.ts'
import type { Connection } from './store/sqlite.ts'
import { fromText, toText, unlessDamaged, wellFormed } from './store/stored-text.ts'
import {
  type Attempt,
  type Material,
  type MaterialDraft,
  type Memory,
  memorySchema,
} from '../shared/recite/material.ts'
import { idle, type Recital, recitalSchema } from '../shared/recite/recital.ts'

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

const materialColumns = `key, title, ${courseName('recite_material.course')} AS course, text, task,
  created_at, memory`
const attemptColumns = 'id, material, at, round, text, score, coverage'

export const reciteStatements = defineStatements(
  (connection) => ({
    readMaterials: connection.prepare<[], MaterialRow>(
      `SELECT ${materialColumns} FROM recite_material ORDER BY key`,
    ),
    findMaterial: connection.prepare<[key: number], MaterialRow>(
      `SELECT ${materialColumns} FROM recite_material WHERE key = ?`,
    ),
    addMaterial: connection.prepare<[Omit<MaterialRow, 'key' | 'course'> & { course: number }]>(
      `INSERT INTO recite_material (title, course, text, task, created_at, memory)
     VALUES (@title, @course, @text, @task, @created_at, @memory)`,
    ),
    changeMaterial: connection.prepare<
      [Pick<MaterialRow, 'key' | 'title' | 'text' | 'task'> & { course: number }]
    >(
      `UPDATE recite_material SET title = @title, course = @course, text = @text, task = @task
     WHERE key = @key`,
    ),
    setMemory: connection.prepare<[memory: string, key: number]>(
      'UPDATE recite_material SET memory = ? WHERE key = ?',
    ),
    findMaterialCourse: connection
      .prepare<[key: number], number>('SELECT course FROM recite_material WHERE key = ?')
      .pluck(),
    removeMaterial: connection.prepare<[key: number]>('DELETE FROM recite_material WHERE key = ?'),
    readAttempts: connection.prepare<[], AttemptRow>(
      `SELECT ${attemptColumns} FROM recite_attempt ORDER BY key`,
    ),
    findAttempt: connection.prepare<[id: string], AttemptRow>(
      `SELECT ${attemptColumns} FROM recite_attempt WHERE id = ?`,
    ),
    addAttempt: connection.prepare<[AttemptRow]>(
      `INSERT INTO recite_attempt (${attemptColumns})
     VALUES (@id, @material, @at, @round, @text, @score, @coverage)`,
    ),
    removeAttempts: connection.prepare<[material: number]>(
      'DELETE FROM recite_attempt WHERE material = ?',
    ),
    ...prepareRecitalTable(connection),
  }),
  wholeTables('recite_material', 'recite_attempt', 'recital'),
)

/** The one that is under way. */
function prepareRecitalTable(connection: Connection) {
  return {
    readRecital: connection.prepare<[], { version: number; json: string }>(
      'SELECT version, json FROM recital WHERE one = 1',
    ),
    writeRecital: connection.prepare<[version: number, json: string]>(
      `INSERT INTO recital (one, version, json) VALUES (1, ?, ?)
     ON CONFLICT (one) DO UPDATE SET version = excluded.version, json = excluded.json`,
    ),
  }
}

/** Raised whenever a recital of the version before can't be read any more. */
const recitalVersion = 1

/** In the order in which they were kept. */
export function readMaterials(database: WeekloomDatabase): Material[] {
  return reciteStatements(database).readMaterials.all().map(toMaterial)
}

export function findMaterial(database: WeekloomDatabase, id: number): Material | null {
  const row = reciteStatements(database).findMaterial.get(id)
  return row === undefined ? null : toMaterial(row)
}

/** Answers with its id. */
export function addMaterial(database: WeekloomDatabase, draft: MaterialDraft, at: string): number {
  return writeTransaction(database, () => insertMaterial(database, draft, at, null))
}

export type WholeMaterial = Omit<Material, 'id' | 'taskId'> & {
  attempts: Omit<Attempt, 'material'>[]
}

/** Texts out of a file, with what was known of them there; all or none. Answers with their ids. */
export function addWholeMaterials(
  database: WeekloomDatabase,
  materials: readonly WholeMaterial[],
): number[] {
  return writeTransaction(database, () =>
    materials.map(({ attempts, createdAt, memory, ...draft }) => {
      const key = insertMaterial(database, { ...draft, taskId: null }, createdAt, memory)
      for (const attempt of attempts) {
        // Ids are this folder's own: one that was given elsewhere may be given here to another attempt.
        const id = `${key}/${attempt.id}`
        reciteStatements(database).addAttempt.run(toRow({ ...attempt, id, material: key }))
      }
      return key
    }),
  )
}

export function changeMaterial(
  database: WeekloomDatabase,
  id: number,
  { title, course, text, taskId }: MaterialDraft,
): void {
  const texts = { key: id, title: wellFormed(title), text: wellFormed(text), task: taskId }
  writeTransaction(database, () => {
    const { findMaterialCourse, changeMaterial: change } = reciteStatements(database)
    const present = findMaterialCourse.get(id) ?? null
    change.run({ ...texts, course: courseId(database, wellFormed(course), present) })
  })
}

/** With all attempts at them; `recital` is where that stands then. */
export function removeMaterials(
  database: WeekloomDatabase,
  ids: readonly number[],
  recital: Recital,
): void {
  const recite = reciteStatements(database)
  writeTransaction(database, () => {
    for (const id of ids) {
      recite.removeAttempts.run(id)
      recite.removeMaterial.run(id)
    }
    storeRecital(database, recital)
  })
}

/** Oldest first. */
export function readAttempts(database: WeekloomDatabase): Attempt[] {
  return reciteStatements(database).readAttempts.all()
}

export function findAttempt(database: WeekloomDatabase, id: string): Attempt | null {
  return reciteStatements(database).findAttempt.get(id) ?? null
}

/** Idle before the first, and where it can't be read any more. */
export function readRecital(database: WeekloomDatabase): Recital {
  const row = reciteStatements(database).readRecital.get()
  if (row === undefined || row.version !== recitalVersion) return idle
  return unlessDamaged(() => fromText(recitalSchema, row.json, 'recital')) ?? idle
}

export function writeRecital(database: WeekloomDatabase, recital: Recital): void {
  writeTransaction(database, () => storeRecital(database, recital))
}

/** An attempt with where the recital stands after it, in one transaction; `memory` is null where that stays. */
export function writeAttempt(
  database: WeekloomDatabase,
  { attempt, recital, memory }: { attempt: Attempt; recital: Recital; memory: Memory | null },
): void {
  writeTransaction(database, () => {
    reciteStatements(database).addAttempt.run(toRow(attempt))
    if (memory !== null) {
      reciteStatements(database).setMemory.run(toText(memorySchema, memory), attempt.material)
    }
    storeRecital(database, recital)
  })
}

function insertMaterial(
  database: Store,
  { title, course, text, taskId }: MaterialDraft,
  at: string,
  memory: Memory | null,
): number {
  const added = reciteStatements(database).addMaterial.run({
    title: wellFormed(title),
    course: courseId(database, wellFormed(course)),
    text: wellFormed(text),
    task: taskId,
    created_at: at,
    memory: memory === null ? null : toText(memorySchema, memory),
  })
  return Number(added.lastInsertRowid)
}

function storeRecital(database: Store, recital: Recital): void {
  reciteStatements(database).writeRecital.run(recitalVersion, toText(recitalSchema, recital))
}

function toRow(attempt: Attempt): AttemptRow {
  return { ...attempt, id: wellFormed(attempt.id), text: wellFormed(attempt.text) }
}

/** A memory that can't be read is none: the next recital begins it anew. */
function toMaterial({ key, task, created_at: createdAt, memory, ...row }: MaterialRow): Material {
  const known =
    memory === null ? null : unlessDamaged(() => fromText(memorySchema, memory, `material ${key}`))
  const course = knownCourse(row.course, `material ${key}`)
  return { id: key, ...row, course, taskId: task, createdAt, memory: known }
}
