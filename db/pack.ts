// The fields of course packs in the file (K7): versions are added, and the newest that can be read counts.
import { packFieldKeys, type PackFieldKey } from '../shared/pack/fields.ts'
import { toPack, type Pack } from '../shared/pack/pack.ts'
import {
  fieldStatuses,
  packFieldVersionSchema,
  type PackFieldVersion,
} from '../shared/pack/pack-record.ts'
import { findPackRefusal, type PackWrite } from '../shared/pack/pack-write.ts'
import { renameInScenes } from './conversation/scene-states.ts'
import { DamagedRow, fromText, oneOf, toText, unlessDamaged, wellFormed } from './stored-text.ts'
import type { PackFieldRow, WrittenField } from './tables/pack-tables.ts'
import type { Tables } from './tables/tables.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'
import { writeTransaction } from './write-transaction.ts'

/** What is stored as text; the rest has columns. */
const madeSchema = packFieldVersionSchema.pick({
  citations: true,
  madeFrom: true,
  scheduleMark: true,
  withoutSources: true,
  why: true,
})

/** Above every version that there can be. */
const noVersion = Number.MAX_SAFE_INTEGER

/** Courses that have a field, written or damaged. */
export function listPackCourses({ tables }: WeekloomDatabase): string[] {
  return tables.pack.listCourses.all().map(({ course }) => course)
}

/** A damaged version is as one that never was: the one before it counts. */
export function readPack({ tables }: WeekloomDatabase, course: string): Pack {
  return packOf(tables, course)
}

function packOf(tables: Tables, course: string): Pack {
  const versions = packFieldKeys.flatMap((key) => presentVersion(tables, course, key) ?? [])
  return toPack(course, versions)
}

function presentVersion({ pack }: Tables, course: string, key: PackFieldKey) {
  for (let below = noVersion; ;) {
    const version = pack.readTop.get(course, key, below)?.version ?? null
    if (version === null) return null
    const row = pack.readVersion.get(course, key, version)
    const read = row === undefined ? null : unlessDamaged(() => toVersion(row))
    if (read !== null) return read
    below = version
  }
}

export function countVersions({ tables }: WeekloomDatabase, course: string): Map<string, number> {
  return new Map(
    packFieldKeys.map((key) => [key, tables.pack.readTop.get(course, key, noVersion)?.count ?? 0]),
  )
}

/** Newest first, without those that are damaged. */
export function readFieldVersions(
  { tables }: WeekloomDatabase,
  course: string,
  key: PackFieldKey,
): PackFieldVersion[] {
  return tables.pack.readField
    .all(course, key)
    .flatMap((row) => unlessDamaged(() => toVersion(row)) ?? [])
}

export function findFieldVersion(
  { tables }: WeekloomDatabase,
  { course, key, version }: { course: string; key: PackFieldKey; version: number },
): PackFieldVersion | null {
  const row = tables.pack.readVersion.get(course, key, version)
  return row === undefined ? null : unlessDamaged(() => toVersion(row))
}

/** Every one that was ever written, for the file of everything; `keep` names what is damaged. */
export function readAllFields(
  { tables }: WeekloomDatabase,
  keep: <Value>(name: string, read: () => Value) => Value[],
): PackFieldVersion[] {
  return tables.pack.readAll.all().flatMap((row) => keep(nameOf(row), () => toVersion(row)))
}

/** All or none of them, in one transaction; throws as `writePack` does. */
export function commitPack(
  database: WeekloomDatabase,
  writes: readonly PackWrite[],
  at: string,
): void {
  writeTransaction(database, () => writePack(database.tables, writes, at))
}

/**
 * To be called in a transaction. `at` is the present instant, ISO. Throws, and with it the whole transaction, where
 * a write is refused: `findPackRefusal` says so before.
 */
export function writePack(tables: Tables, writes: readonly PackWrite[], at: string): void {
  for (const write of writes) {
    const pack = packOf(tables, write.kind === 'version' ? write.field.course : write.course)
    const refusal = findPackRefusal(pack, write)
    if (refusal !== null) throw new Error(`field ${refusal.key} of a pack: ${refusal.kind}`)
    if (write.kind === 'version') {
      const { course, key } = write.field
      // Above a damaged one too: its number is never given again.
      const top = tables.pack.readTop.get(course, key, noVersion)?.version ?? 0
      const version = { ...write.field, version: top + 1, at }
      tables.pack.write.run(toRow(version))
    } else {
      const { kind: _, ...settled } = write
      const present = pack.fields[write.key]
      if (present !== undefined) {
        tables.pack.settle.run(toRow({ ...present, ...settled, status: 'ready' }))
      }
    }
  }
}

export function removePack(database: WeekloomDatabase, course: string): void {
  writeTransaction(database, () => database.tables.pack.remove.run(course))
}

/** To be called in a transaction: whole packs of courses that have none. */
export function addWholePacks({ pack }: Tables, versions: readonly PackFieldVersion[]): void {
  const known = new Set(pack.listCourses.all().map(({ course }) => course))
  const written = new Set<string>()
  for (const version of versions) {
    const place = `${version.key} ${version.version} ${version.course}`
    if (known.has(version.course) || written.has(place)) continue
    written.add(place)
    pack.write.run(toRow(version))
  }
}

/** To be called in a transaction: the pack goes with a course that is renamed, unless there is one of that name. */
export function renamePack(tables: Tables, { from, to }: { from: string; to: string }): void {
  const { pack } = tables
  const hasOne = pack.listCourses.all().some(({ course }) => course === to)
  if (hasOne) return
  pack.rename.run(wellFormed(to), from)
  renameInScenes(tables, { from, to })
}

function toRow(version: PackFieldVersion): WrittenField {
  const { course, key, version: number, text, status, who, at, ...rest } = version
  // The whole of it can be read again, or it is not written.
  packFieldVersionSchema.parse(version)
  const made = toText(madeSchema, rest)
  return { course, key, version: number, text, status, made, who, at }
}

function toVersion(row: PackFieldRow): PackFieldVersion {
  const name = nameOf(row)
  if (row.intact !== 1) throw new DamagedRow(name)
  return {
    course: row.course,
    key: oneOf(packFieldKeys, row.key, name),
    version: row.version,
    text: row.text,
    status: oneOf(fieldStatuses, row.status, name),
    who: oneOf(['person', 'agent'] as const, row.who, name),
    at: row.at,
    ...fromText(madeSchema, row.made, name),
  }
}

function nameOf({ course, key, version }: PackFieldRow): string {
  return `version ${version} of ${key} in the pack of ${course}`
}
