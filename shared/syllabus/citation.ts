// Defines where imported work and exams were read (X9): the words of the document, and where they stand in it.
import { z } from 'zod'
import { idSchema } from '../schedule/term.ts'

/** The longest that is kept of a line. */
export const maxQuote = 600

export const quoteSchema = z.strictObject({
  /** From 1; null where the kind of file has no pages. */
  page: z.int().min(1).nullable(),
  /** On that page, or in the file. */
  line: z.int().min(1),
  /** Word for word. */
  text: z.string().min(1).max(maxQuote),
})

export type Quote = z.infer<typeof quoteSchema>

/** `task` is an event; `class` a body of work with all its sessions; `item` one session of it. */
export const citedRecords = ['task', 'class', 'item'] as const

export const citationSchema = z.strictObject({
  record: z.enum(citedRecords),
  id: idSchema,
  file: z.string().min(1).max(500),
  /** What the document calls it, in the form that the next reading finds it again by. */
  fact: z.string().max(400),
  /** The date and time that it was read with: another one is a change of the document. */
  said: z.string().max(80),
  /** Whether the text says it, or it was derived from the text; `reasons` say from what. */
  isPublished: z.boolean(),
  reasons: z.array(z.string().max(400)).max(8),
  quotes: z.array(quoteSchema).min(1).max(12),
})

export type Citation = z.infer<typeof citationSchema>

/** With the history entry that brought it: undone, it holds no more. */
export const storedCitationSchema = citationSchema.extend({ entry: idSchema })

export type StoredCitation = z.infer<typeof storedCitationSchema>
