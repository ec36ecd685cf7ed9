// Looks at the whole file: SQLite's own checks, the text of its database, and the checksum of every row (D6).
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { putInPlace } from './durable-file.ts'
import { checkFile, databaseFile, partFile } from './file-names.ts'
import { fileVersion, migrations, newestVersion, runMigration } from '../store/migrate.ts'
import { brokenIndex, brokenSeals } from '../store/seals.ts'
import { connect, type Connection, failureOf } from '../store/sqlite.ts'
import { problemOfError } from '../store/stored-text.ts'

export type Damage = {
  /** What SQLite's own checks complain about, and what could not be read at all. */
  pages: string[]
  foreignKeys: string[]
  /** Tables and rows that are not as they were written. */
  rows: string[]
}

/** Reads every row; changes nothing. Never throws over a damaged file: what can't be read is part of the answer. */
export function findDamage(connection: Connection): Damage {
  const unread: string[] = []
  const unless = (read: () => string[]): string[] => {
    try {
      return read()
    } catch (error) {
      if (failureOf(error) === 'busy') throw error
      unread.push(error instanceof Error ? error.message : String(error))
      return []
    }
  }
  const found = unless(() => column(connection, 'PRAGMA integrity_check'))
  const foreignKeys = unless(() => column(connection, 'PRAGMA foreign_key_check'))
  const rows = [
    ...unless(() => brokenSeals(connection)),
    // The tables of an older file, and what else it holds, are looked at once it has been brought up to date.
    ...unless(() => (isPresent(connection) ? strangeTables(connection) : [])),
    ...unless(() => (isPresent(connection) ? brokenIndex(connection) : [])),
    ...unless(() => brokenCounters(connection)),
  ]
  const pages = [...new Set([...found.filter((line) => line !== 'ok'), ...unread])]
  return { pages, foreignKeys, rows }
}

/** Of a file that need not be open here, as it lies on the disk. Throws what says nothing about the file. */
export function findDamageOf(file: string): string[] {
  try {
    const connection = connect(file, 'read-only', patienceMs)
    try {
      return allOf(findDamage(connection))
    } finally {
      connection.close()
    }
  } catch (error) {
    if (problemOfError(error) !== 'damaged') throw error
    return [error instanceof Error ? error.message : '']
  }
}

/** Null where the whole file is sound. */
export function firstDamage(connection: Connection): string | null {
  return allOf(findDamage(connection))[0] ?? null
}

function allOf({ pages, foreignKeys, rows }: Damage): string[] {
  return [...pages, ...foreignKeys, ...rows]
}

const patienceMs = 2_000

const tablesSql = `SELECT type, name, tbl_name, sql FROM main.sqlite_schema
  WHERE sql IS NOT NULL ORDER BY type, name`

function isPresent(connection: Connection): boolean {
  return fileVersion(connection) === newestVersion(migrations)
}

/** Those whose text is another than in a new file of this version. */
function strangeTables(connection: Connection): string[] {
  expectedTables ??= tablesOfNewFile()
  const strange = tableTexts(connection).symmetricDifference(expectedTables)
  return [...strange].map((text) => `table ${text.slice(0, 80)}`)
}

let expectedTables: Set<string> | null = null

function tablesOfNewFile(): Set<string> {
  const fresh = connect(':memory:', 'make-if-missing', 0)
  try {
    for (const step of migrations) runMigration(fresh, step)
    return tableTexts(fresh)
  } finally {
    fresh.close()
  }
}

function tableTexts(connection: Connection): Set<string> {
  return new Set(
    connection
      .prepare(tablesSql)
      .raw()
      .all()
      .map((row) => JSON.stringify(row)),
  )
}

const countersSql = `WITH counted AS (SELECT name FROM main.sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%')
  SELECT name FROM main.sqlite_sequence WHERE name NOT IN (SELECT name FROM counted)
  UNION ALL SELECT name FROM counted WHERE name NOT IN (SELECT name FROM main.sqlite_sequence)`

/**
 * SQLite's own last ids, which have no checksum: those of no table, and tables without one that hold rows. A lost one would
 * give a deleted row's id to another.
 */
function brokenCounters(connection: Connection): string[] {
  return column(connection, countersSql)
    .filter((name) => !isTable(connection, name) || !isEmptyTable(connection, name))
    .map((name) => `counter of ${name}`)
}

function isTable(connection: Connection, name: string): boolean {
  const find = "SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = ?"
  return connection.prepare<[string], number>(find).get(name) !== undefined
}

function isEmptyTable(connection: Connection, name: string): boolean {
  return column(connection, `SELECT 1 FROM "${name}" LIMIT 1`).length === 0
}

/** The first column of every row, as text. */
export function column(connection: Connection, sql: string): string[] {
  return connection.prepare(sql).pluck().all().map(String)
}

const recordSchema = z.object({
  /** ISO date. */
  day: z.string(),
  /** Which file: one that was restored since is another. */
  file: z.number(),
  damage: z.array(z.string()),
})

/** Null where this file was not looked at yet, or has ended uncleanly since. */
export function readCheck(folder: string): { day: string; damage: string[] } | null {
  try {
    const record = recordSchema.parse(JSON.parse(readFileSync(checkFile(folder), 'utf8')))
    return record.file === fileNumber(folder) ? record : null
  } catch {
    return null
  }
}

/** Where it can't be kept, the file is looked at again at the next start. */
export function writeCheck(folder: string, day: string, damage: readonly string[]): void {
  try {
    const part = partFile(checkFile(folder))
    const record = { day, file: fileNumber(folder), damage: damage.slice(0, mostNamed) }
    writeFileSync(part, JSON.stringify(record), { mode: 0o600 })
    putInPlace(part, checkFile(folder))
  } catch (error) {
    if (failureOf(error) === null) throw error
  }
}

/** So that the file is looked at again. */
export function forgetCheck(folder: string): void {
  rmSync(checkFile(folder), { force: true })
}

const mostNamed = 100

function fileNumber(folder: string): number {
  return statSync(databaseFile(folder)).ino
}
