// Defines what a model declares in a course pack, one object a turn (K1): the router alone says what comes of it.
import { z } from 'zod'
import { packFieldKeys } from './fields.ts'

export const packIntents = ['advance', 'research', 'generate', 'modify', 'query', 'chat'] as const

export const packDecisionSchema = z.strictObject({
  intent: z.enum(packIntents),
  /** The field that the words are about, where they name one. */
  field: z.enum(packFieldKeys).nullish(),
  /** modify: the new words of the field; research and query: the question; chat: the answer to what was asked last, or more of what the student wants, knows and can. */
  text: z.string().max(8_000).nullish(),
  /** What the student reads of a chat that answers no question; empty for every other intent. */
  speak: z.string(),
  /** Why, for whoever reads the trace. */
  reason: z.string(),
})

export type PackDecision = z.infer<typeof packDecisionSchema>
