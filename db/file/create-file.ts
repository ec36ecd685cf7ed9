// Makes a new data file under another name first, so that a kill never leaves half a file in its place.
import { succeed } from '../../shared/result.ts'
import { setLogAside } from './check-log.ts'
import { putInPlace, removeCompanions, removeDatabaseFile } from './durable-file.ts'
import { applicationId } from './file-header.ts'
import { partFile } from './file-names.ts'
import { migrate } from '../schema/migrate.ts'
import type { Migration } from '../schema/migrations.ts'
import { makePrivate } from './private-file.ts'
import { connect } from '../sqlite.ts'

/** `file` must not exist; a log that was left without its file is kept under a name that nothing replays. */
export function createFile(file: string, at: string, migrations: readonly Migration[]): void {
  setLogAside(file, at)
  removeCompanions(file)
  const part = partFile(file)
  removeDatabaseFile(part)
  const connection = connect(part, 'make-if-missing', 0)
  try {
    makePrivate(part)
    connection.pragma(`application_id = ${applicationId}`)
    migrate(connection, migrations, () => succeed(null))
    connection.pragma('journal_mode = WAL')
  } finally {
    connection.close()
  }
  putInPlace(part, file)
}
