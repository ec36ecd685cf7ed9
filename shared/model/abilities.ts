// Defines what an endpoint has been found to be able to do (M2): learnt once for a server and model, and remembered.
import { z } from 'zod'

/** How an answer is held to its contract, the strictest first. */
export const answerFormats = ['json_schema', 'json_object', 'plain'] as const

export type AnswerFormat = (typeof answerFormats)[number]

/** What a test has shown a model to be good for: the whole round with its tools, only reading, or neither. */
export const carried = ['loop', 'reading', 'nothing'] as const

export type Carried = (typeof carried)[number]

/** What a request may carry beyond its messages; a server may refuse each. */
export const optionalFields = [
  'temperature',
  'reasoning_effort',
  'chat_template_kwargs',
  'thinking',
  'think',
  'stream_options',
  'max_tokens',
  'max_completion_tokens',
] as const

export type OptionalField = (typeof optionalFields)[number]

export const abilitiesSchema = z.strictObject({
  format: z.enum(answerFormats),
  /** Fields that it refused. */
  without: z.array(z.enum(optionalFields)),
  /** Tokens of prompt and answer together, where the server tells. */
  contextTokens: z.int().min(1).nullable(),
  /** It was seen to think before it answers, whatever it was asked; absent as long as it was not. */
  thinks: z.literal(true).exactOptional(),
  /** Absent before the first test. */
  carries: z.enum(carried).exactOptional(),
})

export type Abilities = z.infer<typeof abilitiesSchema>
