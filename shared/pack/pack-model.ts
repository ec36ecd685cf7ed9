// Defines what a model is told of a course pack, and what it declares and writes there.
import { z } from 'zod'
import { type PackFieldKey, type PackPhase, packFieldKeys } from './fields.ts'
import type { FieldState } from './pack-phase.ts'

/** The intent phase asks first, and writes once it is told to (K2); later phases only write. */
export const packModes = ['questioning', 'producing'] as const

/** What the scene has said it could do, and waits for a word on. */
export const packWaits = ['nothing', 'course', 'write', 'overwrite'] as const

export type PackWait = (typeof packWaits)[number]

/**
 * Defines what a model is told of the course pack that it works in, beside the facts of every
 * turn; the built-in one reads just this.
 */
export type PackFacts = {
  course: string
  phase: PackPhase
  mode: (typeof packModes)[number]
  /** The field that the student was asked about last; null for none. */
  asked: PackFieldKey | null
  waits: PackWait
  fields: { key: PackFieldKey; state: FieldState }[]
}

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

/**
 * Defines what a model declares in a course pack, one object a turn (K1): the router alone says
 * what comes of it.
 */
export type PackDecision = z.infer<typeof packDecisionSchema>

export const fieldAnswerSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        text: z.string().min(1).max(400),
        /** "number" of a given line, "quote" copied from it word for word. */
        sources: z
          .array(z.strictObject({ number: z.int().min(1), quote: z.string().max(600) }))
          .max(4),
      }),
    )
    .min(1)
    .max(80),
})

/**
 * Defines what a model answers that writes a field of a course pack (K5): lines, each with the
 * words of the given lines that it rests on.
 */
export type FieldAnswer = z.infer<typeof fieldAnswerSchema>
