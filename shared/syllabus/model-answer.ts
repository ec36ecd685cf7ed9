// Defines what a model answers that reads a syllabus (X9): items, each with the line and the words that say it. Nothing else.
import { z } from 'zod'
import { askedKinds } from './draft.ts'

export const syllabusItemSchema = z.object({
  kind: z.enum(askedKinds),
  title: z.string().min(1).max(300),
  /** The number before the line. */
  line: z.int().min(1).max(100_000),
  /** Words of that line, as they stand there. */
  quote: z.string().min(1).max(2_000),
  /** `YYYY-MM-DD`. */
  date: z.string().max(40).nullish(),
  /** `HH:MM`. */
  start: z.string().max(40).nullish(),
  end: z.string().max(40).nullish(),
})

export type SyllabusItem = z.infer<typeof syllabusItemSchema>

/** Leads the model; each item is judged by itself, so that one that is wrong takes no other with it. */
export const syllabusAnswerSchema = z.strictObject({ items: z.array(syllabusItemSchema) })
