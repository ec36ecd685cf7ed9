// Ollama's own chat protocol: a line of JSON for each chunk, and a context length that the request can set.
import { z } from 'zod'
import type { AnswerFormat } from '../../../../shared/model/abilities.ts'
import type { PortableSchema } from '../portable-schema.ts'
import { withoutRefused, usageOfCounts, type Protocol } from './protocol.ts'

/** Tokens; a change makes Ollama load the model again, so lengths go up in few steps. */
const contextSteps = [8_192, 16_384, 32_768, 65_536, 131_072]

export const ollamaChat: Protocol = {
  path: '/api/chat',
  writeBody(question, _profile, abilities) {
    const { model, messages, schema, temperature, maxTokens, thinking, promptTokens } = question
    const needed = promptTokens + maxTokens
    const wanted = contextSteps.find((step) => step >= needed) ?? needed
    const context = Math.min(wanted, abilities.contextTokens ?? wanted)
    return {
      model,
      messages,
      stream: true,
      ...answerFormat(schema, abilities.format),
      ...withoutRefused({ think: thinking }, abilities),
      options: { num_ctx: context, num_predict: maxTokens, temperature },
    }
  },
  readChunk(chunk) {
    const parsed = chunkSchema.safeParse(chunk)
    if (!parsed.success) return null
    const { error, message, done, done_reason: reason } = parsed.data
    if (error != null) return { error }
    if (message == null && done !== true) return null
    return {
      text: message?.content ?? '',
      reasoning: message?.thinking ?? '',
      calls: (message?.tool_calls ?? []).map(({ function: called }, number) => ({
        number,
        name: called.name,
        text: JSON.stringify(called.arguments ?? {}),
      })),
      finish: done === true ? (reason === 'length' ? 'length' : 'whole') : null,
      usage: usageOfCounts(parsed.data.prompt_eval_count, parsed.data.eval_count),
    }
  },
}

function answerFormat(schema: PortableSchema, format: AnswerFormat): Record<string, unknown> {
  if (format === 'plain') return {}
  return { format: format === 'json_schema' ? schema : 'json' }
}

const chunkSchema = z.looseObject({
  error: z.string().nullish(),
  message: z
    .looseObject({
      content: z.string().nullish(),
      thinking: z.string().nullish(),
      tool_calls: z
        .array(
          z.looseObject({
            function: z.looseObject({ name: z.string(), arguments: z.unknown() }),
          }),
        )
        .nullish(),
    })
    .nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: z.number().nullish(),
  eval_count: z.number().nullish(),
})
