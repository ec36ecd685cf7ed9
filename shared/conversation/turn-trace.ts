// Defines everything that happened in one turn, for whoever wants to know why: model calls between the events of the timeline.
import { z } from 'zod'
import { stages } from './contracts.ts'
import { messageSchema } from '../agent/message.ts'
import type { TimelineEvent } from '../agent/timeline.ts'
import { usageSchema } from '../agent/usage.ts'

/** One call of a model as it was made; kept in a file of its own, not in the data file. */
export const modelCallSchema = z.strictObject({
  /** When it was answered, ISO. */
  at: z.string(),
  /** `read`: a model that only reads, before the built-in one answers (M7). */
  stage: z.enum([...stages, 'read']),
  milliseconds: z.number(),
  settings: z.strictObject({
    temperature: z.number(),
    maxTokens: z.int(),
    thinking: z.boolean(),
    corrections: z.int(),
  }),
  prompt: z.array(messageSchema),
  /** The text as the model wrote it; for a failure, the sentence that says which. */
  output: z.string(),
  outcome: z.enum(['output', 'failure', 'aborted']),
  reasoning: z.string(),
  usage: usageSchema.nullable(),
})

export type ModelCall = z.infer<typeof modelCallSchema>

export type TraceStep =
  | { kind: 'event'; at: string; event: TimelineEvent }
  /** `problem` says why the output could not be used, or is null. */
  | { kind: 'model'; at: string; call: ModelCall; problem: string | null }

export type TurnTrace = { traceId: string; steps: TraceStep[] }

/** A turn in a list. */
export type TurnSummary = {
  traceId: string
  at: string
  request: string
  /** Null while it runs. */
  ending: string | null
  rounds: number
}
