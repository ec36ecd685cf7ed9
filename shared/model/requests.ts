// Models, and what their turns were: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest, shape } from '../define-request.ts'
import type { TurnSummary, TurnTrace } from '../conversation/turn-trace.ts'
import type { EndpointReport, ModelStatus } from './abilities.ts'
import type { LocalServer } from './local-servers.ts'
import { endpointSchema } from '../preferences/model-choice.ts'

export const modelRequests = {
  /** Which model answers, and whether there is a key for it, or for another address; never the key itself (M4). */
  'read-model': defineRequest({
    input: z.strictObject({ baseUrl: endpointSchema.shape.baseUrl.optional() }),
    output: shape<ModelStatus>(),
  }),
  /** Keeps the key for the host of `baseUrl`, or with null forgets it. */
  'set-model-key': defineRequest({
    input: z.strictObject({
      baseUrl: endpointSchema.shape.baseUrl,
      key: z.string().trim().min(1).max(2_000).nullable(),
    }),
    output: shape<ModelStatus>(),
  }),
  /** Asks the endpoint a short question and says what it can do; answers when that is known. */
  /** `text` says the same in the person's language, a line for each thought. */
  'test-endpoint': defineRequest({
    input: z.strictObject({ endpoint: endpointSchema }),
    output: shape<{ report: EndpointReport; text: string }>(),
  }),
  /** Asks the places on this machine where model servers listen; on the person's word alone (M7). */
  'find-local-models': defineRequest({
    input: z.strictObject({}),
    output: shape<{ servers: LocalServer[] }>(),
  }),
  /** The turns of the conversation, the newest first. */
  'list-turns': defineRequest({
    input: z.strictObject({}),
    output: shape<{ turns: TurnSummary[] }>(),
  }),
  /** All that happened in one of them. */
  'read-trace': defineRequest({
    input: z.strictObject({ traceId: z.string().min(1).max(200) }),
    output: shape<TurnTrace>(),
  }),
}
