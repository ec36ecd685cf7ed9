// Texts to be recalled, the attempts at them and the recital under way, in the file (R2, R7).
import {
  memorySchema,
  type Attempt,
  type Material,
  type MaterialDraft,
  type Memory,
} from '../shared/recite/material.ts'
import { idle, recitalSchema, type Recital } from '../shared/recite/recital.ts'
import { fromText, toText, unlessDamaged, wellFormed } from './stored-text.ts'
import type { AttemptRow, MaterialRow } from './tables/recite-tables.ts'
import type { Tables } from './tables/tables.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'
import { writeTransaction } from './write-transaction.ts'

/** Raised whenever a recital of the version before can't be read any more. */
const recitalVersion = 1

/** In the order in which they were kept. */
export function readMaterials({ tables }: WeekloomDatabase): Material[] {
  return tables.recite.readMaterials.all().map(toMaterial)
}

export function findMaterial({ tables }: WeekloomDatabase, id: number): Material | null {
  const row = tables.recite.findMaterial.get(id)
  return row === undefined ? null : toMaterial(row)
}

/** Answers with its id. */
export function addMaterial(database: WeekloomDatabase, draft: MaterialDraft, at: string): number {
  return writeTransaction(database, () => insertMaterial(database.tables, draft, at, null))
}

export type WholeMaterial = Omit<Material, 'id' | 'taskId'> & {
  attempts: Omit<Attempt, 'material'>[]
}

/** Texts out of a file, with what was known of them there; all or none. Answers with their ids. */
export function addWholeMaterials(
  database: WeekloomDatabase,
  materials: readonly WholeMaterial[],
): number[] {
  const { tables } = database
  return writeTransaction(database, () =>
    materials.map(({ attempts, createdAt, memory, ...draft }) => {
      const key = insertMaterial(tables, { ...draft, taskId: null }, createdAt, memory)
      for (const attempt of attempts) {
        // Ids are this folder's own: one that was given elsewhere may be given here to another attempt.
        const id = `${key}/${attempt.id}`
        tables.recite.addAttempt.run(toRow({ ...attempt, id, material: key }))
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
  const row = {
    key: id,
    title: wellFormed(title),
    course: wellFormed(course),
    text: wellFormed(text),
  }
  writeTransaction(database, () =>
    database.tables.recite.changeMaterial.run({ ...row, task: taskId }),
  )
}

/** With all attempts at them; `recital` is where that stands then. */
export function removeMaterials(
  database: WeekloomDatabase,
  ids: readonly number[],
  recital: Recital,
): void {
  const { recite } = database.tables
  writeTransaction(database, () => {
    for (const id of ids) {
      recite.removeAttempts.run(id)
      recite.removeMaterial.run(id)
    }
    storeRecital(database.tables, recital)
  })
}

/** Oldest first. */
export function readAttempts({ tables }: WeekloomDatabase): Attempt[] {
  return tables.recite.readAttempts.all()
}

export function findAttempt({ tables }: WeekloomDatabase, id: string): Attempt | null {
  return tables.recite.findAttempt.get(id) ?? null
}

/** Idle before the first, and where it can't be read any more. */
export function readRecital({ tables }: WeekloomDatabase): Recital {
  const row = tables.recite.readRecital.get()
  if (row === undefined || row.version !== recitalVersion) return idle
  return unlessDamaged(() => fromText(recitalSchema, row.json, 'recital')) ?? idle
}

export function writeRecital(database: WeekloomDatabase, recital: Recital): void {
  writeTransaction(database, () => storeRecital(database.tables, recital))
}

/** An attempt with where the recital stands after it, in one transaction; `memory` is null where that stays. */
export function writeAttempt(
  database: WeekloomDatabase,
  { attempt, recital, memory }: { attempt: Attempt; recital: Recital; memory: Memory | null },
): void {
  const { tables } = database
  writeTransaction(database, () => {
    tables.recite.addAttempt.run(toRow(attempt))
    if (memory !== null) {
      tables.recite.setMemory.run(toText(memorySchema, memory), attempt.material)
    }
    storeRecital(tables, recital)
  })
}

function insertMaterial(
  { recite }: Tables,
  { title, course, text, taskId }: MaterialDraft,
  at: string,
  memory: Memory | null,
): number {
  const added = recite.addMaterial.run({
    title: wellFormed(title),
    course: wellFormed(course),
    text: wellFormed(text),
    task: taskId,
    created_at: at,
    memory: memory === null ? null : toText(memorySchema, memory),
  })
  return Number(added.lastInsertRowid)
}

function storeRecital({ recite }: Tables, recital: Recital): void {
  recite.writeRecital.run(recitalVersion, toText(recitalSchema, recital))
}

function toRow(attempt: Attempt): AttemptRow {
  return { ...attempt, id: wellFormed(attempt.id), text: wellFormed(attempt.text) }
}

/** A memory that can't be read is none: the next recital begins it anew. */
function toMaterial({ key, task, created_at: createdAt, memory, ...row }: MaterialRow): Material {
  const known =
    memory === null ? null : unlessDamaged(() => fromText(memorySchema, memory, `material ${key}`))
  return { id: key, ...row, taskId: task, createdAt, memory: known }
}
