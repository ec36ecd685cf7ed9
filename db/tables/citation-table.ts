// Statements on `citation`: where records of an import were read.
import type { Connection, Statement } from '../sqlite.ts'

export type CitationRow = {
  entry: number
  record: string
  id: number
  /** JSON. */
  cited: string
}

export function prepareCitationTable(connection: Connection) {
  /** Of the entries that are not undone, oldest first. */
  const readHeld: Statement<[], CitationRow> = connection.prepare(
    `SELECT c.entry, c.record, c.id, c.cited FROM citation c
     JOIN history_entry h ON h.id = c.entry WHERE h.undone = 0 ORDER BY c.entry, c.record, c.id`,
  )
  const readAll: Statement<[], CitationRow> = connection.prepare(
    'SELECT entry, record, id, cited FROM citation ORDER BY entry, record, id',
  )
  const write: Statement<[CitationRow]> = connection.prepare(
    'INSERT INTO citation (entry, record, id, cited) VALUES (@entry, @record, @id, @cited)',
  )
  return { readHeld, readAll, write }
}
