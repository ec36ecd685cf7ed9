// Defines a course pack as it is kept: one field a row, each with the versions that it had.
import { courseNameSchema } from '../schedule/term.ts'
import { z } from 'zod'
import { quoteSchema } from '../syllabus/citation.ts'
import { packFieldKeys } from './fields.ts'

export const maxFieldText = 20_000

/** Where a line of a field comes from: the words of a source, and where they stand in it. */
export const fieldCitationSchema = z.strictObject({
  /** Of the field's text, from 1. */
  line: z.int().min(1),
  sourceId: z.int().min(1),
  file: z.string().min(1).max(500),
  quote: quoteSchema,
})

export type FieldCitation = z.infer<typeof fieldCitationSchema>

/** `draft`: written, not settled yet. That a field is stale follows from what it was made of. */
export const fieldStatuses = ['draft', 'ready'] as const

export const packFieldVersionSchema = z.strictObject({
  course: courseNameSchema.min(1),
  key: z.enum(packFieldKeys),
  /** From 1 in each field. */
  version: z.int().min(1),
  text: z.string().max(maxFieldText),
  status: z.enum(fieldStatuses),
  citations: z.array(fieldCitationSchema).max(400),
  /** The versions of the fields that it was made from, and a mark of the schedule where it was made from that. */
  madeFrom: z.array(z.strictObject({ key: z.enum(packFieldKeys), version: z.int().min(1) })),
  scheduleMark: z.string().max(100).nullable(),
  /** Sources that it holds without: those that were read for it and gave nothing, and those that were gone when it was settled. */
  withoutSources: z.array(z.int().min(1)).max(400),
  who: z.enum(['person', 'agent']),
  /** One line: why this version was written. */
  why: z.string().max(400),
  /** ISO. */
  at: z.string(),
})

/** One version of one field; the one with the highest number counts. */
export type PackFieldVersion = z.infer<typeof packFieldVersionSchema>
