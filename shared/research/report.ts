// What research finds: lines of the student's own files that say something of the course, each with its citation.
import type { FieldCitation } from '../pack/pack.ts'

/** Where a line of a report was read; the field's own line number is known once it is in a field. */
export type SourceCitation = Omit<FieldCitation, 'line'>

/** What a question or a line of a syllabus is about. */
export const findingKinds = [
  'exam',
  'deadline',
  'weight',
  'topic',
  'reading',
  'rule',
  'contact',
  'other',
] as const

export type FindingKind = (typeof findingKinds)[number]

/** `text` is in plain words and needs no citation to be understood; the citation holds the words of the file. */
export type ReportLine = { kind: FindingKind; text: string; citation: SourceCitation }

export type ResearchReport = {
  /** What the course demands: exams, deadlines, weights, readings, rules. In the order of the files. */
  demands: ReportLine[]
  /** What there is to learn from, and for what: one line a source, and the readings that they name. */
  materials: ReportLine[]
  /** The topics of the course in the order of its weeks. */
  topics: ReportLine[]
  /** The answer to the question, the best line first; empty where nobody asked or nothing answers it. */
  findings: ReportLine[]
  /** Where nothing answers it: the lines that speak of it. */
  near: ReportLine[]
  /** In the person's language, where there is something to say: nothing was found, a model could not be asked. */
  notes: string[]
  /** The searches that it was made from. */
  queries: string[]
  /** Who wrote the findings: the name of the model; null for the rules. */
  writer: string | null
}
