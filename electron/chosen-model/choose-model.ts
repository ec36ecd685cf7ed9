// The model that the person has chosen, ready to be asked.
import { readAbilities, writeAbilities } from '../../db/preferences.ts'
import type { Message } from '../../shared/agent/message.ts'
import { addUsage, type ModelUsage } from '../../shared/agent/usage.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { Stage } from '../../shared/conversation/contracts.ts'
import type { ModelCall } from '../../shared/conversation/turn-trace.ts'
import type { Carried } from '../../shared/model/abilities.ts'
import { type Endpoint, nameEndpoint } from '../../shared/preferences/model-choice.ts'
import { succeed } from '../../shared/result.ts'
import { isPlainYes } from '../agent/cards/plain-yes.ts'
import {
  endpointModel,
  type EndpointPorts,
  endpointReader,
  documentTemperature,
} from '../agent/endpoint/endpoint-model.ts'
import { hostOf } from '../agent/endpoint/model-server.ts'
import { usualLimits } from '../agent/endpoint/time-limits.ts'
import { withProfile } from '../agent/prompt/say-profile.ts'
import { readingLimits, readWithModel, readingBudget } from '../agent/reader/read-with-model.ts'
import type { GivenReading, Read } from '../language/ground.ts'
import type { DocumentModel } from '../model/document-model.ts'
import type { Model, ModelRequest, TurnFacts, ModelOutcome } from '../model/model.ts'
import { languageOf, type SessionContext } from '../session/context.ts'
import { admitEndpoint, keyOwner, takeBackKeyHost } from './admit-endpoint.ts'
import { keepModelCall } from './trace-files.ts'

export function chosenModel(context: SessionContext): Model {
  const { builtInModel, givenModel, preferences } = context
  if (givenModel !== null) return givenModel
  const part = partOf(context)
  if (preferences.model.kind === 'offline' || part === 'nothing') return builtInModel
  const { endpoint } = preferences.model
  const ports = endpointPorts(context, endpoint)
  // The built-in model reads no prompt: what it did is in the timeline.
  const keep = (traceId: string, call: ModelCall) =>
    keepModelCall(context.folder, traceId, call, context.keys.read(keyOwner(endpoint)))
  return part === 'reading'
    ? readingModel(context, endpoint, ports, keep)
    : tracedModel(endpointModel(endpoint, ports), context.clock, keep)
}

/** What the chosen model does in a conversation: as the person has said, else as its test has shown (M7). */
export function partOf({ preferences, database }: SessionContext): Carried {
  const { model } = preferences
  if (model.kind === 'offline') return 'nothing'
  if (model.use === 'reader') return 'reading'
  if (model.use === 'full') return 'loop'
  return readAbilities(database, nameEndpoint(model.endpoint))?.carries ?? 'loop'
}

/** Whether the built-in model answers, whoever reads for it. A model that was given from outside is none of ours. */
export function isBuiltIn(context: SessionContext): boolean {
  return context.givenModel === null && partOf(context) !== 'loop'
}

/** Who could read a document beside the rules, and where its text would go; null where the built-in model answers. */
export function chosenReader(
  context: SessionContext,
): { name: string; host: string; model: DocumentModel } | null {
  const { givenModel, preferences } = context
  if (givenModel !== null || preferences.model.kind === 'offline') return null
  const { endpoint } = preferences.model
  const model = withProfile(endpointReader(endpoint, endpointPorts(context, endpoint)), () => ({
    standing: context.preferences.standing,
    language: languageOf(context),
  }))
  return { name: endpoint.model, host: hostOf(endpoint), model }
}

export function endpointPorts(context: SessionContext, endpoint: Endpoint): EndpointPorts {
  const { database } = context
  const name = nameEndpoint(endpoint)
  let isFirstUse = false
  return {
    admit: () => {
      const admitted = admitEndpoint(context, endpoint)
      if (!admitted.ok) return admitted
      isFirstUse = admitted.value.isFirstUse
      return succeed(admitted.value.key)
    },
    tellUnsent: () => {
      if (isFirstUse) takeBackKeyHost(context, endpoint)
    },
    readAbilities: () => readAbilities(database, name),
    writeAbilities: (abilities) => writeAbilities(database, name, abilities),
    limits: usualLimits,
    language: () => languageOf(context),
  }
}

/** A model whose calls are kept for the trace of their turn. */
function tracedModel(
  model: Model,
  at: () => string,
  keep: (traceId: string, call: ModelCall) => void,
): Model {
  return async (request, report, signal) => {
    const start = performance.now()
    const outcome = await model(request, report, signal)
    keep(request.traceId, callOf(request, outcome, at(), performance.now() - start))
    return outcome
  }
}

type KeepCall = (traceId: string, call: ModelCall) => void

/** In a guide and a pack the words answer a question of theirs, which has readers of its own. */
const readingStages: ReadonlySet<Stage> = new Set<Stage>(['chat', 'plan', 'execute', 'deliver'])

/** Turns and messages whose readings are kept: those that a turn may still ask about. */
const mostKept = 40

/** As every reading is asked for. */
const settings = {
  stage: 'read',
  temperature: documentTemperature,
  maxTokens: readingBudget.answer,
  thinking: false,
  corrections: 0,
} as const

/**
 * A model that only reads (M7): it turns the messages of a turn into frames, and the built-in
 * model answers by them.
 */
export function readingModel(
  context: Pick<SessionContext, 'builtInModel' | 'readings' | 'clock'>,
  endpoint: Endpoint,
  ports: EndpointPorts,
  keep: KeepCall,
): Model {
  const reader = endpointReader(endpoint, { ...ports, limits: readingLimits })
  return async (request, report, signal) => {
    const read = await readTurn(context, reader, request, signal, keep)
    if (signal.aborted) return { kind: 'aborted' }
    const outcome = await context.builtInModel(withReadings(request, read.readings), report, signal)
    return outcome.kind === 'output' ? { ...outcome, usage: read.usage } : outcome
  }
}

type TurnReading = { readings: GivenReading[]; usage: ModelUsage | null }

/** Each message of a turn is read once, whatever comes of it, and only the newest costs a call. */
async function readTurn(
  { readings, clock }: Pick<SessionContext, 'readings' | 'clock'>,
  reader: DocumentModel,
  { traceId, stage, facts }: ModelRequest,
  signal: AbortSignal,
  keep: KeepCall,
): Promise<TurnReading> {
  const told: TurnFacts & Read = facts
  const chosen = told.readings ?? []
  const read: TurnReading = { readings: [...chosen], usage: null }
  if (!readingStages.has(stage)) return read
  for (const text of new Set([facts.request, ...facts.followUps])) {
    if (chosen.some((each) => each.text === text)) continue
    const key = `${traceId} ${text}`
    if (!readings.has(key)) {
      const start = performance.now()
      // A plain yes needs no reading.
      const asked = isPlainYes(text) ? null : await readWithModel(reader, text, facts, signal)
      if (signal.aborted) return read
      if (asked !== null) {
        const call = { ...settings, messages: asked.prompt }
        keep(traceId, callOf(call, asked.outcome, clock(), performance.now() - start))
      }
      if (asked?.outcome.kind === 'output') read.usage = addUsage(read.usage, asked.outcome.usage)
      readings.set(key, asked?.frames ?? null)
      for (const old of [...readings.keys()].slice(0, -mostKept)) readings.delete(old)
    }
    const frames = readings.get(key) ?? null
    if (frames !== null) read.readings.push({ text, frames })
  }
  return read
}

/** The built-in model reads no messages: they are not written for it. */
function withReadings(request: ModelRequest, readings: GivenReading[]): ModelRequest {
  const { traceId, stage, temperature, maxTokens, thinking, corrections } = request
  const facts: TurnFacts & Read = { ...request.facts, ...(readings.length > 0 && { readings }) }
  return { traceId, stage, facts, temperature, maxTokens, thinking, corrections, messages: [] }
}

type Asked = Pick<ModelCall, 'stage'> & ModelCall['settings'] & { messages: Message[] }

/** A call of a model as the trace of its turn keeps it. */
function callOf(
  { stage, temperature, maxTokens, thinking, corrections, messages }: Asked,
  outcome: ModelOutcome,
  at: string,
  milliseconds: number,
): ModelCall {
  return {
    at,
    stage,
    milliseconds: Math.round(milliseconds),
    settings: { temperature, maxTokens, thinking, corrections },
    prompt: messages,
    output: outputOf(outcome),
    outcome: outcome.kind,
    reasoning: outcome.kind === 'output' ? outcome.reasoning : '',
    usage: outcome.kind === 'output' ? outcome.usage : null,
  }
}

function outputOf(outcome: ModelOutcome): string {
  switch (outcome.kind) {
    case 'output':
      return outcome.output
    case 'failure':
      return outcome.message
    case 'aborted':
      return ''
    default:
      return assertNever(outcome)
  }
}
