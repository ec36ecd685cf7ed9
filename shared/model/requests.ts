// Models, and what their turns were: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import type { TurnSummary, TurnTrace } from '../conversation/turn-trace.ts'
import type { EndpointReport, ModelStatus } from './abilities.ts'
import type { LocalServer } from './local-servers.ts'
import { endpointSchema } from '../preferences/model-choice.ts'

export const modelRequests = {
  /** Which model answers, and whether there is a key for it, or for another address; never the key itself (M4). */
  'read-model': defineRequest<ModelStatus>()({ baseUrl: endpointSchema.shape.baseUrl.optional() }),
  /** Keeps the key for the host of `baseUrl`, or with null forgets it. */
  'set-model-key': defineRequest<ModelStatus>()({
    baseUrl: endpointSchema.shape.baseUrl,
    key: z.string().trim().min(1).max(2_000).nullable(),
  }),
  /** Asks the endpoint a short question and says what it can do; answers when that is known. */
  /** `text` says the same in the person's language, a line for each thought. */
  'test-endpoint': defineRequest<{ report: EndpointReport; text: string }>()({
    endpoint: endpointSchema,
  }),
  /** Asks the places on this machine where model servers listen; on the person's word alone (M7). */
  'find-local-models': defineRequest<{ servers: LocalServer[] }>()({}),
  /** The turns of the conversation, the newest first. */
  'list-turns': defineRequest<{ turns: TurnSummary[] }>()({}),
  /** All that happened in one of them. */
  'read-trace': defineRequest<TurnTrace>()({ traceId: z.string().min(1).max(200) }),
}
