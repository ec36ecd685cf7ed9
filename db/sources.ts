// Keeps the files that a student gave to a course (K3): their lines, and the search over them.
import {
  defineStatements,
  type Store,
  wholeTables,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { courseId, courseStatements, ofCourse } from './courses.ts'
import { deleteForGood } from './store/forget-remains.ts'
import { prepareIndexSeal, requireIndex } from './store/seals.ts'
import type { Connection } from './store/sqlite.ts'
import { DamagedRow, oneOf, unlessDamaged, wellFormed } from './store/stored-text.ts'
import { type IndexedLine, indexLines, searchWords } from '../shared/research/index-lines.ts'
import {
  type Source,
  type SourceHit,
  type SourceItem,
  sourceKinds,
  type SourceLine,
  type WholeSource,
} from '../shared/pack/source.ts'

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

export const sourceStatements = defineStatements(
  (connection) => ({ ...prepareSources(connection), ...prepareLines(connection) }),
  wholeTables('source', 'source_course', 'source_line'),
)

function prepareSources(connection: Connection) {
  return {
    readAll: connection.prepare<[], SourceRow>(
      `SELECT ${sourceColumns},
       (SELECT name FROM source_course JOIN course ON ref = course
        WHERE source = source.key ORDER BY key DESC LIMIT 1) AS course
     FROM source ORDER BY key`,
    ),
    readOf: connection.prepare<[{ course: string }], SourceRow>(
      `SELECT ${sourceColumns}, @course AS course FROM source
       WHERE key IN (SELECT source FROM source_course WHERE course ${ofCourse}) ORDER BY key`,
    ),
    readNames: connection.prepare<[source: number], { course: string }>(
      `SELECT DISTINCT name AS course FROM source_course JOIN course ON ref = course
       WHERE source = ? ORDER BY key`,
    ),
    add: connection.prepare<[Omit<SourceRow, 'key' | 'course' | 'lines'>]>(
      `INSERT INTO source (file, kind, pages, added_at, hash)
     VALUES (@file, @kind, @pages, @added_at, @hash)`,
    ),
    /** Without a key it gets the next one. */
    addWhole: connection.prepare<
      [Omit<SourceRow, 'key' | 'course' | 'lines'> & { key: number | null }]
    >(
      `INSERT INTO source (key, file, kind, pages, added_at, hash)
     VALUES (@key, @file, @kind, @pages, @added_at, @hash)`,
    ),
    name: connection.prepare<[course: number, source: number]>(
      'INSERT INTO source_course (course, source) VALUES (?, ?) ON CONFLICT DO NOTHING',
    ),
    removeNames: connection.prepare<[source: number]>('DELETE FROM source_course WHERE source = ?'),
    remove: connection.prepare<[source: number]>('DELETE FROM source WHERE key = ?'),
  }
}

function prepareLines(connection: Connection) {
  return {
    addLine: connection.prepare<[Omit<SourceLineRow, 'key'> & { source: number }]>(
      `INSERT INTO source_line (source, number, page, line, heading, text)
     VALUES (@source, @number, @page, @line, @heading, @text)`,
    ),
    readLines: connection.prepare<[source: number, from: number, to: number], SourceLineRow>(
      `SELECT ${lineColumns} FROM source_line
       WHERE source = ? AND number BETWEEN ? AND ? ORDER BY number`,
    ),
    removeLines: connection.prepare<[source: number]>('DELETE FROM source_line WHERE source = ?'),
  }
}

/** What reads or writes the index: written on top of a damaged one, it would be sealed as if it were sound. */
export const indexStatements = defineStatements(
  (connection) => ({
    addIndex: connection.prepare<
      [{ key: number | bigint; words: string; heads: string; around: string }]
    >(
      'INSERT INTO source_index (rowid, words, heads, around) VALUES (@key, @words, @heads, @around)',
    ),
    removeIndex: connection.prepare<[source: number]>(
      'DELETE FROM source_index WHERE rowid IN (SELECT key FROM source_line WHERE source = ?)',
    ),
    /** What is removed stays in the index up to then. */
    cleanIndex: connection.prepare("INSERT INTO source_index (source_index) VALUES ('optimize')"),
    // A word of the line counts most, one of its headings less, one of a neighbour least: small weights, for large ones
    // count the same from there on. Smaller is better in SQLite.
    search: connection.prepare<[{ query: string; course: string; limit: number }], SourceHitRow>(
      `SELECT source_line.*, -bm25(source_index, 2.0, 0.5, 0.1) AS rank
       FROM source_index JOIN source_line ON source_line.key = source_index.rowid
       WHERE source_index MATCH @query
         AND source_line.source IN (SELECT source FROM source_course WHERE course ${ofCourse})
       ORDER BY rank DESC, source_line.key LIMIT @limit`,
    ),
    sealIndex: prepareIndexSeal(connection),
  }),
  requireIndex,
)

/** Of one course, or of all; in the order in which they were added. A damaged row is as one that never was. */
export function readSources(database: WeekloomDatabase, course: string | null): SourceItem[] {
  const rows =
    course === null
      ? sourceStatements(database).readAll.all()
      : sourceStatements(database).readOf.all({ course })
  return rows.flatMap((row) => unlessDamaged(() => toSource(row)) ?? [])
}

export function findSource(database: WeekloomDatabase, id: number): SourceItem | null {
  return readSources(database, null).find((source) => source.id === id) ?? null
}

/** Answers with its id. `indexed` is what `indexLines` says of the lines, where that was done elsewhere. */
export function addSource(
  database: WeekloomDatabase,
  source: Omit<Source, 'id'>,
  lines: readonly SourceLine[],
  indexed: readonly IndexedLine[] = indexLines(lines),
): number {
  const sources = sourceStatements(database)
  return writeTransaction(database, () => {
    const { course, file, kind, pages, addedAt, hash } = source
    const row = { file: wellFormed(file), kind, pages, added_at: addedAt, hash }
    const id = Number(sources.add.run(row).lastInsertRowid)
    sources.name.run(courseId(database, wellFormed(course)), id)
    addLines(database, id, lines, indexed)
    return id
  })
}

/**
 * To be called in a transaction. Answers with the number here of each: its own, where no other source has it. One that
 * is here already, from an import before, is not added twice.
 */
export function addWholeSources(
  database: Store,
  whole: readonly WholeSource[],
): Map<number, number> {
  const here = sourceStatements(database).readAll.all()
  const taken = new Set(here.map(({ key }) => key))
  const numbers = new Map<number, number>()
  for (const { id, courses, lines, file, kind, pages, addedAt, hash } of whole) {
    const same = here.find(
      (each) => each.hash === hash && each.added_at === addedAt && each.file === wellFormed(file),
    )
    if (same !== undefined) {
      numbers.set(id, same.key)
      continue
    }
    const wished = taken.has(id) ? null : id
    const row = { key: wished, file: wellFormed(file), kind, pages, added_at: addedAt, hash }
    const key = Number(sourceStatements(database).addWhole.run(row).lastInsertRowid)
    taken.add(key)
    numbers.set(id, key)
    for (const course of courses)
      sourceStatements(database).name.run(courseId(database, wellFormed(course)), key)
    addLines(database, key, lines, indexLines(lines))
  }
  return numbers
}

function addLines(
  database: Store,
  source: number,
  lines: readonly SourceLine[],
  indexed: readonly IndexedLine[],
): void {
  for (const [index, line] of lines.entries()) {
    const key = sourceStatements(database).addLine.run({
      ...line,
      text: wellFormed(line.text),
      source,
    })
    const words = indexed[index] ?? { words: '', heads: '', around: '' }
    indexStatements(database).addIndex.run({ key: key.lastInsertRowid, ...words })
  }
  indexStatements(database).sealIndex.run()
}

/** Of a file whose lines were written without their index. */
export function indexAll(database: Store): void {
  for (const { key } of sourceStatements(database).readAll.all()) {
    const rows = sourceStatements(database).readLines.all(key, 0, Number.MAX_SAFE_INTEGER)
    const indexed = indexLines(rows.map(toLine))
    for (const [index, row] of rows.entries()) {
      const words = indexed[index] ?? { words: '', heads: '', around: '' }
      indexStatements(database).addIndex.run({ key: row.key, ...words })
    }
  }
  indexStatements(database).sealIndex.run()
}

/** With its lines, their bytes too. What cites it keeps the words that it quotes. */
export function removeSource(database: WeekloomDatabase, id: number): void {
  const sources = sourceStatements(database)
  const sourceIndex = indexStatements(database)
  deleteForGood(database, () => {
    sourceIndex.removeIndex.run(id)
    sourceIndex.cleanIndex.run()
    sourceIndex.sealIndex.run()
    sources.removeLines.run(id)
    sources.removeNames.run(id)
    sources.remove.run(id)
    courseStatements(database).removeUnused.run()
  })
}

/** Both ends included. */
export function readSourceLines(
  database: WeekloomDatabase,
  id: number,
  from: number,
  to: number,
): SourceLine[] {
  return sourceStatements(database).readLines.all(id, from, to).map(toLine)
}

/**
 * The best first; empty where `text` has no word that can be searched for. `reach` says whether the words may stand
 * beside the line too, or in it and its headings alone.
 */
export function searchSources(
  database: WeekloomDatabase,
  course: string,
  text: string,
  limit: number,
  reach: 'around' | 'line' = 'around',
): SourceHit[] {
  const words = searchWords(text)
  if (words.length === 0) return []
  const known = new Map(readSources(database, course).map((source) => [source.id, source]))
  // Each is letters and digits between quotes: nothing of it is an operator.
  const asked = words.map((word) => `"${word.text}"${word.isStart ? ' *' : ''}`)
  const rows = queriesOf(asked, reach).flatMap((query) =>
    indexStatements(database).search.all({ query, course, limit }),
  )
  // Each is where it came first.
  const found = new Map(rows.toReversed().map((row) => [row.key, row]))
  const best = [...new Set(rows.map(({ key }) => key))].slice(0, limit)
  return best.flatMap((key) => {
    const row = found.get(key)
    const source = row === undefined ? undefined : known.get(row.source)
    if (row === undefined || source === undefined) return []
    const { lines: _lines, ...place } = source
    return [{ source: place, line: toLine(row), rank: row.rank }]
  })
}

/** For a person, a line that has all the words comes before one that is short, or stands below one of them. */
function queriesOf(asked: readonly string[], reach: 'around' | 'line'): string[] {
  const any = asked.join(' OR ')
  if (reach === 'around') return [any]
  const all = asked.join(' AND ')
  return [`{words} : (${all})`, `{words heads} : (${all})`, `{words heads} : (${any})`]
}

export function readWholeSources(
  database: WeekloomDatabase,
  keep: <Value>(name: string, read: () => Value) => Value[],
): WholeSource[] {
  const sources = sourceStatements(database)
  return sources.readAll.all().flatMap((row) =>
    keep(`source ${row.key}`, () => {
      const { course: _course, lines: _lines, ...source } = toSource(row)
      return {
        ...source,
        courses: sources.readNames.all(row.key).map(({ course }) => course),
        lines: sources.readLines.all(row.key, 0, Number.MAX_SAFE_INTEGER).map(toLine),
      }
    }),
  )
}

/** Throws `DamagedRow`. */
function toSource({ key, added_at: addedAt, kind, ...row }: SourceRow): SourceItem {
  // A row without a course is none that Weekloom wrote; the type can't say so.
  if (typeof row.course !== 'string') throw new DamagedRow(`source ${key}: of no course`)
  return { ...row, id: key, addedAt, kind: oneOf(sourceKinds, kind, `source ${key}`) }
}

function toLine({ number, page, line, heading, text }: SourceLineRow): SourceLine {
  return { number, page, line, heading, text }
}
