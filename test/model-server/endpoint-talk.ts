// A conversation of the real session with a scripted model server: prompts as they are sent, and what comes of each answer.
import type { ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { readConversation } from '../../db/conversation.ts'
import { endpointModel } from '../../electron/agent/endpoint/endpoint-model.ts'
import type { TimeLimits } from '../../electron/agent/endpoint/time-limits.ts'
import type { Model, ModelRequest } from '../../electron/model/model.ts'
import { shownConversation } from '../../electron/session/context.ts'
import { type Stage, stages } from '../../shared/conversation/contracts.ts'
import type { Language } from '../../shared/language.ts'
import type { Abilities } from '../../shared/model/abilities.ts'
import type { EndpointFamily } from '../../shared/preferences/model-choice.ts'
import { succeed } from '../../shared/result.ts'
import { openDesk, valueOf } from '../electron/session/open-desk.ts'
import { inPieces, sendEvents } from './replies.ts'
import { startModelServer } from './start-model-server.ts'

export type SentMessage = { role: string; content: string }

export type SentPrompt = { stage: Stage; messages: SentMessage[]; body: Record<string, unknown> }

/** `rank` counts the requests of this stage from 0. */
export type StageReply = (response: ServerResponse, prompt: SentPrompt, rank: number) => void

export type Answers = Partial<Record<Stage, StageReply>>

/** Written whole, as a well-behaved server does. */
export function writes(...answers: (object | string)[]): StageReply {
  return (response, _prompt, rank) => {
    const answer = answers[Math.min(rank, answers.length - 1)] ?? ''
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    sendEvents(response, inPieces(text, 40))
  }
}

export type TalkOptions = {
  language?: Language
  family?: EndpointFamily
  limits?: Partial<TimeLimits>
}

export async function openEndpointTalk(answers: Answers, options: TalkOptions = {}) {
  const prompts: SentPrompt[] = []
  const requests: ModelRequest[] = []
  const server = await startModelServer(({ body }, response) => {
    const messages = body['messages'] as SentMessage[]
    const stage = stageOf(messages)
    const rank = prompts.filter((prompt) => prompt.stage === stage).length
    const prompt = { stage, messages, body }
    prompts.push(prompt)
    const reply = answers[stage]
    if (reply === undefined) throw new Error(`nothing is scripted for ${stage}`)
    reply(response, prompt, rank)
  })
  onTestFinished(server.close)
  const memory: { abilities: Abilities | null } = { abilities: null }
  const asked = endpointModel(
    { family: options.family ?? 'other', baseUrl: server.baseUrl, model: 'tutor-8b' },
    {
      admit: () => succeed(null),
      tellUnsent: () => {},
      readAbilities: () => memory.abilities,
      writeAbilities: (abilities) => {
        memory.abilities = abilities
      },
      limits: { firstToken: 3_000, gap: 3_000, whole: 6_000, ...options.limits },
      language: () => options.language ?? 'en',
    },
  )
  const model: Model = (request, report, signal) => {
    requests.push(request)
    return asked(request, report, signal)
  }
  const { session } = openDesk({ model })
  valueOf(await session.request('set-up-sample', {}))
  valueOf(await session.request('set-preferences', { language: options.language ?? 'en' }))
  const conversation = () =>
    readConversation(session.context.database, shownConversation(session.context))
  return {
    session,
    prompts,
    requests,
    memory,
    conversation,
    say: async (text: string) => valueOf(await session.request('say', { text })),
    answer: async (verdict: 'accept' | 'reject', note = '') => {
      const card = conversation().cards.find(({ status }) => status === 'open')
      if (card === undefined) throw new Error('no card is open')
      const { id: cardId, hash } = card
      return valueOf(await session.request('answer-card', { cardId, hash, verdict, note }))
    },
  }
}

function stageOf(messages: readonly SentMessage[]): Stage {
  const system = messages[0]?.content ?? ''
  const named = /(?:Stage|阶段) (\w+)[.。]/.exec(system)?.[1]
  const stage = stages.find((each) => each === named)
  if (stage === undefined) throw new Error('a prompt without its stage')
  return stage
}
