// A model that only reads (M7): it turns the messages of a turn into frames, and the built-in model answers by them.
import type { ModelCall } from '../../shared/conversation/turn-trace.ts'
import type { Stage } from '../../shared/conversation/contracts.ts'
import { isPlainYes } from '../agent/cards/plain-yes.ts'
import { readingLimits, readWithModel } from '../agent/reader/read-with-model.ts'
import { readingBudget } from '../agent/reader/reading-prompt.ts'
import {
  documentTemperature,
  endpointReader,
  type EndpointPorts,
} from '../agent/endpoint/endpoint-model.ts'
import type { GivenReading, Read } from '../language/ground.ts'
import type { DocumentModel } from '../model/document-model.ts'
import type { Model, ModelRequest, TurnFacts } from '../model/model.ts'
import type { Endpoint } from '../../shared/preferences/model-choice.ts'
import { addUsage, type ModelUsage } from '../../shared/agent/usage.ts'
import { callOf } from './model-call.ts'
import type { SessionContext } from '../session/context.ts'

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
