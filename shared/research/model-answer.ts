// Defines what a model answers that helps with research (K3): words to search for, then lines with the words that they rest on.
import { z } from 'zod'
import { findingKinds } from './report.ts'

export const maxQueries = 6

export const researchPlanSchema = z.strictObject({
  /** A few words each, in the languages of the files. */
  queries: z.array(z.string().min(1).max(120)).max(20),
})

export const researchItemSchema = z.object({
  kind: z.enum(findingKinds),
  /** In plain words, in the student's language. */
  text: z.string().min(1).max(600),
  /** The number before the line. */
  line: z.int().min(1).max(100_000),
  /** Words of that line, as they stand there. */
  quote: z.string().min(1).max(2_000),
})

export type ResearchItem = z.infer<typeof researchItemSchema>

/** Leads the model; each item is judged by itself, so that one that is wrong takes no other with it. */
export const researchAnswerSchema = z.strictObject({ items: z.array(researchItemSchema) })
