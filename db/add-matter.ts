// What a file of everything brings beside the schedule: sources, the packs that cite them, and homework.
import type { CourseMatter } from '../shared/everything/course-matter.ts'
import type { PackFieldVersion } from '../shared/pack/pack-record.ts'
import { addWholeHomework } from './homework.ts'
import { addWholePacks } from './pack.ts'
import { addWholeSources } from './sources.ts'
import type { Tables } from './tables/tables.ts'

/** No source of this folder is ever given such a number: a source that was gone there is none of those here. */
const elsewhere = 1_000_000_000

/** To be called in a transaction, with the schedule that the homework's sessions are in. */
export function addMatter(tables: Tables, { packs, sources, homework }: CourseMatter): void {
  const numbers = addWholeSources(tables, sources)
  const here = (id: number) => numbers.get(id) ?? (id < elsewhere ? id + elsewhere : id)
  addWholePacks(
    tables,
    packs.map((version) => toHere(version, here)),
  )
  addWholeHomework(tables, homework)
}

function toHere(version: PackFieldVersion, here: (id: number) => number): PackFieldVersion {
  return {
    ...version,
    citations: version.citations.map((citation) => ({
      ...citation,
      sourceId: here(citation.sourceId),
    })),
    withoutSources: version.withoutSources.map(here),
  }
}
