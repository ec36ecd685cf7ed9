// Defines what stands around a piece of text: the heading, the row or the week that it is in.
import type { DemandKind, When } from './fact.ts'

export type Topic = { title: string; kind: DemandKind }

export type Surroundings = {
  when: Exclude<When, { kind: 'open' }> | null
  week: number | null
  head: string
  /** What the heading asks for, or the paragraph before: for a day alone, or one that says "the second" of it. */
  topic: Topic | null
  /** What a date without further words is there. */
  role: 'due' | 'reading' | null
  /** Lines that gave the above, and that go into the citation. */
  lines: readonly number[]
}

export const nothingAround: Surroundings = {
  when: null,
  week: null,
  head: '',
  topic: null,
  role: null,
  lines: [],
}
