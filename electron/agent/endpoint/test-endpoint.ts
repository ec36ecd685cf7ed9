// The test behind the button in the settings: asks an endpoint a small question and reports what it can do (M2).
import { z } from 'zod'
import { stageContracts } from '../../../shared/conversation/contracts.ts'
import type { Message } from '../../../shared/agent/message.ts'
import type { EndpointReport } from '../../../shared/model/endpoint-report.ts'
import { endpointSchema, type Endpoint } from '../../../shared/preferences/model-choice.ts'
import { parseModelOutput } from '../output/parse-model-output.ts'
import type { EndpointQuestion } from './ask-once.ts'
import type { EndpointFailure } from './endpoint-failure.ts'
import { askUntilDone, firstTry, isUnsent, type EndpointPorts } from './endpoint-model.ts'
import { familyProfiles, unlearnt } from './family-profile.ts'
import { readFromServer, type ModelServer } from './model-server.ts'
import { sayEndpointFailure } from './say-endpoint-failure.ts'
import { withoutKey } from './without-key.ts'

const messages: Message[] = [
  {
    role: 'system',
    content:
      'Answer with exactly one JSON object and nothing else: {"intent": "chat", "speak": your greeting, "reason": why}.',
  },
  { role: 'user', content: 'Hello' },
]

/** Room enough for a model that can't help thinking first. */
const question: EndpointQuestion = {
  stage: 'chat',
  messages,
  tools: [],
  temperature: 0.2,
  maxTokens: 1_500,
  thinking: false,
  corrections: 0,
}

const mostModels = 200

/** Milliseconds; the list is an extra, the test is over without it too. */
const listPatience = 10_000

/** What is known of the endpoint is found anew. `now` is a clock in milliseconds. */
export async function testEndpoint(
  endpoint: Endpoint,
  ports: EndpointPorts,
  now: () => number,
  signal: AbortSignal,
): Promise<EndpointReport> {
  const profile = familyProfiles[endpoint.family]
  const { baseUrl, model } = endpoint
  const admitted = ports.admit()
  if (!admitted.ok) return reportFailure(admitted.failure, ports)
  const server = { baseUrl, model, key: admitted.value }
  const asking = { server, profile, question, report: () => {}, signal, limits: ports.limits }
  const start = now()
  const asked = await askUntilDone(asking, firstTry(unlearnt(profile), question, profile))
  const milliseconds = Math.round(now() - start)
  if (asked.kind === 'aborted') return { kind: 'failed', problem: 'stopped', message: '' }
  if (isUnsent(asked)) ports.tellUnsent()
  if (asked.kind === 'failure') return reportFailure(asked.failure, ports)
  const { output, reasoning } = asked.answer
  return {
    kind: 'works',
    abilities: asked.abilities,
    keepsContract: parseModelOutput(output).some(
      ({ value }) => stageContracts.chat.safeParse(value).success,
    ),
    models: await listModels(server, signal),
    thinks: reasoning !== '',
    milliseconds,
  }
}

function reportFailure(
  failure: EndpointFailure,
  { language }: Pick<EndpointPorts, 'language'>,
): EndpointReport {
  const message = sayEndpointFailure(failure, language())
  return { kind: 'failed', problem: failure.kind, message }
}

const modelName = endpointSchema.shape.model

const listSchema = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) })

/** Empty where the server lists none. */
async function listModels(server: ModelServer, signal: AbortSignal): Promise<string[]> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(listPatience)])
  const answer = await readFromServer(server, 'models', inTime)
  const listed = answer.ok ? listSchema.safeParse(answer.value).data : undefined
  const names = listed?.data.map(({ id }) => id) ?? []
  // A name that can't be chosen is no choice, nor one in which the server quotes the key.
  return names
    .filter((id) => modelName.safeParse(id).data === id && withoutKey(id, server.key) === id)
    .slice(0, mostModels)
}
