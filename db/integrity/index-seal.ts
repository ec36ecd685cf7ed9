// One number for all that SQLite keeps of the index over the files of courses: its tables can't carry checksums of rows.
import { DamagedRow } from '../stored-text.ts'
import type { Connection, Statement } from '../sqlite.ts'

const parts = [
  'SELECT row_checksum(id, block) AS part FROM source_index_data',
  'SELECT row_checksum(segid, term, pgno) FROM source_index_idx',
  'SELECT row_checksum(id, sz, origin) FROM source_index_docsize',
  'SELECT row_checksum(k, v) FROM source_index_config',
]

/** As SQL. */
export const sumOfIndex = `(SELECT coalesce(sum(part), 0) FROM (${parts.join(' UNION ALL ')}))`

/** To be run after each change of the index, in its transaction. */
export function prepareIndexSeal(connection: Connection): { run(): void } {
  const begin: Statement = connection.prepare('SAVEPOINT index_written')
  const end: Statement = connection.prepare('RELEASE index_written')
  const seal: Statement = connection.prepare(
    `UPDATE index_seal SET sum = ${sumOfIndex} WHERE name = 'source_index'`,
  )
  return {
    run: () => {
      // SQLite keeps what is new in memory up to the next savepoint.
      begin.run()
      end.run()
      seal.run()
    },
  }
}

/** Names the index where it is not as it was written. */
export function brokenIndex(connection: Connection): string[] {
  const sql = `SELECT count(*) FROM index_seal WHERE name = 'source_index' AND sum IS ${sumOfIndex}`
  return connection.prepare(sql).pluck().get() === 1 ? [] : ['source_index']
}

/** Throws `DamagedRow` where it is not as it was written. */
export function requireIndex(connection: Connection): void {
  const [broken] = brokenIndex(connection)
  if (broken !== undefined) throw new DamagedRow(broken)
}
