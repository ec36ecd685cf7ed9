// The files that a student gave to a course (K3): their lines, and the search over them, in the file.
import { indexLines, type IndexedLine } from '../shared/research/index-lines.ts'
import { searchWords } from '../shared/research/index-words.ts'
import {
  sourceKinds,
  type Source,
  type SourceHit,
  type SourceItem,
  type SourceLine,
  type WholeSource,
} from '../shared/research/source.ts'
import { deleteForGood } from './integrity/forget-remains.ts'
import { DamagedRow, oneOf, unlessDamaged, wellFormed } from './stored-text.ts'
import type { SourceLineRow, SourceRow } from './tables/source-tables.ts'
import type { Tables } from './tables/tables.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'
import { writeTransaction } from './write-transaction.ts'

/** Of one course, or of all; in the order in which they were added. A damaged row is as one that never was. */
export function readSources({ tables }: WeekloomDatabase, course: string | null): SourceItem[] {
  const rows = course === null ? tables.sources.readAll.all() : tables.sources.readOf.all(course)
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
  const { sources, sourceIndex } = database.tables
  return writeTransaction(database, () => {
    const { course, file, kind, pages, addedAt, hash } = source
    const row = { file: wellFormed(file), kind, pages, added_at: addedAt, hash }
    const id = Number(sources.add.run(row).lastInsertRowid)
    sources.name.run(wellFormed(course), id)
    addLines({ sources, sourceIndex }, id, lines, indexed)
    return id
  })
}

/**
 * To be called in a transaction. Answers with the number here of each: its own, where no other source has it. One that
 * is here already, from an import before, is not added twice.
 */
export function addWholeSources(
  { sources, sourceIndex }: Tables,
  whole: readonly WholeSource[],
): Map<number, number> {
  const here = sources.readAll.all()
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
    const key = Number(sources.addWhole.run(row).lastInsertRowid)
    taken.add(key)
    numbers.set(id, key)
    for (const course of courses) sources.name.run(wellFormed(course), key)
    addLines({ sources, sourceIndex }, key, lines, indexLines(lines))
  }
  return numbers
}

function addLines(
  { sources, sourceIndex }: Pick<Tables, 'sources' | 'sourceIndex'>,
  source: number,
  lines: readonly SourceLine[],
  indexed: readonly IndexedLine[],
): void {
  for (const [index, line] of lines.entries()) {
    const key = sources.addLine.run({ ...line, text: wellFormed(line.text), source })
    const words = indexed[index] ?? { words: '', heads: '', around: '' }
    sourceIndex.addIndex.run({ key: key.lastInsertRowid, ...words })
  }
  sourceIndex.sealIndex.run()
}

/** With its lines, their bytes too. What cites it keeps the words that it quotes. */
export function removeSource(database: WeekloomDatabase, id: number): void {
  const { sources, sourceIndex } = database.tables
  deleteForGood(database, () => {
    sourceIndex.removeIndex.run(id)
    sourceIndex.cleanIndex.run()
    sourceIndex.sealIndex.run()
    sources.removeLines.run(id)
    sources.removeNames.run(id)
    sources.remove.run(id)
  })
}

/** The sources of `course` are under `name` too: undo gives the course back to its old name, and they are there. */
export function followSources(database: WeekloomDatabase, course: string, name: string): void {
  writeTransaction(database, () => database.tables.sources.nameAll.run(wellFormed(name), course))
}

/** Both ends included. */
export function readSourceLines(
  { tables }: WeekloomDatabase,
  id: number,
  from: number,
  to: number,
): SourceLine[] {
  return tables.sources.readLines.all(id, from, to).map(toLine)
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
    database.tables.sourceIndex.search.all(query, course, limit),
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
  const { sources } = database.tables
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
