// Defines what a model answers that writes a field of a course pack (K5): lines, each with the words of the given lines that it rests on.
import { z } from 'zod'

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

export type FieldAnswer = z.infer<typeof fieldAnswerSchema>
