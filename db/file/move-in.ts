// Builds a data file out of the tables in a file of everything, and puts it in the place of the one that is there (D4).
import { rmSync } from 'node:fs'
import { createFile } from './open-file.ts'
import { databaseFile, movingFolder } from './file-names.ts'
import { makePrivateFolder } from './durable-file.ts'
import { openDatabase } from './open-database.ts'
import { exchangeFile, underLock, type Restored, type RestoreProblem } from './restore.ts'
import { readEverything, writeAllTables } from '../everything.ts'
import { indexAll } from '../sources.ts'
import { migrations, newestVersion } from '../store/migrate.ts'
import { sealWrites } from '../store/seals.ts'
import { connect, failureOf } from '../store/sqlite.ts'
import type { Everything } from '../../shared/everything/everything-file.ts'
import { fail, type Result } from '../../shared/result.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'

/** `keep` as `restoreBackup` calls it. The folder must not be open. */
export function moveIn(
  folder: string,
  everything: Everything,
  at: string,
  keep: () => string | null,
): Result<Restored, RestoreProblem> {
  // From the first row on: whoever else opens the folder would clear away what is built in it.
  return underLock(folder, () => exchangeForBuilt(folder, everything, at, keep))
}

function exchangeForBuilt(
  folder: string,
  everything: Everything,
  at: string,
  keep: () => string | null,
): Result<Restored, RestoreProblem> {
  const apart = movingFolder(folder)
  rmSync(apart, { recursive: true, force: true })
  makePrivateFolder(apart)
  try {
    const flaw = buildApart(apart, everything, at)
    return flaw === null
      ? exchangeFile(folder, databaseFile(apart), at, keep)
      : fail({ kind: 'backup-unusable', file: '', detail: flaw })
  } finally {
    clear(apart)
  }
}

/** What can't be removed now (a scanner may hold it) goes at the next opening; what was done is done all the same. */
function clear(apart: string): void {
  try {
    rmSync(apart, { recursive: true, force: true })
  } catch {
    return
  }
}

/** Null where all of it is in the file there, word for word what a reader of the file is told. */
function buildApart(apart: string, everything: Everything, at: string): string | null {
  const { tables } = everything
  if (tables === null) return 'without-tables'
  if (tables.version > newestVersion(migrations)) return 'newer'
  const steps = migrations.filter(({ version }) => version <= tables.version)
  if (newestVersion(steps) !== tables.version) return 'older'
  createFile(databaseFile(apart), at, steps)
  if (!isFilled(databaseFile(apart), tables.rows)) return 'not-of-its-tables'
  const opened = openDatabase(apart, { create: false, at })
  if (!opened.ok) return opened.failure.kind
  try {
    const { version } = everything
    const read = readEverything(opened.value, { at: everything.at, version })
    const present: unknown = JSON.parse(JSON.stringify({ ...read, tables: null }))
    if (read.damaged.length > 0) return 'damaged'
    // Tables of before have been brought up to date, and say more than the file.
    const isOld = tables.version < newestVersion(migrations)
    return isOld || isSameValue(present, { ...everything, tables: null })
      ? null
      : 'other-than-it-says'
  } finally {
    opened.value.close()
  }
}

function isFilled(file: string, rows: NonNullable<Everything['tables']>['rows']): boolean {
  const connection = connect(file, 'must-exist', 0)
  try {
    sealWrites(connection)
    writeAllTables(connection, rows)
    indexAll({ connection })
    return true
  } catch (error) {
    // Whatever a file from elsewhere holds, only what says something of this disk is thrown.
    if (failureOf(error) === 'unwritable') throw error
    return false
  } finally {
    connection.close()
  }
}
