// Defines the study guide of a course (K6) as a value: what is said in which order. It knows no format.
import type { Language } from '../language.ts'
import type { FieldCitation } from '../pack/pack.ts'
import type { PackFieldKey } from '../pack/fields.ts'
import type { GuidePart } from './requests.ts'

/** A field of the pack as it goes into the guide. */
export type GuideField = {
  key: PackFieldKey
  text: string
  /** Whether what it was made from has changed since. */
  isStale: boolean
  citations: readonly Pick<FieldCitation, 'line' | 'file' | 'quote'>[]
}

/** A session of the course; without a date while it has no place. */
export type GuideSession = {
  title: string
  /** The body of work that it belongs to. */
  work: string
  date: string | null
  start: string
  end: string
  minutes: number
  isDone: boolean
}

export type GuideExam = { title: string; date: string; start: string; end: string; place: string }

/** All that a guide is made from. `fields` may be any of the pack's, empty ones too. */
export type StudyGuideInput = {
  course: string
  term: string
  /** ISO date on which it was made. */
  date: string
  /** In which order does not matter; those that hold nothing are left away. */
  parts: readonly GuidePart[]
  fields: readonly GuideField[]
  exams: readonly GuideExam[]
  sessions: readonly GuideSession[]
}

export type GuideBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; text: string; notes: number[] }
  | { kind: 'list'; items: { text: string; notes: number[] }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** Numbered from 1, as the marks in the text have them. */
  | { kind: 'notes'; title: string; notes: string[] }

export type GuideDocument = { title: string; language: Language; blocks: GuideBlock[] }
