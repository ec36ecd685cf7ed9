// Defines what research needs of the sources of one course: whoever holds them gives it these three.
import type { SourceHit, SourceItem, SourceLine } from '../../shared/pack/source.ts'

export type ResearchPort = {
  sources: () => readonly SourceItem[]
  /** The best first; `words` are what a person would type, and are taken as words alone. */
  search: (words: string, limit: number) => readonly SourceHit[]
  /** Both ends included; numbers that the source does not have are left out. */
  readLines: (source: number, from: number, to: number) => readonly SourceLine[]
}
