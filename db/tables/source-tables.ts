// Statements on the files that a student gave to a course, on their lines and on the index over them.
import { prepareIndexSeal } from '../integrity/index-seal.ts'
import type { Connection, Statement } from '../sqlite.ts'

export type SourceRow = {
  key: number
  course: string
  file: string
  kind: string
  pages: number | null
  added_at: string
  hash: string
  lines: number
}

export type SourceLineRow = {
  key: number
  number: number
  page: number | null
  line: number
  heading: number | null
  text: string
}

export type SourceHitRow = SourceLineRow & { source: number; rank: number }

const lineColumns = 'key, number, page, line, heading, text'

/** Without a course, the newest of the names that its course had. */
const sourceColumns = `source.key, file, kind, pages, added_at, hash,
  (SELECT count(*) FROM source_line WHERE source_line.source = source.key) AS lines`

export function prepareSourceTables(connection: Connection) {
  return { ...prepareSources(connection), ...prepareLines(connection) }
}

function prepareSources(connection: Connection) {
  const readAll: Statement<[], SourceRow> = connection.prepare(
    `SELECT ${sourceColumns},
       (SELECT course FROM source_course WHERE source = source.key ORDER BY key DESC LIMIT 1) AS course
     FROM source ORDER BY key`,
  )
  const readOf: Statement<[course: string], SourceRow> = connection.prepare(
    `SELECT ${sourceColumns}, course FROM source JOIN source_course ON source = source.key
     WHERE course = ? ORDER BY source.key`,
  )
  const readNames: Statement<[source: number], { course: string }> = connection.prepare(
    'SELECT course FROM source_course WHERE source = ? ORDER BY key',
  )
  const add: Statement<[Omit<SourceRow, 'key' | 'course' | 'lines'>]> = connection.prepare(
    `INSERT INTO source (file, kind, pages, added_at, hash)
     VALUES (@file, @kind, @pages, @added_at, @hash)`,
  )
  /** Without a key it gets the next one. */
  const addWhole: Statement<
    [Omit<SourceRow, 'key' | 'course' | 'lines'> & { key: number | null }]
  > = connection.prepare(
    `INSERT INTO source (key, file, kind, pages, added_at, hash)
     VALUES (@key, @file, @kind, @pages, @added_at, @hash)`,
  )
  const name: Statement<[course: string, source: number]> = connection.prepare(
    'INSERT INTO source_course (course, source) VALUES (?, ?) ON CONFLICT DO NOTHING',
  )
  const nameAll: Statement<[name: string, course: string]> = connection.prepare(
    `INSERT INTO source_course (course, source)
     SELECT ?, source FROM source_course WHERE course = ? ORDER BY key
     ON CONFLICT DO NOTHING`,
  )
  const removeNames: Statement<[source: number]> = connection.prepare(
    'DELETE FROM source_course WHERE source = ?',
  )
  const remove: Statement<[source: number]> = connection.prepare('DELETE FROM source WHERE key = ?')
  return { readAll, readOf, readNames, add, addWhole, name, nameAll, removeNames, remove }
}

function prepareLines(connection: Connection) {
  const addLine: Statement<[Omit<SourceLineRow, 'key'> & { source: number }]> = connection.prepare(
    `INSERT INTO source_line (source, number, page, line, heading, text)
     VALUES (@source, @number, @page, @line, @heading, @text)`,
  )
  const readLines: Statement<[source: number, from: number, to: number], SourceLineRow> =
    connection.prepare(
      `SELECT ${lineColumns} FROM source_line
       WHERE source = ? AND number BETWEEN ? AND ? ORDER BY number`,
    )
  const removeLines: Statement<[source: number]> = connection.prepare(
    'DELETE FROM source_line WHERE source = ?',
  )
  return { addLine, readLines, removeLines }
}

/** What reads or writes the index: written on top of a damaged one, it would be sealed as if it were sound. */
export function prepareSourceIndex(connection: Connection) {
  const addIndex: Statement<
    [{ key: number | bigint; words: string; heads: string; around: string }]
  > = connection.prepare(
    'INSERT INTO source_index (rowid, words, heads, around) VALUES (@key, @words, @heads, @around)',
  )
  const removeIndex: Statement<[source: number]> = connection.prepare(
    'DELETE FROM source_index WHERE rowid IN (SELECT key FROM source_line WHERE source = ?)',
  )
  /** What is removed stays in the index up to then. */
  const cleanIndex: Statement = connection.prepare(
    "INSERT INTO source_index (source_index) VALUES ('optimize')",
  )
  // A word of the line counts most, one of its headings less, one of a neighbour least: small weights, for large ones
  // count the same from there on. Smaller is better in SQLite.
  const search: Statement<[query: string, course: string, limit: number], SourceHitRow> =
    connection.prepare(
      `SELECT source_line.*, -bm25(source_index, 2.0, 0.5, 0.1) AS rank
       FROM source_index JOIN source_line ON source_line.key = source_index.rowid
       WHERE source_index MATCH ?
         AND source_line.source IN (SELECT source FROM source_course WHERE course = ?)
       ORDER BY rank DESC, source_line.key LIMIT ?`,
    )
  const sealIndex = prepareIndexSeal(connection)
  return { addIndex, removeIndex, cleanIndex, search, sealIndex }
}
