// Sends one request to the server and reads its answer to the end, within the time limits.
import type { Stage } from '../../../shared/conversation/contracts.ts'
import { fail, type Result } from '../../../shared/result.ts'
import type { AnswerFormat } from '../../../shared/model/abilities.ts'
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'
import type { ToolName } from '../../../shared/tools/catalogue.ts'
import type { DocumentTask } from '../../model/document-model.ts'
import type { ModelDelta, ModelRequest, SpokenDelta } from '../../model/model.ts'
import type { EndpointFailure } from './endpoint-failure.ts'
import type { FamilyProfile } from './family-profile.ts'
import { EndlessAnswer } from './bounded-fetch.ts'
import { askServer, type ModelServer } from './model-server.ts'
import { looserFormat, type Try } from './next-try.ts'
import type { Protocol } from './protocol/protocol.ts'
import { readAnswer, type WholeAnswer } from './read-answer.ts'
import { startWatch, type TimeLimits } from './time-limits.ts'
import { shortenTimes, toWireMessages } from './wire-messages.ts'
import { wireSchema } from './wire-schema.ts'
import { blotPieces, withoutKey } from './without-key.ts'
import { ollamaChat } from './protocol/ollama-chat.ts'
import { openaiChat } from './protocol/openai-chat.ts'

/** The protocols by name. */
const protocols: Record<FamilyProfile['protocol'], Protocol> = {
  'openai-chat': openaiChat,
  'ollama-chat': ollamaChat,
}

/** What of a model's request an endpoint needs. */
export type EndpointQuestion = Pick<
  ModelRequest,
  'messages' | 'temperature' | 'maxTokens' | 'thinking' | 'corrections'
> & {
  stage: Stage | DocumentTask
  /** Those that may be called now. */
  tools: readonly ToolName[]
}

export type Asking = {
  server: ModelServer
  profile: FamilyProfile
  question: EndpointQuestion
  report: (delta: ModelDelta) => void
  signal: AbortSignal
  limits: TimeLimits
}

export type AskedOnce = {
  /** The optional fields that went along. */
  sentFields: string[]
  /** About. */
  promptTokens: number
  /** Null when the turn was stopped. */
  result: Result<WholeAnswer, EndpointFailure> | null
}

export async function askOnce(asking: Asking, now: Try): Promise<AskedOnce> {
  const { server, profile, report, signal, limits } = asking
  const protocol = protocols[profile.protocol]
  const { body, promptTokens } = writeBody(asking, now)
  const asked = { sentFields: Object.keys(body), promptTokens }
  const watch = startWatch(limits, signal)
  try {
    const opened = await askServer(server, protocol.path, body, watch.signal)
    if (opened === null) return { ...asked, result: stopped(watch.passed(), limits) }
    if (!opened.ok) return { ...asked, result: opened }
    const readChunk = readWithoutKey(protocol.readChunk, server.key)
    const told = tellWithoutKey(server.key, report, watch.signal)
    const result = await readAnswer(opened.value, readChunk, told.report, watch.hear)
    if (watch.signal.aborted) return { ...asked, result: stopped(watch.passed(), limits) }
    told.end()
    return { ...asked, result }
  } catch (error) {
    if (watch.signal.aborted) return { ...asked, result: stopped(watch.passed(), limits) }
    // The answer had begun: what broke is the line, not the server's address.
    return {
      ...asked,
      result: fail({ kind: error instanceof EndlessAnswer ? 'endless-answer' : 'cut-off' }),
    }
  } finally {
    watch.end()
  }
}

function writeBody(
  { server, profile, question }: Asking,
  now: Try,
): { body: Record<string, unknown>; promptTokens: number } {
  const messages = toWireMessages(shortenTimes(question.messages, now.shortened))
  const promptTokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0)
  const format = formatFor(question, now, profile)
  const asked = {
    model: server.model,
    messages,
    schema: wireSchema(question.stage, question.tools, profile.absence),
    temperature: question.corrections === 1 ? 0 : question.temperature,
    maxTokens: now.maxTokens,
    thinking: now.thinking,
    promptTokens,
  }
  const body = protocols[profile.protocol].writeBody(asked, profile, {
    ...now.abilities,
    format,
  })
  return { body, promptTokens }
}

/** Each correction changes something: the first the temperature, the next the format, beside the words (G4). */
function formatFor(
  { corrections }: EndpointQuestion,
  now: Try,
  profile: FamilyProfile,
): AnswerFormat {
  const { format } = now.abilities
  return corrections < 2 ? format : (looserFormat(format, profile) ?? format)
}

/** The server's own words may quote the key. */
function readWithoutKey(
  readChunk: Protocol['readChunk'],
  key: string | null,
): Protocol['readChunk'] {
  return (chunk) => {
    const part = readChunk(chunk)
    return part !== null && 'error' in part ? { error: withoutKey(part.error, key) } : part
  }
}

/** The server's own words may quote the key; what comes after a stop is told to nobody. */
function tellWithoutKey(
  key: string | null,
  report: Asking['report'],
  signal: AbortSignal,
): { report: (delta: SpokenDelta) => void; end: () => void } {
  const blotted = (kind: SpokenDelta['kind']) =>
    blotPieces(key, (text) => {
      if (!signal.aborted) report({ kind, text })
    })
  const pieces = { text: blotted('text'), reasoning: blotted('reasoning') }
  return {
    report: ({ kind, text }) => pieces[kind].take(text),
    end() {
      pieces.reasoning.end()
      pieces.text.end()
    },
  }
}

/** Null when the person stopped it, and not a limit. */
function stopped(
  passed: keyof TimeLimits | null,
  limits: TimeLimits,
): Result<never, EndpointFailure> | null {
  if (passed === null) return null
  const phase = passed === 'firstToken' ? 'first-token' : passed
  return fail({ kind: 'too-slow', phase, seconds: Math.round(limits[passed] / 1000) })
}
