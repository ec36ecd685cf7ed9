// Defines what a model answers that looks at a solution (H1): remarks, each about words of it. Nothing else.
import { z } from 'zod'
import { remarkKinds } from './homework.ts'

/** More is a lecture. */
export const maxRemarks = 12

export const remarkAnswerSchema = z.object({
  remarks: z
    .array(
      z.object({
        kind: z.enum(remarkKinds),
        /** Words copied from the solution; empty where it is about all of it. */
        quote: z.string().max(400),
        text: z.string().trim().min(1).max(600),
      }),
    )
    .max(40),
})
