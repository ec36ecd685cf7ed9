// The test behind the button in the settings: asks an endpoint small questions and reports what it can do (M2, M7).
import { z } from 'zod'
import type { Message } from '../../../shared/agent/message.ts'
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import type { Abilities, EndpointReport } from '../../../shared/model/abilities.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import type { Endpoint } from '../../../shared/preferences/model-choice.ts'
import { buildWindow, clockOf } from '../../../shared/schedule/calendar.ts'
import { isToolName } from '../../../shared/tools/catalogue.ts'
import { parseToolArguments } from '../../../shared/tools/parse-arguments.ts'
import { readUnaided } from '../../language/reader/built-in.ts'
import type { TurnFacts } from '../../model/model.ts'
import { readStage, settingsOf } from '../ask-model.ts'
import { openToolsOf } from '../check-call.ts'
import { buildPrompt } from '../prompt/build-prompt.ts'
import { readReading, readingBudget, readingPrompt } from '../reader/read-with-model.ts'
import type { EndpointQuestion } from './ask-once.ts'
import { type EndpointFailure, sayEndpointFailure } from './endpoint-failure.ts'
import {
  askUntilDone,
  firstTry,
  isUnsent,
  type Asked,
  type EndpointPorts,
} from './endpoint-model.ts'
import { familyProfiles, unlearnt } from './family-profile.ts'
import { choosable } from './find-local.ts'
import { readFromServer, type ModelServer } from './model-server.ts'
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

const hours = Array.from({ length: 10 }, (_, index) => ({
  start: clockOf((8 + index) * 60),
  end: clockOf((8 + index) * 60 + 45),
}))

const window = buildWindow({
  name: 'Trial',
  firstMonday: '2026-09-07',
  weeks: 1,
  zone: 'UTC',
  periods: hours,
  overrides: [],
})

const request = 'When is there a free period on Friday?'

/** A made-up week: nothing of the student's goes into a trial. */
const facts: TurnFacts = {
  language: 'en',
  request,
  followUps: [],
  recent: [],
  told: [],
  state: {
    window,
    tasks: [
      {
        kind: 'event',
        id: 1,
        series: 1,
        title: 'Calculus',
        course: 'Calculus',
        eventKind: 'class',
        location: '',
        place: { day: 5, start: 1, end: 4 },
        clock: null,
        locked: false,
        hosts: false,
        guestIds: [],
      },
    ],
    taskClasses: [],
  },
  now: { day: 1, period: 0 },
  today: { date: '2026-09-07', minute: 450 },
  plan: [{ content: request, done_when: 'the free periods of Friday (day 5) are known' }],
  step: 0,
  rejectedPlan: null,
  calls: [],
  optimisation: null,
  activePacks: ['schedule/core'],
  scenes: null,
  preferences: defaultPreferences,
  standing: noStudentProfile,
  history: { undo: null, redo: null },
  correction: null,
}

/**
 * The two things that a model is tried at (M7): a step of the round with its tools, and a message
 * to be read into acts.
 */
type Trial = { question: EndpointQuestion; isPassed: (output: string) => boolean }

/** One step of the work: a call of a tool, with arguments that it takes. */
function loopTrial(): Trial {
  const { temperature, maxTokens, thinking } = settingsOf('execute', { plansDeeply: false })
  return {
    question: {
      stage: 'execute',
      messages: buildPrompt('execute', facts, [{ role: 'user', content: request }]),
      tools: openToolsOf(facts),
      temperature,
      maxTokens,
      thinking,
      corrections: 0,
    },
    isPassed: (output) => {
      const call = readStage('execute', output)?.tool_call ?? null
      return (
        call !== null &&
        isToolName(call.name) &&
        parseToolArguments(call.name, call.arguments, 'en', window).ok
      )
    },
  }
}

const message = 'put the calculus sheet on friday morning and tell me what is due thursday'

/** Two acts in one message, each with the words of its day. */
function readingTrial(): Trial {
  return {
    question: {
      stage: 'frames',
      messages: readingPrompt(message, facts) ?? [],
      tools: [],
      temperature: 0.1,
      maxTokens: readingBudget.answer,
      thinking: false,
      corrections: 0,
    },
    isPassed: (output) => {
      const [put, asked] = readReading(output, message, readUnaided(message, facts)) ?? []
      const holds = (frame: typeof put, day: string) =>
        frame?.slots.some(({ text }) => text.includes(day)) ?? false
      return (
        (put?.act === 'place' || put?.act === 'move') &&
        holds(put, 'friday') &&
        (asked?.act.startsWith('ask_') ?? false) &&
        holds(asked, 'thursday')
      )
    },
  }
}
