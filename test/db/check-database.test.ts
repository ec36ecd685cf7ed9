// The check of a damaged file: it always reports, and an error is always given its kind.
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkDatabase } from '../../db/file/check-database.ts'
import { databaseFile } from '../../db/file/file-names.ts'
import { DamagedRow, problemOfError } from '../../db/store/stored-text.ts'
import { connect } from '../../db/store/sqlite.ts'
import { bytesOf, emptyFolder, openWith } from './data-folder.ts'

function errorOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('did not throw')
}

test('[D4] every page but the first overwritten: the report still comes, and says so', () => {
  const folder = emptyFolder()
  const database = openWith(folder)
  database.connection.pragma('wal_checkpoint(TRUNCATE)')
  const bytes = bytesOf(folder)
  writeFileSync(databaseFile(folder), bytes.fill(0x5a, 4096))
  // Nothing that was read before may answer in place of the file.
  database.connection.pragma('cache_size = 0')
  database.connection.pragma('shrink_memory')
  const report = checkDatabase(database)
  expect(report.isSound).toBe(false)
  expect([...report.pages, ...report.damagedRows].join('\n')).toContain('malformed')
  expect(report.sqliteVersion).toMatch(/^3\./)
  database.connection.close()
})

test('[D4] a table that is gone is part of the report', () => {
  const database = openWith(emptyFolder())
  database.connection.exec('DROP TABLE placement')
  const report = checkDatabase(database)
  expect(report.isSound).toBe(false)
  expect(report.damagedRows.join('\n')).toContain('placement')
  expect(report.counts).toMatchObject({ term: 1 })
})

test('[D4] an error tells whether the file is damaged, unwritable or busy', () => {
  expect(problemOfError(new DamagedRow('term'))).toBe('damaged')
  const folder = emptyFolder()
  const database = openWith(folder)
  const file = databaseFile(folder)
  const readOnly = connect(file, 'read-only', 0)
  expect(problemOfError(errorOf(() => readOnly.exec('DELETE FROM term')))).toBe('unwritable')
  readOnly.close()
  database.connection.exec('BEGIN IMMEDIATE')
  const other = connect(file, 'must-exist', 0)
  expect(problemOfError(errorOf(() => other.exec('BEGIN IMMEDIATE')))).toBe('busy')
  other.close()
  database.connection.exec('ROLLBACK')
  database.close()
  writeFileSync(file, bytesOf(folder).fill(0x5a, 0, 100))
  const torn = connect(file, 'must-exist', 0)
  expect(problemOfError(errorOf(() => torn.pragma('integrity_check')))).toBe('damaged')
  torn.close()
  expect(problemOfError(new Error('a fault of ours'))).toBe(null)
  expect(problemOfError(new RangeError('not a date'))).toBe(null)
  expect(problemOfError('text')).toBe(null)
})

test('[D4] [D6] a counter of ids that was lost or struck is part of the report', () => {
  const database = openWith(emptyFolder())
  database.connection.exec(`INSERT INTO sqlite_sequence (name, seq) VALUES ('homewosk', 3)`)
  const report = checkDatabase(database)
  expect(report.isSound).toBe(false)
  expect(report.damagedRows).toContain('counter of homewosk')
  database.connection.close()
})
