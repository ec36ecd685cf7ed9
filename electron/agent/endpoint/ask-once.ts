// Sends one request to the server and reads its answer to the end, within the time limits.
import { z } from 'zod'
import { type Stage, shownContracts } from '../../../shared/conversation/contracts.ts'
import { remarkAnswerSchema } from '../../../shared/homework/remark-answer.ts'
import type { AnswerFormat } from '../../../shared/model/abilities.ts'
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'
import { fieldAnswerSchema } from '../../../shared/pack/pack-model.ts'
import { adviceAnswerSchema } from '../../../shared/recite/advice-answer.ts'
import { researchAnswerSchema, researchPlanSchema } from '../../../shared/research/model-answer.ts'
import { fail, type Result } from '../../../shared/result.ts'
import { syllabusAnswerSchema } from '../../../shared/syllabus/model-answer.ts'
import type { ToolName } from '../../../shared/tools/catalogue.ts'
import { toolJsonSchema } from '../../../shared/tools/tool-schema.ts'
import { frameAnswerSchema } from '../../language/reader/frame-answer.ts'
import type { DocumentTask } from '../../model/document-model.ts'
import type { ModelDelta, ModelRequest, SpokenDelta } from '../../model/model.ts'
import { EndlessAnswer } from './bounded-fetch.ts'
import type { EndpointFailure } from './endpoint-failure.ts'
import type { FamilyProfile } from './family-profile.ts'
import { askServer, type ModelServer } from './model-server.ts'
import { looserFormat, type Try } from './next-try.ts'
import {
  eitherOf,
  portableObject,
  propertiesOf,
  toPortable,
  type Absence,
  type PortableSchema,
  type Property,
} from './portable-schema.ts'
import { ollamaChat } from './protocol/ollama-chat.ts'
import { openaiChat } from './protocol/openai-chat.ts'
import type { Protocol } from './protocol/protocol.ts'
import { readAnswer, type WholeAnswer } from './read-answer.ts'
import { startWatch, type TimeLimits } from './time-limits.ts'
import { shortenTimes, toWireMessages } from './wire-messages.ts'
import { blotPieces, withoutKey } from './without-key.ts'

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

const documentAnswers = {
  frames: frameAnswerSchema,
  syllabus: syllabusAnswerSchema,
  'research-plan': researchPlanSchema,
  'research-answer': researchAnswerSchema,
  homework: remarkAnswerSchema,
  recite: adviceAnswerSchema,
  'pack-field': fieldAnswerSchema,
} as const satisfies Record<DocumentTask, z.ZodType>

/**
 * The schema that a server is asked to hold a stage's answer to (M2), apart from the contract
 * that judges it (G2).
 */
export function wireSchema(
  stage: Stage | DocumentTask,
  names: readonly ToolName[],
  absence: Absence,
): PortableSchema {
  if (isDocumentTask(stage)) return toPortable(z.toJSONSchema(documentAnswers[stage]), absence)
  const contract = z.toJSONSchema(shownContracts[stage])
  if (stage !== 'execute') return toPortable(contract, absence)
  const properties = propertiesOf(contract).map(({ key, schema, isNeeded }): Property => ({
    key,
    schema: key === 'tool_call' ? callSchema(names, absence) : toPortable(schema, absence),
    isNeeded,
  }))
  return portableObject(properties, absence)
}

function isDocumentTask(stage: Stage | DocumentTask): stage is DocumentTask {
  return Object.hasOwn(documentAnswers, stage)
}

/**
 * The arguments of all tools at hand in one flat object, none of them needed: a `oneOf` over the tools is refused by
 * strict servers. Which belong to which tool is in the prompt, and zod sees to it.
 */
function callSchema(names: readonly ToolName[], absence: Absence): PortableSchema {
  const all = names.flatMap((name) => propertiesOf(toolJsonSchema(name)))
  const byKey = Map.groupBy(all, ({ key }) => key)
  const values = [...byKey].map(([key, properties]): Property => ({
    key,
    schema: eitherOf(
      properties.map(({ schema }) => schema),
      absence,
    ),
    isNeeded: false,
  }))
  const call: Property[] = [
    { key: 'name', schema: { type: 'string', enum: [...names] }, isNeeded: true },
    { key: 'arguments', schema: portableObject(values, absence), isNeeded: true },
  ]
  return portableObject(call, absence)
}
