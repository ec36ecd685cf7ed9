// Defines what a draft is made of: what was read, and the plan that it goes into.
import type { Language } from '../../../shared/language.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { DraftLine } from '../../../shared/syllabus/draft.ts'
import type { StoredCitation } from '../../../shared/syllabus/citation.ts'
import type { Fact } from '../find/fact.ts'
import type { SyllabusReading } from '../read-syllabus.ts'

export type DraftInput = {
  reading: SyllabusReading
  state: ScheduleState
  /** Of an earlier reading; those that hold. */
  citations: readonly StoredCitation[]
  today: string
  now: Moment
  /** As the person chose it, or as the document matches it. */
  course: string
  language: Language
}

/** A line with what it was made of: `fact` is null for what is gone from the document. */
export type DraftEntry = { line: DraftLine; key: string; said: string; fact: Fact | null }

/** The first free ones of the file. */
export type DraftIds = { task: number; class: number; series: number }
