// Where imported work was read (X9): it follows the history entry that brought it, undone or not.
import {
  citationSchema,
  citedRecords,
  type Citation,
  type StoredCitation,
} from '../../shared/syllabus/citation.ts'
import { fromText, oneOf, toText, unlessDamaged } from '../stored-text.ts'
import type { CitationRow } from '../tables/citation-table.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'

/** What is stored as text; the rest has columns. */
const citedSchema = citationSchema.omit({ record: true, id: true })

/** The newest of each record, of the entries that hold; a damaged row is as one that never was. */
export function readCitations({ tables }: WeekloomDatabase): StoredCitation[] {
  const newest = new Map<string, StoredCitation>()
  for (const row of tables.citations.readHeld.all()) {
    const citation = unlessDamaged(() => toCitation(row))
    if (citation !== null) newest.set(`${row.record} ${row.id}`, citation)
  }
  return [...newest.values()]
}

/** Every one that was ever written, for the file of everything; `keep` names what is damaged. */
export function readAllCitations(
  { tables }: WeekloomDatabase,
  keep: <Value>(name: string, read: () => Value) => Value[],
): StoredCitation[] {
  return tables.citations.readAll
    .all()
    .flatMap((row) => keep(`citation of entry ${row.entry}`, () => toCitation(row)))
}

/** To be called in a transaction, with the entry that brings the records. */
export function writeCitations(
  { tables }: WeekloomDatabase,
  entry: number,
  citations: readonly Citation[],
): void {
  for (const { record, id, ...cited } of citations) {
    tables.citations.write.run({ entry, record, id, cited: toText(citedSchema, cited) })
  }
}

function toCitation({ entry, record, id, cited }: CitationRow): StoredCitation {
  const name = `citation of entry ${entry}`
  return {
    entry,
    record: oneOf(citedRecords, record, name),
    id,
    ...fromText(citedSchema, cited, name),
  }
}
