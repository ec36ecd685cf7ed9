// Defines the OpenAI chat protocol: `/chat/completions`, streamed, with what each family adds to it.
import { z } from 'zod'
import { assertNever } from '../../../../shared/assert-never.ts'
import type { Abilities, OptionalField } from '../../../../shared/model/abilities.ts'
import {
  emptyPart,
  type AnswerPart,
  withoutRefused,
  usageOfCounts,
  type ChatQuestion,
  type Protocol,
} from './protocol.ts'
import type { FamilyProfile } from '../family-profile.ts'

export const openaiChat: Protocol = {
  path: 'chat/completions',
  writeBody(question, profile, abilities) {
    const { model, messages, temperature, maxTokens } = question
    return {
      model,
      messages,
      stream: true,
      ...responseFormat(question, abilities),
      ...withoutRefused(
        {
          temperature,
          stream_options: { include_usage: true },
          [limitField(profile, abilities)]: maxTokens,
          ...thinkingField(question, profile),
        },
        abilities,
      ),
    }
  },
  readChunk(chunk) {
    const error = errorSchema.safeParse(chunk)
    if (error.success) return { error: errorText(error.data.error) }
    const parsed = chunkSchema.safeParse(chunk)
    return parsed.success ? readParts(parsed.data) : null
  },
}

/** A model that refuses one of the two names for its limit takes the other. */
function limitField({ limitField: usual }: FamilyProfile, { without }: Abilities): OptionalField {
  if (!without.includes(usual)) return usual
  return usual === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
}

function responseFormat({ schema }: ChatQuestion, { format }: Abilities): Record<string, unknown> {
  switch (format) {
    case 'json_schema':
      return {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'answer', strict: true, schema },
        },
      }
    case 'json_object':
      return { response_format: { type: 'json_object' } }
    case 'plain':
      return {}
    default:
      return assertNever(format)
  }
}

function thinkingField(
  { thinking }: ChatQuestion,
  { thinkingField: field }: FamilyProfile,
): Partial<Record<OptionalField, unknown>> {
  switch (field) {
    case null:
      return {}
    case 'reasoning_effort':
      return { reasoning_effort: thinking ? 'medium' : 'low' }
    case 'chat_template_kwargs':
      return { chat_template_kwargs: { enable_thinking: thinking } }
    case 'thinking':
      return { thinking: { type: thinking ? 'enabled' : 'disabled' } }
    case 'think':
      return { think: thinking }
    default:
      return assertNever(field)
  }
}

const errorSchema = z.looseObject({
  error: z.union([z.string(), z.looseObject({ message: z.string() })]),
})

function errorText(error: z.infer<typeof errorSchema>['error']): string {
  return typeof error === 'string' ? error : error.message
}

const textSchema = z.string().nullish()

const wordsSchema = z.looseObject({
  content: textSchema,
  /** DeepSeek, vLLM and llama.cpp name it so; OpenRouter and newer vLLM the other way. */
  reasoning_content: textSchema,
  reasoning: textSchema,
  /** Where a server takes a call for one of its own, although no tools were offered. */
  tool_calls: z
    .array(
      z.looseObject({
        index: z.number().nullish(),
        function: z.looseObject({ name: textSchema, arguments: textSchema }).nullish(),
      }),
    )
    .nullish(),
})

/** `message` where a server answers whole although it was asked to stream. */
const chunkSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        delta: wordsSchema.nullish(),
        message: wordsSchema.nullish(),
        finish_reason: textSchema,
      }),
    )
    .nullish(),
  usage: z
    .looseObject({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish(),
})

function readParts({ choices, usage }: z.infer<typeof chunkSchema>): AnswerPart {
  const [choice] = choices ?? []
  const words = choice?.delta ?? choice?.message ?? {}
  return {
    ...emptyPart,
    text: words.content ?? '',
    reasoning: words.reasoning_content ?? words.reasoning ?? '',
    calls: (words.tool_calls ?? []).map(({ index, function: called }) => ({
      number: index ?? 0,
      name: called?.name ?? '',
      text: called?.arguments ?? '',
    })),
    finish: finishOf(choice?.finish_reason ?? null),
    usage: usageOfCounts(usage?.prompt_tokens, usage?.completion_tokens),
  }
}

function finishOf(reason: string | null): AnswerPart['finish'] {
  if (reason === null || reason === '') return null
  if (reason === 'length' || reason === 'max_tokens') return 'length'
  return reason === 'content_filter' ? 'filtered' : 'whole'
}
