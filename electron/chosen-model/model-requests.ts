// Requests about the model: which one answers, its key, and a test of an endpoint (M2, M4).
import { writeAbilities } from '../../db/preferences.ts'
import { agentWords } from '../../shared/i18n/core/agent.ts'
import type { Language } from '../../shared/language.ts'
import type { ModelStatus, EndpointReport } from '../../shared/model/abilities.ts'
import { localPlaces } from '../../shared/model/local-servers.ts'
import { isUsableKey } from '../../shared/model/model-key.ts'
import { nameEndpoint, type Endpoint } from '../../shared/preferences/model-choice.ts'
import { succeed } from '../../shared/result.ts'
import { findLocalModels } from '../agent/endpoint/find-local.ts'
import { testEndpoint } from '../agent/endpoint/test-endpoint.ts'
import type { TimeLimits } from '../agent/endpoint/time-limits.ts'
import { languageOf, problem, type SessionContext } from '../session/context.ts'
import { findOtherHost, keyOwner } from './admit-endpoint.ts'
import { endpointPorts, partOf } from './choose-model.ts'
import type { Handler } from '../session/handler.ts'

export const readModel: Handler<'read-model'> = (context, { baseUrl }) =>
  succeed(statusOf(context, baseUrl))

function statusOf(context: SessionContext, asked?: string): ModelStatus {
  const { preferences, keys } = context
  const { model: choice } = preferences
  const { source, isForThisRun } = keys
  const baseUrl = asked ?? (choice.kind === 'endpoint' ? choice.endpoint.baseUrl : null)
  const keptFor = baseUrl === null ? null : findOtherHost(context, { baseUrl })
  const isSet = baseUrl !== null && keptFor === null && keys.read(keyOwner({ baseUrl })) !== null
  return { choice, part: partOf(context), key: { source, isSet, isForThisRun, keptFor } }
}

export const setModelKey: Handler<'set-model-key'> = (context, { baseUrl, key }) => {
  if (context.keys.write === null) return problem(context, 'key-from-environment')
  if (key !== null && !isUsableKey(key)) return problem(context, 'bad-key')
  context.keys.write(keyOwner({ baseUrl }), key)
  return succeed(statusOf(context, baseUrl))
}

/** Nobody waits longer beside a button. */
const testLimits: TimeLimits = { firstToken: 60_000, gap: 20_000, whole: 90_000 }

export const tryEndpoint: Handler<'test-endpoint'> = async (context, { endpoint }) => {
  const ports = { ...endpointPorts(context, endpoint), limits: testLimits }
  const report = await testEndpoint(endpoint, ports, () => performance.now(), context.closing)
  if (report.kind === 'works') {
    writeAbilities(context.database, nameEndpoint(endpoint), report.abilities)
  }
  return succeed({ report, text: sayReport(report, endpoint, languageOf(context)) })
}

export const findLocal: Handler<'find-local-models'> = async (context) =>
  succeed({ servers: await findLocalModels(localPlaces, context.closing) })

/** Says what a test of an endpoint found, in the person's language, a line for each thought. */
function sayReport(report: EndpointReport, { model }: Endpoint, language: Language): string {
  const words = agentWords[language].modelReport
  if (report.kind === 'failed') {
    return report.problem === 'stopped' ? words.stopped : words.failed(report.message)
  }
  const { abilities, keepsContract, thinks, milliseconds } = report
  return [
    words.works(model, (milliseconds / 1000).toFixed(1)),
    words.format[abilities.format],
    ...(keepsContract ? [] : [words.strays]),
    ...(abilities.carries === undefined ? [] : [words.carries[abilities.carries]]),
    ...(thinks ? [words.thinks] : []),
  ].join('\n')
}
