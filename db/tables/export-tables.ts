// Statements on what an exported calendar needs to be recognised again: the folder's id and each block's revision.
import type { Connection, Statement } from '../sqlite.ts'

export function prepareExportTables(connection: Connection) {
  const readFolderId: Statement<[], { id: string }> = connection.prepare(
    'SELECT id FROM folder_identity',
  )
  const writeFolderId: Statement<[id: string]> = connection.prepare(
    'INSERT INTO folder_identity (one, id) VALUES (1, ?)',
  )
  const readRevisions: Statement<[], { task: number; revision: number }> = connection.prepare(
    'SELECT task, revision FROM task_revision',
  )
  const raiseRevision: Statement<[task: number]> = connection.prepare(
    `INSERT INTO task_revision (task, revision) VALUES (?, 1)
     ON CONFLICT (task) DO UPDATE SET revision = revision + 1,
       checksum = row_checksum(task, revision + 1)`,
  )
  return { readFolderId, writeFolderId, readRevisions, raiseRevision }
}
