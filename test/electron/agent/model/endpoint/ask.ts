// Asks an endpoint under test one question of a stage, with short limits and a memory for what is learnt.
import { endpointModel } from '../../../../../electron/agent/endpoint/endpoint-model.ts'
import type { TimeLimits } from '../../../../../electron/agent/endpoint/time-limits.ts'
import type {
  SpokenDelta,
  ModelOutcome,
  ModelRequest,
} from '../../../../../electron/model/model.ts'
import type { Message } from '../../../../../shared/agent/message.ts'
import type { Language } from '../../../../../shared/language.ts'
import type { Abilities } from '../../../../../shared/model/abilities.ts'
import type { EndpointFamily } from '../../../../../shared/preferences/model-choice.ts'
import { succeed } from '../../../../../shared/result.ts'
import { factsOf } from '../../../language/states.ts'

const question: Message[] = [
  { role: 'system', content: 'Answer with one JSON object.' },
  { role: 'user', content: 'hello' },
]

export const answerText = '{"intent":"chat","speak":"Hello 你好","reason":"small talk"}'

export type AskOptions = {
  family?: EndpointFamily
  request?: Partial<ModelRequest>
  limits?: Partial<TimeLimits>
  key?: string | null
  language?: Language
  memory?: { abilities: Abilities | null }
  signal?: AbortSignal
  /** Told of each delta as it comes. */
  hear?: () => void
}

export type Asked = {
  outcome: ModelOutcome
  deltas: SpokenDelta[]
  /** How often the answer has begun. */
  begun: number
  memory: { abilities: Abilities | null }
}

export async function ask(baseUrl: string, options: AskOptions = {}): Promise<Asked> {
  const memory = options.memory ?? { abilities: null }
  const model = endpointModel(
    { family: options.family ?? 'other', baseUrl, model: 'tutor-8b' },
    {
      admit: () => succeed(options.key ?? null),
      tellUnsent: () => {},
      readAbilities: () => memory.abilities,
      writeAbilities: (abilities) => {
        memory.abilities = abilities
      },
      limits: { firstToken: 5_000, gap: 5_000, whole: 10_000, ...options.limits },
      language: () => options.language ?? 'en',
    },
  )
  const deltas: SpokenDelta[] = []
  let begun = 1
  const outcome = await model(
    {
      traceId: 'turn-1',
      stage: 'chat',
      messages: question,
      facts: factsOf('hello'),
      temperature: 0.2,
      maxTokens: 600,
      thinking: false,
      corrections: 0,
      ...options.request,
    },
    (delta) => {
      if (delta.kind === 'again') begun += 1
      else deltas.push(delta)
      options.hear?.()
    },
    options.signal ?? new AbortController().signal,
  )
  return { outcome, deltas, begun, memory }
}

export function outputOf({ outcome }: Asked): string {
  if (outcome.kind !== 'output') throw new Error(JSON.stringify(outcome))
  return outcome.output
}

export function failureOf({ outcome }: Asked): string {
  if (outcome.kind !== 'failure') throw new Error(JSON.stringify(outcome))
  return outcome.message
}
