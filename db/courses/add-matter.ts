// What a file of everything brings that stands in no history: sources, and the packs that cite them.
import type { CourseMatter } from '../../shared/everything/course-matter.ts'
import type { PackFieldVersion } from '../../shared/pack/pack-record.ts'
import { addWholePacks } from '../pack.ts'
import { addWholeSources } from '../sources.ts'
import type { Tables } from '../tables/tables.ts'

/** No source of this folder is ever given such a number: a source that was gone there is none of those here. */
const elsewhere = 1_000_000_000

/** To be called in a transaction. */
export function addMatter(
  tables: Tables,
  { packs, sources }: Pick<CourseMatter, 'packs' | 'sources'>,
): void {
  const numbers = addWholeSources(tables, sources)
  const here = (id: number) => numbers.get(id) ?? (id < elsewhere ? id + elsewhere : id)
  addWholePacks(
    tables,
    packs.map((version) => toHere(version, here)),
  )
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
