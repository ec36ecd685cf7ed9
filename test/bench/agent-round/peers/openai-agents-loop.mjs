// OpenAI Agents SDK on the same thirty rounds; prints one line of figures.
// Its own session store is written when a run ends, so what is kept after each round is kept by the app, in the hook
// that the SDK calls at a tool's end: a row for the call and a row for its result. A run that waits on an approval is
// kept as the SDK's guides have it, as the text of its state. Tracing is off.
import { Agent, RunState, Runner, Usage, setTracingDisabled, tool } from '@openai/agents'
import { z } from 'zod'
import { benchState, callAt, rounds, runCall } from '../thirty-rounds.ts'
import { measurePeer } from './measure-peer.mjs'

setTracingDisabled(true)

function callsIn(input) {
  return Array.isArray(input)
    ? input.filter(({ type }) => type === 'function_call_result').length
    : 0
}

const scripted = {
  async getResponse({ input }) {
    const done = callsIn(input)
    return { usage: new Usage(), output: [done < rounds ? callItem(done) : lastWords] }
  },
  getStreamedResponse() {
    throw new Error('nothing is streamed here')
  },
}

function callItem(done) {
  const { name, arguments: values } = callAt(done)
  const callId = `call-${done + 1}`
  return {
    type: 'function_call',
    callId,
    name,
    arguments: JSON.stringify(values),
    status: 'completed',
  }
}

const lastWords = {
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text: 'Done.' }],
}

const agent = new Agent({
  name: 'planner',
  instructions: 'Look at the week.',
  model: scripted,
  tools: [
    tool({
      name: callAt(0).name,
      description: 'Finds free periods.',
      parameters: z.object({ duration: z.int(), day: z.int(), limit: z.int() }),
      needsApproval: async ({ context }, { day }) => context.waitsOnCard && day === rounds,
      execute: (values) => runCall(benchState, { name: callAt(0).name, arguments: values }),
    }),
  ],
})

const request = { type: 'message', role: 'user', content: 'look at my week' }

async function run(messages, thread) {
  let rank = 1
  messages.append(thread, 0, [request])
  const runner = new Runner()
  runner.on('agent_tool_end', (_context, _agent, { name }, output, { toolCall }) => {
    messages.append(thread, rank, [
      toolCall,
      { type: 'function_call_result', name, callId: toolCall.callId, status: 'completed', output },
    ])
    rank += 2
  })
  const context = { waitsOnCard: thread.startsWith('card') }
  const result = await runner.run(agent, [request], { maxTurns: 200, context })
  if (result.interruptions.length > 0) messages.keepWaiting(thread, result.state.toString())
  else messages.append(thread, rank, [lastWords])
  return callsIn(result.history)
}

async function hasCard(messages, thread) {
  const state = await RunState.fromString(agent, messages.findWaiting(thread))
  return state.getInterruptions().length > 0
}

await measurePeer({ run, hasCard })
