// AI SDK on the same thirty rounds; prints one line of figures.
// It has no store: as its guides have it, the app keeps the messages that each step added, in the hook at a step's end.
// A call that waits on an approval is among these messages, so a card is found by reading them.
import { generateText, isStepCount, tool } from 'ai'
import { z } from 'zod'
import { benchState, callAt, rounds, runCall } from '../thirty-rounds.ts'
import { measurePeer } from './measure-peer.mjs'

const noTokens = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

function callsIn(messages) {
  return messages.filter(({ role }) => role === 'tool').length
}

const scripted = {
  specificationVersion: 'v4',
  provider: 'script',
  modelId: 'script',
  supportedUrls: {},
  async doGenerate({ prompt }) {
    const done = callsIn(prompt)
    const isLast = done === rounds
    return {
      content: [isLast ? { type: 'text', text: 'Done.' } : callPart(done)],
      finishReason: { unified: isLast ? 'stop' : 'tool-calls', raw: undefined },
      usage: noTokens,
      warnings: [],
    }
  },
}

function callPart(done) {
  const { name, arguments: values } = callAt(done)
  const toolCallId = `call-${done + 1}`
  return { type: 'tool-call', toolCallId, toolName: name, input: JSON.stringify(values) }
}

const { name } = callAt(0)

const tools = {
  [name]: tool({
    description: 'Finds free periods.',
    inputSchema: z.object({ duration: z.int(), day: z.int(), limit: z.int() }),
    execute: (values) => runCall(benchState, { name, arguments: values }),
  }),
}

const request = { role: 'user', content: 'look at my week' }

async function run(messages, thread) {
  let rank = 1
  let made = 0
  messages.append(thread, 0, [request])
  const waits = thread.startsWith('card')
  await generateText({
    model: scripted,
    tools,
    toolApproval: {
      [name]: ({ day }) => (waits && day === rounds ? 'user-approval' : 'not-applicable'),
    },
    messages: [request],
    stopWhen: isStepCount(rounds + 1),
    onStepEnd: ({ response }) => {
      const fresh = response.messages
      messages.append(thread, rank, fresh)
      rank += fresh.length
      made += callsIn(fresh)
    },
  })
  return made
}

function hasCard(messages, thread) {
  const last = messages.read(thread).at(-1)
  return last.content.some(({ type }) => type === 'tool-approval-request')
}

await measurePeer({ run, hasCard })
