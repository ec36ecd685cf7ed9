// Defines what an endpoint has been found to be able to do (M2): learnt once for a server and model, and remembered.
import { z } from 'zod'
import type { ModelChoice } from '../preferences/model-choice.ts'

/** How an answer is held to its contract, the strictest first. */
const answerFormats = ['json_schema', 'json_object', 'plain'] as const

export type AnswerFormat = (typeof answerFormats)[number]

/** What a test has shown a model to be good for: the whole round with its tools, only reading, or neither. */
const carried = ['loop', 'reading', 'nothing'] as const

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

/**
 * Defines what a test of an endpoint found, and which model answers now: plain data for the
 * settings (M2, M4).
 */
export type EndpointReport =
  /** `problem` names the kind of failure, `message` says it with its next step. */
  | { kind: 'failed'; problem: string; message: string }
  | {
      kind: 'works'
      abilities: Abilities
      /** The names that the server lists; empty when it lists none. */
      models: string[]
      /** Its test answer fitted the contract. */
      keepsContract: boolean
      /** It showed its thinking in the test. */
      thinks: boolean
      /** From the question to the end of its answer. */
      milliseconds: number
    }

export type ModelStatus = {
  choice: ModelChoice
  /** What it does in a conversation; what it leaves the built-in model does (M7). */
  part: Carried
  key: {
    /** Where keys come from in this shell. */
    source: 'keychain' | 'environment'
    /** There is one for the address that was asked about, else for the chosen endpoint. */
    isSet: boolean
    /** It is forgotten when the app ends: this machine has no safe place for it. */
    isForThisRun: boolean
    /** Another host, for which the one in the environment is; null where it is for this address, or there is none. */
    keptFor: string | null
  }
}
