// Defines a way of asking a chat model over HTTP: how a request is written, and how a chunk of its answer is read.
import type { ModelUsage } from '../../../../shared/agent/usage.ts'
import type { Abilities, OptionalField } from '../../../../shared/model/abilities.ts'
import type { FamilyProfile } from '../family-profile.ts'
import type { PortableSchema } from '../portable-schema.ts'
import type { WireMessage } from '../wire-messages.ts'

export type ChatQuestion = {
  model: string
  messages: readonly WireMessage[]
  schema: PortableSchema
  temperature: number
  maxTokens: number
  thinking: boolean
  /** Tokens of the prompt, about. */
  promptTokens: number
}

export type Protocol = {
  /** Relative to the base address, or from the root of the host when it begins with a slash. */
  path: string
  writeBody: (
    question: ChatQuestion,
    profile: FamilyProfile,
    abilities: Abilities,
  ) => Record<string, unknown>
  /** Null when the chunk is not one of this protocol; an `error` in it is the server's own words. */
  readChunk: (chunk: unknown) => AnswerPart | { error: string } | null
}

/** Defines what one chunk of a streamed answer brings, whatever the protocol. */
export type AnswerPart = {
  text: string
  reasoning: string
  /** Pieces of calls that a server has taken out of the text for a field of their own. */
  calls: CallPiece[]
  /** Why the answer ended, with the chunk that says so. */
  finish: 'whole' | 'length' | 'filtered' | null
  usage: ModelUsage | null
}

/** Pieces of one call have the same number; `text` is JSON, as far as it has come. */
export type CallPiece = { number: number; name: string; text: string }

export const emptyPart: AnswerPart = {
  text: '',
  reasoning: '',
  calls: [],
  finish: null,
  usage: null,
}

/** The optional fields of a request without those that the server has refused before. */
export function withoutRefused(
  fields: Partial<Record<OptionalField, unknown>>,
  { without }: Abilities,
): Record<string, unknown> {
  const refused = new Set<string>(without)
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !refused.has(field)))
}

/** Far above any context: what is more is no count. */
const mostTokens = 100_000_000

/**
 * The tokens that a server says it counted, as long as they are counts at all (M5). Null when the
 * server gives no count of the prompt: it is estimated then.
 */
export function usageOfCounts(
  prompt: number | null | undefined,
  output: number | null | undefined,
): ModelUsage | null {
  const promptTokens = toCount(prompt)
  return promptTokens === null ? null : { promptTokens, outputTokens: toCount(output) ?? 0 }
}

function toCount(value: number | null | undefined): number | null {
  if (value == null || !Number.isInteger(value)) return null
  return value >= 0 && value <= mostTokens ? value : null
}
