// The model that the person has chosen, ready to be asked.
import { readAbilities, writeAbilities } from '../../db/preferences.ts'
import { type Endpoint, nameEndpoint } from '../../shared/preferences/model-choice.ts'
import type { DocumentModel } from '../model/document-model.ts'
import {
  endpointModel,
  type EndpointPorts,
  endpointReader,
} from '../agent/endpoint/endpoint-model.ts'
import { hostOf } from '../agent/endpoint/model-server.ts'
import { usualLimits } from '../agent/endpoint/time-limits.ts'
import type { Model, ModelOutcome, ModelRequest } from '../model/model.ts'
import { withProfile } from '../agent/prompt/with-profile.ts'
import { admitEndpoint, keyOwner, takeBackKeyHost } from './admit-endpoint.ts'
import { succeed } from '../../shared/result.ts'
import { languageOf, type SessionContext } from '../session/context.ts'
import { keepModelCall } from './trace-files.ts'
import type { ModelCall } from '../../shared/conversation/turn-trace.ts'
import { assertNever } from '../../shared/assert-never.ts'

export function chosenModel(context: SessionContext): Model {
  const { builtInModel, givenModel, preferences } = context
  if (givenModel !== null) return givenModel
  if (preferences.model.kind === 'offline') return builtInModel
  const { endpoint } = preferences.model
  const ports = endpointPorts(context, endpoint)
  // The built-in model reads no prompt: what it did is in the timeline.
  return tracedModel(endpointModel(endpoint, ports), context.clock, (traceId, call) =>
    keepModelCall(context.folder, traceId, call, context.keys.read(keyOwner(endpoint))),
  )
}

/** A model that was given from outside is none of ours. */
export function isBuiltIn({ givenModel, preferences }: SessionContext): boolean {
  return givenModel === null && preferences.model.kind === 'offline'
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

function callOf(
  { stage, temperature, maxTokens, thinking, corrections, messages }: ModelRequest,
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
