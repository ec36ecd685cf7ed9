// The test behind the button in the settings: asks an endpoint small questions and reports what it can do (M2, M7).
import { z } from 'zod'
import type { Message } from '../../../shared/agent/message.ts'
import type { Abilities } from '../../../shared/model/abilities.ts'
import type { EndpointReport } from '../../../shared/model/endpoint-report.ts'
import type { Endpoint } from '../../../shared/preferences/model-choice.ts'
import { readStage } from '../ask-model.ts'
import type { EndpointQuestion } from './ask-once.ts'
import type { EndpointFailure } from './endpoint-failure.ts'
import {
  askUntilDone,
  firstTry,
  isUnsent,
  type Asked,
  type EndpointPorts,
} from './endpoint-model.ts'
import { choosable } from './find-local.ts'
import { familyProfiles, unlearnt } from './family-profile.ts'
import { readFromServer, type ModelServer } from './model-server.ts'
import { sayEndpointFailure } from './say-endpoint-failure.ts'
import { loopTrial, readingTrial, type Trial } from './trial.ts'
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
  const ask = (about: EndpointQuestion, abilities: Abilities) => {
    const rest = { question: about, report: () => {}, signal, limits: ports.limits }
    return askUntilDone({ server, profile, ...rest }, firstTry(abilities, about, profile))
  }
  const start = now()
  const asked = await ask(question, unlearnt(profile))
  const milliseconds = Math.round(now() - start)
  if (asked.kind === 'aborted') return { kind: 'failed', problem: 'stopped', message: '' }
  if (isUnsent(asked)) ports.tellUnsent()
  if (asked.kind === 'failure') return reportFailure(asked.failure, ports)
  const { output, reasoning } = asked.answer
  const keepsContract = readStage('chat', output) !== null
  const tried = await tryOut(ask, asked.abilities, keepsContract)
  if (signal.aborted) return { kind: 'failed', problem: 'stopped', message: '' }
  return {
    kind: 'works',
    abilities: tried,
    keepsContract,
    models: await listModels(server, signal),
    thinks: reasoning !== '',
    milliseconds,
  }
}

/** The reading is tried only where the round is too much. What was learnt on the way is kept. */
async function tryOut(
  ask: (question: EndpointQuestion, abilities: Abilities) => Promise<Asked>,
  known: Abilities,
  keepsContract: boolean,
): Promise<Abilities> {
  let abilities = known
  const passes = async ({ question: about, isPassed }: Trial): Promise<boolean> => {
    const asked = await ask(about, abilities)
    if (asked.kind === 'answer') abilities = asked.abilities
    return asked.kind === 'answer' && isPassed(asked.answer.output)
  }
  if (keepsContract && (await passes(loopTrial()))) return { ...abilities, carries: 'loop' }
  const reads = await passes(readingTrial())
  return { ...abilities, carries: reads ? 'reading' : 'nothing' }
}

function reportFailure(
  failure: EndpointFailure,
  { language }: Pick<EndpointPorts, 'language'>,
): EndpointReport {
  const message = sayEndpointFailure(failure, language())
  return { kind: 'failed', problem: failure.kind, message }
}

const listSchema = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) })

/** Empty where the server lists none. */
async function listModels(server: ModelServer, signal: AbortSignal): Promise<string[]> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(listPatience)])
  const answer = await readFromServer(server, 'models', inTime)
  const listed = answer.ok ? listSchema.safeParse(answer.value).data : undefined
  const names = listed?.data.map(({ id }) => id) ?? []
  // Nor one in which the server quotes the key.
  return choosable(names.filter((id) => withoutKey(id, server.key) === id))
}
