// Requests about the model: which one answers, its key, and a test of an endpoint (M2, M4).
import { writeAbilities } from '../../db/model-abilities.ts'
import type { RequestInput } from '../../shared/ipc.ts'
import type { ModelStatus } from '../../shared/model/endpoint-report.ts'
import { nameEndpoint } from '../../shared/model/model-choice.ts'
import { succeed } from '../../shared/result.ts'
import { hostOf } from '../agent/model/endpoint/model-server.ts'
import { sayReport } from '../agent/model/endpoint/say-report.ts'
import { testEndpoint } from '../agent/model/endpoint/test-endpoint.ts'
import type { TimeLimits } from '../agent/model/endpoint/time-limits.ts'
import { endpointPorts } from './choose-model.ts'
import { languageOf, problem, type SessionContext } from './context.ts'

export function readModel(context: SessionContext) {
  return succeed(statusOf(context))
}

function statusOf({ preferences, keys }: SessionContext): ModelStatus {
  const { model: choice } = preferences
  const { source, isForThisRun } = keys
  const isSet = choice.kind === 'endpoint' && keys.read(hostOf(choice.endpoint)) !== null
  return { choice, key: { source, isSet, isForThisRun } }
}

export function setModelKey(
  context: SessionContext,
  { baseUrl, key }: RequestInput<'set-model-key'>,
) {
  if (context.keys.write === null) return problem(context, 'key-from-environment')
  context.keys.write(hostOf({ baseUrl }), key)
  return succeed(statusOf(context))
}

/** Nobody waits longer beside a button. */
const testLimits: TimeLimits = { firstToken: 60_000, gap: 20_000, whole: 90_000 }

export async function tryEndpoint(
  context: SessionContext,
  { endpoint }: RequestInput<'test-endpoint'>,
) {
  const ports = { ...endpointPorts(context, endpoint), limits: testLimits }
  const report = await testEndpoint(endpoint, ports, () => performance.now(), context.closing)
  if (report.kind === 'works') {
    writeAbilities(context.database, nameEndpoint(endpoint), report.abilities)
  }
  return succeed({ report, text: sayReport(report, endpoint, languageOf(context)) })
}
