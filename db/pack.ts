// Keeps the fields of course packs (K7): versions are added, and the newest that can be read counts.
import {
  defineStatements,
  type Store,
  wholeTables,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { courseId, courseName, knownCourse, ofCourse } from './courses.ts'
import { isIntact, prepareSealed } from './store/seals.ts'
import {
  DamagedRow,
  fromText,
  oneOf,
  toText,
  unlessDamaged,
  wellFormed,
} from './store/stored-text.ts'
import { type PackFieldKey, packFieldKeys } from '../shared/pack/fields.ts'
import {
  fieldStatuses,
  type PackFieldVersion,
  packFieldVersionSchema,
  type Pack,
  toPack,
} from '../shared/pack/pack.ts'
import { findPackRefusal, type PackWrite } from '../shared/pack/pack-write.ts'

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

type Field = { course: string; key: string }

export const packStatements = defineStatements((connection) => {
  const columns = `${courseName('pack_field.course')} AS course, key, version, text, status, made, who, at,
    ${isIntact(connection, 'pack_field')} AS intact`
  return {
    readAll: connection.prepare<[], PackFieldRow>(
      `SELECT ${columns} FROM pack_field ORDER BY course, key, version`,
    ),
    readField: connection.prepare<[Field], PackFieldRow>(
      `SELECT ${columns} FROM pack_field WHERE course ${ofCourse} AND key = @key ORDER BY version DESC`,
    ),
    readVersion: connection.prepare<[Field & { version: number }], PackFieldRow>(
      `SELECT ${columns} FROM pack_field WHERE course ${ofCourse} AND key = @key AND version = @version`,
    ),
    readTop: connection.prepare<
      [Field & { below: number }],
      { version: number | null; count: number }
    >(
      `SELECT max(version) AS version, count(*) AS count FROM pack_field
     WHERE course ${ofCourse} AND key = @key AND version < @below`,
    ),
    listCourses: connection.prepare<[], { course: string }>(
      `SELECT DISTINCT name AS course FROM course
       WHERE ref IN (SELECT course FROM pack_field) ORDER BY name`,
    ),
    write: prepareSealed<Omit<WrittenField, 'course'> & { course: number }>(
      connection,
      'pack_field',
    ),
    settle: connection.prepare<[WrittenField]>(
      `UPDATE pack_field SET status = @status, made = @made
     WHERE course ${ofCourse} AND key = @key AND version = @version`,
    ),
    remove: connection.prepare<[{ course: string }]>(
      `DELETE FROM pack_field WHERE course ${ofCourse}`,
    ),
  }
}, wholeTables('pack_field'))

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
export function listPackCourses(database: WeekloomDatabase): string[] {
  return packStatements(database)
    .listCourses.all()
    .map(({ course }) => course)
}

/** A damaged version is as one that never was: the one before it counts. */
export function readPack(database: WeekloomDatabase, course: string): Pack {
  return packOf(database, course)
}

function packOf(database: Store, course: string): Pack {
  const versions = packFieldKeys.flatMap((key) => presentVersion(database, course, key) ?? [])
  return toPack(course, versions)
}

function presentVersion(database: Store, course: string, key: PackFieldKey) {
  for (let below = noVersion; ;) {
    const version = packStatements(database).readTop.get({ course, key, below })?.version ?? null
    if (version === null) return null
    const row = packStatements(database).readVersion.get({ course, key, version })
    const read = row === undefined ? null : unlessDamaged(() => toVersion(row))
    if (read !== null) return read
    below = version
  }
}

export function countVersions(database: WeekloomDatabase, course: string): Map<string, number> {
  return new Map(
    packFieldKeys.map((key) => [
      key,
      packStatements(database).readTop.get({ course, key, below: noVersion })?.count ?? 0,
    ]),
  )
}

/** Newest first, without those that are damaged. */
export function readFieldVersions(
  database: WeekloomDatabase,
  course: string,
  key: PackFieldKey,
): PackFieldVersion[] {
  return packStatements(database)
    .readField.all({ course, key })
    .flatMap((row) => unlessDamaged(() => toVersion(row)) ?? [])
}

export function findFieldVersion(
  database: WeekloomDatabase,
  { course, key, version }: { course: string; key: PackFieldKey; version: number },
): PackFieldVersion | null {
  const row = packStatements(database).readVersion.get({ course, key, version })
  return row === undefined ? null : unlessDamaged(() => toVersion(row))
}

/** Every one that was ever written, for the file of everything; `keep` names what is damaged. */
export function readAllFields(
  database: WeekloomDatabase,
  keep: <Value>(name: string, read: () => Value) => Value[],
): PackFieldVersion[] {
  return packStatements(database)
    .readAll.all()
    .flatMap((row) => keep(nameOf(row), () => toVersion(row)))
}

/** All or none of them, in one transaction; throws as `writePack` does. */
export function commitPack(
  database: WeekloomDatabase,
  writes: readonly PackWrite[],
  at: string,
): void {
  writeTransaction(database, () => writePack(database, writes, at))
}

/**
 * To be called in a transaction. `at` is the present instant, ISO. Throws, and with it the whole transaction, where
 * a write is refused: `findPackRefusal` says so before.
 */
export function writePack(database: Store, writes: readonly PackWrite[], at: string): void {
  for (const write of writes) {
    const pack = packOf(database, write.kind === 'version' ? write.field.course : write.course)
    const refusal = findPackRefusal(pack, write)
    if (refusal !== null) throw new Error(`field ${refusal.key} of a pack: ${refusal.kind}`)
    if (write.kind === 'version') {
      const { course, key } = write.field
      // Above a damaged one too: its number is never given again.
      const top =
        packStatements(database).readTop.get({ course, key, below: noVersion })?.version ?? 0
      const version = { ...write.field, version: top + 1, at }
      writeVersion(database, version)
    } else {
      const { kind: _, ...settled } = write
      const present = pack.fields[write.key]
      if (present !== undefined) {
        packStatements(database).settle.run(toRow({ ...present, ...settled, status: 'ready' }))
      }
    }
  }
}

export function removePack(database: WeekloomDatabase, course: string): void {
  writeTransaction(database, () => packStatements(database).remove.run({ course }))
}

/** To be called in a transaction: whole packs of courses that have none. */
export function addWholePacks(database: Store, versions: readonly PackFieldVersion[]): void {
  const known = new Set(
    packStatements(database)
      .listCourses.all()
      .map(({ course }) => course),
  )
  const written = new Set<string>()
  for (const version of versions) {
    const place = `${version.key} ${version.version} ${version.course}`
    if (known.has(version.course) || written.has(place)) continue
    written.add(place)
    writeVersion(database, version)
  }
}

function writeVersion(database: Store, version: PackFieldVersion): void {
  const row = toRow(version)
  const course = courseId(database, wellFormed(row.course))
  packStatements(database).write.run({ ...row, course })
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
    course: knownCourse(row.course, name),
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
