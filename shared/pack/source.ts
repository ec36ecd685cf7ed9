// Defines a file that the student gave to a course: what it is, its numbered lines, and a place in it that answers a search.
import { courseNameSchema } from '../schedule/term.ts'
import { z } from 'zod'

export const sourceKinds = ['pdf', 'docx', 'html', 'markdown', 'plain', 'calendar'] as const

export type SourceKind = (typeof sourceKinds)[number]

/** Of one course; a student who has more keeps a library, not sources of a course. */
export const maxSources = 60

/** Of one file: some 800 pages of a book. */
export const maxSourceLines = 40_000

export const sourceLineSchema = z.strictObject({
  /** From 1 through the whole file. */
  number: z.int().min(1),
  /** From 1; null where the kind of file has no pages. */
  page: z.int().min(1).nullable(),
  /** As a person counts: on its page, or in the file. */
  line: z.int().min(1),
  text: z.string().min(1).max(4_000),
  /** 1 to 6 for a heading. */
  heading: z.int().min(1).max(6).nullable(),
})

export type SourceLine = z.infer<typeof sourceLineSchema>

export const sourceSchema = z.strictObject({
  id: z.int().min(1),
  course: courseNameSchema.min(1),
  file: z.string().min(1).max(500),
  kind: z.enum(sourceKinds),
  pages: z.int().min(1).nullable(),
  /** ISO. */
  addedAt: z.string(),
  /** SHA-256 of the file's bytes, in hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/u),
})

export type Source = z.infer<typeof sourceSchema>

/** As the file of everything has it, with each course that it is of. */
export const wholeSourceSchema = sourceSchema.omit({ course: true }).extend({
  courses: z.array(courseNameSchema.min(1)).min(1),
  lines: z.array(sourceLineSchema),
})

export type WholeSource = z.infer<typeof wholeSourceSchema>

/** As the list shows it. */
export type SourceItem = Source & { lines: number }

/** A line that a search found, in its source; `rank` is the better the higher, among lines that have as many of the words. */
export type SourceHit = { source: Source; line: SourceLine; rank: number }

const sourceEndings = ['pdf', 'docx', 'md', 'markdown', 'html', 'htm', 'txt', 'ics']

/** For the system's own dialog; what is in a file, reading shows. */
export const sourceFiles = sourceEndings.map((ending) => `.${ending}`).join(',')
