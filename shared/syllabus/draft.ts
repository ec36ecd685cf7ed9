// Tells what a syllabus would bring, line by line, before anything is written: each with what the document says (X9).
import { z } from 'zod'
import { clockTimeSchema, isoDateSchema } from '../schedule/term.ts'
import type { Quote } from './citation.ts'

/** What a document asks for. */
export const askedKinds = [
  'exam',
  'quiz',
  'presentation',
  'deadline',
  'reading',
  'problems',
  'lecture',
] as const

/** With the hours of the course, which are offered and never taken by themselves. */
export const draftKinds = [...askedKinds, 'meeting', 'office-hours', 'day-off'] as const

export type DraftKind = (typeof draftKinds)[number]

/** `asked`: the document contradicts itself or can be read in two ways; `gone`: an earlier reading had it. */
export const draftStatuses = [
  'new',
  'changed',
  'asked',
  'gone',
  'known',
  'past',
  'outside',
] as const

export type DraftStatus = (typeof draftStatuses)[number]

/** Those that can be taken. */
const openStatuses: ReadonlySet<DraftStatus> = new Set(['new', 'changed', 'asked', 'gone'])

export type DraftLine = {
  /** From 1; what the terminal and the pick name it by. */
  number: number
  kind: DraftKind
  title: string
  standing: DraftStatus
  /** The day of the exam or the deadline; of work the last day that it is for. */
  date: string | null
  /** Of work: the first day that it is for. */
  from: string | null
  start: string | null
  end: string | null
  /** Study work that comes with it: so many sessions of so many periods. */
  sessions: number
  periods: number
  isPublished: boolean
  /** What was derived, and from what. */
  reasons: string[]
  /** What the person should know or decide. */
  note: string | null
  quotes: Quote[]
  /** Whether it is taken unless the person says otherwise. */
  isTicked: boolean
}

export type SyllabusDraft = {
  draftId: string
  fileName: string
  pages: number | null
  /** Null where it matches none of the term's: the person says which. */
  course: string | null
  /** The courses of the term, and the one that the document names. */
  courses: string[]
  lines: DraftLine[]
  notes: string[]
  /** The model that could read it too, and where the text would go; null where there is none, or it has read it. */
  reader: { name: string; host: string } | null
}

/** A line that is taken, with what the person made of it; what is absent stays. */
export const draftPickSchema = z.strictObject({
  number: z.int().min(1).max(5_000),
  date: isoDateSchema.exactOptional(),
  /** Null for no time of day. */
  start: clockTimeSchema.nullable().exactOptional(),
  end: clockTimeSchema.nullable().exactOptional(),
  sessions: z.int().min(0).max(30).exactOptional(),
  periods: z.int().min(1).max(12).exactOptional(),
})

export type DraftPick = z.infer<typeof draftPickSchema>

export function isOpenLine({ standing }: DraftLine): boolean {
  return openStatuses.has(standing)
}
