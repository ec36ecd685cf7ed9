// Defines what stands around a piece of text: the heading, the row or the week that it is in.
import type { FoundDemand } from './demand-words.ts'
import type { When } from './fact.ts'

export type Surroundings = {
  when: Exclude<When, { kind: 'open' }> | null
  week: number | null
  /** The demand that the heading names, if one. */
  headDemand: FoundDemand | null
  head: string
  /** What a date without further words is there. */
  role: 'due' | 'reading' | null
  /** Lines that gave the above, and that go into the citation. */
  lines: readonly number[]
}

export const nothingAround: Surroundings = {
  when: null,
  week: null,
  headDemand: null,
  head: '',
  role: null,
  lines: [],
}
