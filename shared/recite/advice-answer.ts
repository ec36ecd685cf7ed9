// Defines what a model answers that is asked how to remember a text (R9): a few tips. Nothing else.
import { z } from 'zod'

/** As many as we give ourselves. */
export const maxAdvice = 3

export const adviceAnswerSchema = z.object({
  tips: z.array(z.string().trim().min(1).max(400)).min(1).max(20),
})
