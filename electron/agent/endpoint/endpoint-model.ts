// A model behind an OpenAI-compatible endpoint (M1, M2): asks, adapts to what the server can do, and ends in one value.
import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '../../../shared/language.ts'
import type { Abilities } from '../../../shared/model/abilities.ts'
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'
import type { Endpoint } from '../../../shared/preferences/model-choice.ts'
import { fail, type Result } from '../../../shared/result.ts'
import { openToolsOf } from '../check-call.ts'
import type { DocumentModel } from '../../model/document-model.ts'
import type { Model, ModelOutcome, ModelRequest } from '../../model/model.ts'
import type { ModelUsage } from '../../../shared/agent/usage.ts'
import { askOnce, type AskedOnce, type Asking, type EndpointQuestion } from './ask-once.ts'
import { type EndpointFailure, sayEndpointFailure } from './endpoint-failure.ts'
import { familyProfiles, unlearnt, type FamilyProfile } from './family-profile.ts'
import { nextTry, thinkingRoom, type Try } from './next-try.ts'
import type { WholeAnswer } from './read-answer.ts'
import type { TimeLimits } from './time-limits.ts'
import { shortenMessages, shortenTimes } from './wire-messages.ts'
import { withoutKey } from './without-key.ts'

export type EndpointPorts = {
  /**
   * The key that goes along, or why nothing may be sent; asked for each request, so that a new key counts at once. What is to
   * be remembered of where it goes is written before this returns: a process may end with the request on its way.
   */
  admit: () => Result<string | null, EndpointFailure>
  /** Nothing of what was admitted has left this machine: no line to the server came about. */
  tellUnsent: () => void
  /** What was learnt of this server and model before, or null. */
  readAbilities: () => Abilities | null
  writeAbilities: (abilities: Abilities) => void
  limits: TimeLimits
  language: () => Language
}

export function endpointModel(endpoint: Endpoint, ports: EndpointPorts): Model {
  return (request, report, signal) =>
    askEndpoint(endpoint, ports, questionOf(request), report, signal)
}

/** What is read is copied, not made up. */
export const documentTemperature = 0.1

/** The same ladder, for a document that is read outside of any turn. */
export function endpointReader(endpoint: Endpoint, ports: EndpointPorts): DocumentModel {
  return ({ task, ...rest }, signal) => {
    const temperature = documentTemperature
    const question = { ...rest, stage: task, tools: [], temperature, thinking: false }
    return askEndpoint(endpoint, ports, question, () => {}, signal)
  }
}

async function askEndpoint(
  endpoint: Endpoint,
  ports: EndpointPorts,
  question: EndpointQuestion,
  report: Asking['report'],
  signal: AbortSignal,
): Promise<ModelOutcome> {
  const profile = familyProfiles[endpoint.family]
  const { baseUrl, model } = endpoint
  const known = ports.readAbilities() ?? unlearnt(profile)
  const admitted = ports.admit()
  if (!admitted.ok) {
    return { kind: 'failure', message: sayEndpointFailure(admitted.failure, ports.language()) }
  }
  const server = { baseUrl, model, key: admitted.value }
  const asking = { server, profile, question, report, signal, limits: ports.limits }
  const asked = await askUntilDone(asking, firstTry(known, question, profile))
  if (isUnsent(asked)) ports.tellUnsent()
  if (asked.kind === 'aborted') return asked
  if (asked.kind === 'failure') {
    return { kind: 'failure', message: sayEndpointFailure(asked.failure, ports.language()) }
  }
  if (!isSame(asked.abilities, known)) ports.writeAbilities(asked.abilities)
  // A server may quote the key, and what it says is kept.
  const output = withoutKey(asked.answer.output, server.key)
  const reasoning = withoutKey(asked.answer.reasoning, server.key)
  return { kind: 'output', output, reasoning, usage: asked.usage }
}

function questionOf(request: ModelRequest): EndpointQuestion {
  const { stage, messages, temperature, maxTokens, thinking, corrections, facts } = request
  const tools = openToolsOf(facts)
  return { stage, messages, temperature, maxTokens, thinking, corrections, tools }
}

/** `profile` and what was learnt tell whether the model will think; room that it does not use costs nothing. */
export function firstTry(
  abilities: Abilities,
  { maxTokens, thinking }: Pick<EndpointQuestion, 'maxTokens' | 'thinking'>,
  { thinkingField }: FamilyProfile,
): Try {
  const isTold = thinking && thinkingField !== null && !abilities.without.includes(thinkingField)
  const room = isTold || abilities.thinks === true ? thinkingRoom : 0
  return { abilities, maxTokens: maxTokens + room, thinking, shortened: 0, waits: 0 }
}

export type Asked =
  | { kind: 'answer'; answer: WholeAnswer; usage: ModelUsage; abilities: Abilities }
  | { kind: 'failure'; failure: EndpointFailure; hadLine: boolean }
  | { kind: 'aborted' }

/** One that was stopped may be on its way. */
export function isUnsent(asked: Asked): boolean {
  return asked.kind === 'failure' && !asked.hadLine
}

/** Each try but the first changes something, or comes after a wait; both are limited, so this ends. */
export async function askUntilDone(asking: Asking, first: Try): Promise<Asked> {
  const spent: ModelUsage = { promptTokens: 0, outputTokens: 0 }
  let now = first
  let hadLine = false
  for (;;) {
    const asked = await askOnce(asking, now)
    if (asked.result === null) return { kind: 'aborted' }
    hadLine ||= hasLine(asked.result)
    if (asked.result.ok) addUsage(spent, asked.result.value, asked)
    now = asked.result.ok ? withThinking(now, asked.result.value) : now
    const result = refuseCut(asked.result, now)
    if (result.ok) {
      return { kind: 'answer', answer: result.value, usage: spent, abilities: now.abilities }
    }
    const next = nextTry(result.failure, now, asking.profile, asked.sentFields)
    // A message that waits to be read is not worth a wait, or more words: there is another reader.
    if (
      next.kind === 'give-up' ||
      asksTheSame(asking, now, next.with) ||
      (asking.question.stage === 'frames' &&
        (next.waitMs > 0 || next.with.maxTokens > now.maxTokens))
    )
      return { kind: 'failure', failure: result.failure, hadLine }
    if (!(await hasWaited(next.waitMs, asking.signal))) return { kind: 'aborted' }
    now = next.with
    asking.report({ kind: 'again' })
  }
}

function hasLine(result: Result<WholeAnswer, EndpointFailure>): boolean {
  return result.ok || result.failure.kind !== 'unreachable' || result.failure.hadLine
}

/** A model that thinks unseen shows it by having used up its room before the first word. */
function withThinking(now: Try, { reasoning, output, isCut }: WholeAnswer): Try {
  const thinks = reasoning.trim() !== '' || (isCut && output === '')
  return thinks && now.abilities.thinks !== true
    ? { ...now, abilities: { ...now.abilities, thinks: true } }
    : now
}

/** A shorter prompt was wanted, and it has become no shorter. */
function asksTheSame({ question }: Asking, { shortened }: Try, next: Try): boolean {
  if (next.shortened === shortened) return false
  const shown = shortenTimes(question.messages, shortened)
  return shortenMessages(shown) === shown
}

/** An answer that was cut is asked for again with more room: it is no mistake of the model to correct. */
function refuseCut(
  result: Result<WholeAnswer, EndpointFailure>,
  { maxTokens }: Try,
): Result<WholeAnswer, EndpointFailure> {
  return result.ok && result.value.isCut
    ? fail({ kind: 'answer-too-long', tokens: maxTokens })
    : result
}

function addUsage(
  spent: ModelUsage,
  { usage, output, reasoning }: WholeAnswer,
  { promptTokens }: AskedOnce,
): void {
  spent.promptTokens += usage?.promptTokens ?? promptTokens
  spent.outputTokens += usage?.outputTokens ?? estimateTokens(output + reasoning)
}

function isSame(a: Abilities, b: Abilities): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** False when the turn was stopped meanwhile. */
async function hasWaited(ms: number, signal: AbortSignal): Promise<boolean> {
  if (ms === 0) return !signal.aborted
  try {
    await wait(ms, undefined, { signal })
    return true
  } catch {
    return false
  }
}
