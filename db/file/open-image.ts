// Opens a data folder that can't be written: the file and its log in memory, to look at and to export, never to change (D4).
import { existsSync, readFileSync } from 'node:fs'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { ensureConversation } from '../conversation/conversation.ts'
import { requireIntact, sealWrites } from '../integrity/sealed-tables.ts'
import { loadRecords } from '../schedule/load-records.ts'
import { migrate } from '../schema/migrate.ts'
import { migrations, newestVersion } from '../schema/migrations.ts'
import { connectToImage, type Connection } from '../sqlite.ts'
import { prepareTables, readAtStart } from '../tables/tables.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { openProblemOf, type OpenProblem } from './open-database.ts'
import { foldIn } from './file-image.ts'
import { companionFiles, databaseFile } from './file-names.ts'
import { folderIdOf } from './folder-id.ts'
import { flawOfFile, flawOfPages, flawOfVersion } from './open-file.ts'
import { readLoggedPages } from './read-log.ts'

/**
 * Looks at the file as opening it to write does, and answers with what is wrong with it; with `unwritable`, why it could
 * not be opened to write, where there is no file at all.
 */
export function openImage(
  folder: string,
  at: string,
  newId: () => string,
  unwritable: OpenProblem,
): Result<WeekloomDatabase, OpenProblem> {
  const file = databaseFile(folder)
  const newest = newestVersion(migrations)
  try {
    if (!existsSync(file)) return fail(unwritable)
    const flaw = flawOfFile(folder, newest)
    if (flaw !== null) return fail(flaw)
    const { log } = companionFiles(file)
    const connection = connectToImage(foldIn(readFileSync(file), readLoggedPages(log)))
    const flawInside = flawOfVersion(connection, folder, newest) ?? flawOfPages(connection, folder)
    return flawInside === null ? succeed(lookAt(connection, at, newId)) : fail(flawInside)
  } catch (error) {
    const problem = openProblemOf(error, folder)
    if (problem === null) throw error
    return fail(problem.kind === 'damaged' ? problem : unwritable)
  }
}

/** Throws `DamagedRow` where what every start reads is not as it was written. */
function lookAt(connection: Connection, at: string, newId: () => string): WeekloomDatabase {
  migrate(connection, migrations, () => succeed(null))
  sealWrites(connection)
  const tables = prepareTables(connection)
  requireIntact(connection, readAtStart)
  const database: WeekloomDatabase = {
    connection,
    tables,
    access: 'read-only',
    memory: { records: { kind: 'read', value: loadRecords(tables) }, cursors: new Map() },
    close: () => void connection.close(),
  }
  // What is made when it is first asked for has to be there.
  ensureConversation(database, at)
  folderIdOf(database, newId)
  connection.pragma('query_only = ON')
  return database
}
