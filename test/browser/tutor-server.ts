// A model on the loopback that talks: it tests well, greets, and can be held in the middle of a sentence.
import type { ServerResponse } from 'node:http'
import { inPieces, refuse, sendEvent, sendEvents } from '../model-server/replies.ts'
import { startModelServer, type ModelServerUnderTest } from '../model-server/start-model-server.ts'

export const tutorKey = 'sk-tutor-0123456789'

export type Tutor = ModelServerUnderTest & {
  /** The next answer stops half way, until it is let go on. */
  hold(): () => void
  /** Whether an answer has come to its middle and waits there, since the last hold. */
  isHeld: () => boolean
  /** From now on every question is refused, or is not. */
  refuse(isRefusing: boolean): void
}

const usage = { prompt_tokens: 820, completion_tokens: 24 }

/** What a test of the work with tools wants. */
const stepOfTest = {
  speak: '',
  action: 'continue',
  reason: 'look',
  tool_call: { name: 'find_free', arguments: { duration: 1, day: 5 } },
}

/** Refuses every key but the one that is given; null takes any. */
export async function startTutor(answer: string, key: string | null = null): Promise<Tutor> {
  let held: Promise<void> | null = null
  let isHeld = false
  let isRefusing = false
  const server = await startModelServer(({ path, headers, body }, response) => {
    if (key !== null && headers.authorization !== `Bearer ${key}`)
      return refuse(response, 401, { message: 'Incorrect API key provided' })
    if (isRefusing) return refuse(response, 402, { message: 'Insufficient Balance' })
    if (path.endsWith('/models')) return sendModels(response)
    const asked = JSON.stringify(body['messages'])
    const isGreeting = asked.includes('your greeting')
    const isStep = asked.includes('free period on Friday')
    const isTest = isGreeting || isStep
    const chat = { intent: 'chat', speak: isGreeting ? 'Hello.' : answer, reason: 'small talk' }
    const output = JSON.stringify(isStep ? stepOfTest : chat)
    const waiting = isTest ? null : held
    if (waiting === null) return sendEvents(response, inPieces(output), { usage })
    held = null
    return void sendInTwo(response, output, () => {
      isHeld = true
      return waiting
    })
  })
  return {
    ...server,
    refuse: (isNow) => {
      isRefusing = isNow
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      isHeld = false
      return resolve
    },
    isHeld: () => isHeld,
  }
}

function sendModels(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end('{"data":[{"id":"tutor-8b"},{"id":"tutor-70b"}]}')
}

async function sendInTwo(
  response: ServerResponse,
  output: string,
  untilLetGo: () => Promise<void>,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const pieces = inPieces(output)
  for (const [index, { text }] of pieces.entries()) {
    if (index === Math.floor(pieces.length / 2)) await untilLetGo()
    sendEvent(response, { choices: [{ index: 0, delta: { content: text }, finish_reason: null }] })
  }
  sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  sendEvent(response, { choices: [], usage })
  response.end('data: [DONE]\n\n')
}
