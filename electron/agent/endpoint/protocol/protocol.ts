// Defines a way of asking a chat model over HTTP: how a request is written, and how a chunk of its answer is read.
import type { Abilities } from '../../../../shared/model/abilities.ts'
import type { PortableSchema } from '../portable-schema.ts'
import type { AnswerPart } from '../answer-part.ts'
import type { FamilyProfile } from '../family-profile.ts'
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
