// What to do after a try that brought no answer: change something and ask again, wait and ask again, or give up.
import {
  optionalFields,
  type Abilities,
  type AnswerFormat,
  type OptionalField,
} from '../../../shared/model/abilities.ts'
import type { EndpointFailure } from './endpoint-failure.ts'
import type { FamilyProfile } from './family-profile.ts'

/** What the next try is made with, and what was used up by those before. */
export type Try = {
  abilities: Abilities
  maxTokens: number
  thinking: boolean
  /** How often the history of the prompt was halved. */
  shortened: number
  waits: number
}

export type NextTry = { kind: 'again'; waitMs: number; with: Try } | { kind: 'give-up' }

const giveUp: NextTry = { kind: 'give-up' }

/** Milliseconds before each further try; a model that is being loaded answers 503 for about this long in all. */
const waits = [1_000, 2_000, 4_000, 8_000, 16_000]

/** Of each kind that a wait may mend, how many waits. */
const waitsOf: Partial<Record<EndpointFailure['kind'], number>> = {
  unreachable: 2,
  'rate-limited': 4,
  'server-error': 5,
  'cut-off': 3,
  'empty-answer': 2,
}

/** A longer wait is the person's to decide. */
const longestWait = 60_000

const mostTokens = 16_000

const mostShortenings = 3

export function nextTry(
  failure: EndpointFailure,
  tried: Try,
  profile: FamilyProfile,
  sentFields: readonly string[],
): NextTry {
  switch (failure.kind) {
    case 'refused': {
      const abilities = afterRefusal(failure.detail, tried.abilities, profile, sentFields)
      return abilities === null ? giveUp : again({ ...tried, abilities })
    }
    case 'answer-too-long':
      if (tried.maxTokens >= mostTokens) return giveUp
      return again({ ...tried, maxTokens: Math.min(moreRoom(tried), mostTokens), thinking: false })
    case 'context-too-small':
      if (tried.shortened >= mostShortenings) return giveUp
      return again({ ...tried, shortened: tried.shortened + 1 })
    case 'empty-answer': {
      const format = tried.waits === 0 ? null : looserFormat(tried.abilities.format, profile)
      return format === null
        ? afterWait(failure, tried)
        : again({ ...tried, abilities: { ...tried.abilities, format } })
    }
    default:
      return afterWait(failure, tried)
  }
}

/** Tokens for thoughts, beside those of the answer: they are counted together. */
export const thinkingRoom = 4_000

/** What was too little for thoughts and answer together was made for the answer alone. */
function moreRoom({ maxTokens, abilities }: Try): number {
  const isForAnswer = abilities.thinks === true && maxTokens < thinkingRoom
  return isForAnswer ? maxTokens + thinkingRoom : 2 * maxTokens
}

function again(next: Try, waitMs = 0): NextTry {
  return { kind: 'again', waitMs, with: next }
}

function afterWait(failure: EndpointFailure, tried: Try): NextTry {
  const usual = waits[tried.waits]
  if (usual === undefined || tried.waits >= (waitsOf[failure.kind] ?? 0)) return giveUp
  const asked = 'waitMs' in failure ? failure.waitMs : null
  const waitMs = asked ?? usual
  return waitMs > longestWait ? giveUp : again({ ...tried, waits: tried.waits + 1 }, waitMs)
}

/** The field that the server names is left out from now on; else the next looser format is tried. Null: no way left. */
function afterRefusal(
  detail: string,
  abilities: Abilities,
  profile: FamilyProfile,
  sentFields: readonly string[],
): Abilities | null {
  // The one that is named first: a refusal often goes on with what to use instead.
  const found = optionalFields
    .filter((field) => sentFields.includes(field))
    .map((field) => ({ field, at: detail.search(pattern[field]) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
  const named = found[0]?.field ?? null
  if (named !== null) return { ...abilities, without: [...abilities.without, named] }
  const looser = looserFormat(abilities.format, profile)
  return looser === null ? null : { ...abilities, format: looser }
}

export function looserFormat(
  format: AnswerFormat,
  { formats }: FamilyProfile,
): AnswerFormat | null {
  return formats[formats.indexOf(format) + 1] ?? null
}

const pattern: Record<OptionalField, RegExp> = {
  temperature: /\btemperature\b/i,
  reasoning_effort: /\breasoning(_effort|\.effort)?\b/i,
  chat_template_kwargs: /\bchat_template_kwargs\b/i,
  thinking: /\bthinking\b/i,
  think: /\bthink(ing)?\b/i,
  stream_options: /\bstream_options\b/i,
  max_tokens: /\bmax_tokens\b/i,
  max_completion_tokens: /\bmax_completion_tokens\b/i,
}
