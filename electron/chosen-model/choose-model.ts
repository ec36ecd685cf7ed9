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
import type { Model } from '../model/model.ts'
import { withProfile } from '../agent/prompt/with-profile.ts'
import { admitEndpoint, keyOwner, takeBackKeyHost } from './admit-endpoint.ts'
import { succeed } from '../../shared/result.ts'
import { languageOf, type SessionContext } from '../session/context.ts'
import { callOf } from './model-call.ts'
import { readingModel } from './reading-model.ts'
import { keepModelCall } from './trace-files.ts'
import type { Carried } from '../../shared/model/abilities.ts'
import type { ModelCall } from '../../shared/conversation/turn-trace.ts'

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
