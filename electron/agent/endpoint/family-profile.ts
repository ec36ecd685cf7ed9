// What is known of a family of servers before the first request (M2); the rest is learnt from their answers.
import type { Abilities, AnswerFormat, OptionalField } from '../../../shared/model/abilities.ts'
import type { EndpointFamily } from '../../../shared/preferences/model-choice.ts'
import type { Absence } from './portable-schema.ts'

export type FamilyProfile = {
  protocol: 'openai-chat' | 'ollama-chat'
  /** Tried from the first on. */
  formats: readonly [AnswerFormat, ...AnswerFormat[]]
  absence: Absence
  limitField: 'max_tokens' | 'max_completion_tokens'
  /** The field that tells a model whether to think first. */
  thinkingField: Extract<
    OptionalField,
    'reasoning_effort' | 'chat_template_kwargs' | 'thinking' | 'think'
  > | null
}

const usual: FamilyProfile = {
  protocol: 'openai-chat',
  formats: ['json_schema', 'json_object', 'plain'],
  absence: 'as-null',
  limitField: 'max_tokens',
  thinkingField: null,
}

/** What is taken for granted of an endpoint that was never asked. */
export function unlearnt({ formats: [format] }: FamilyProfile): Abilities {
  return { format, without: [], contextTokens: null }
}

export const familyProfiles: Record<EndpointFamily, FamilyProfile> = {
  openai: { ...usual, limitField: 'max_completion_tokens', thinkingField: 'reasoning_effort' },
  // Its OpenAI path takes no context length and cuts the prompt without a word; its own path does.
  ollama: { ...usual, protocol: 'ollama-chat', absence: 'as-absent', thinkingField: 'think' },
  // Answers 400 to json_object.
  'lm-studio': { ...usual, absence: 'as-absent', formats: ['json_schema', 'plain'] },
  'llama-cpp': { ...usual, absence: 'as-absent', thinkingField: 'chat_template_kwargs' },
  // Knows no json_schema.
  deepseek: { ...usual, formats: ['json_object', 'plain'], thinkingField: 'thinking' },
  vllm: { ...usual, absence: 'as-absent', thinkingField: 'chat_template_kwargs' },
  other: usual,
}
