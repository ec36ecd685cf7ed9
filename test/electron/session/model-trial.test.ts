// What a test finds a model good for decides what it does, unless the person has said so themselves.
import { expect, it } from 'vitest'
import { inPieces, sendEvents } from '../../model-server/replies.ts'
import type { Reply, SeenRequest } from '../../model-server/start-model-server.ts'
import { openEndpointDesk } from './open-endpoint.ts'
import { valueOf } from './open-desk.ts'

const chat = { intent: 'chat', speak: 'Hi.', reason: 'a greeting' }

const call = {
  speak: '',
  action: 'continue',
  reason: 'look',
  tool_call: { name: 'find_free', arguments: { duration: 1, day: 5 } },
}

const acts = [
  {
    begins: 'put',
    act: 'place',
    slots: [
      { role: 'task', text: 'calculus sheet' },
      { role: 'to', text: 'friday morning' },
    ],
    flags: [],
  },
  { begins: 'tell me', act: 'ask_due', slots: [{ role: 'when', text: 'thursday' }], flags: [] },
]

function askedFor({ body }: SeenRequest): 'reading' | 'step' | 'greeting' {
  const text = JSON.stringify(body['messages'] ?? [])
  if (text.includes('key=\\"message\\"')) return 'reading'
  return text.includes('Stage execute') ? 'step' : 'greeting'
}

/** A model that can do the named things, and else talks. */
function able(...skills: ('reading' | 'step' | 'greeting')[]): Reply {
  const answers = { reading: { acts }, step: call, greeting: chat }
  return (request, response) => {
    const asked = askedFor(request)
    const said = skills.includes(asked) ? JSON.stringify(answers[asked]) : 'Happy to help!'
    sendEvents(response, inPieces(said))
  }
}

async function testOf(reply: Reply) {
  const desk = await openEndpointDesk(reply)
  const endpoint = { family: 'other', baseUrl: desk.server.baseUrl, model: 'tutor-8b' }
  const { report, text } = valueOf(await desk.session.request('test-endpoint', { endpoint }))
  const part = async () => valueOf(await desk.session.request('read-model', {})).part
  const use = async (how: string) =>
    valueOf(
      await desk.session.request('set-preferences', {
        model: { kind: 'endpoint', endpoint, use: how },
      }),
    )
  return { ...desk, report, text, part, use }
}

it('[M7] a model that makes a step of work does all of the conversation, and its reading is not tried', async () => {
  const { report, text, part, use, server } = await testOf(able('greeting', 'step', 'reading'))
  expect(report).toMatchObject({ abilities: { carries: 'loop' } })
  expect(text).toContain('all of the conversation')
  expect(server.seen.map(askedFor)).not.toContain('reading')
  expect(await part()).toBe('loop')
  await use('reader')
  expect(await part()).toBe('reading')
})

it('[M7] a model that can only read reads, and goes on to after what is learnt later', async () => {
  const { report, text, part, use, session, server } = await testOf(able('greeting', 'reading'))
  expect(report).toMatchObject({ abilities: { carries: 'reading' } })
  expect(text).toContain('the built-in model does the rest')
  const before = server.seen.length
  valueOf(await session.request('say', { text: 'what is on thursday' }))
  expect(server.seen.slice(before).map(askedFor)).toEqual(['reading'])
  expect(await part()).toBe('reading')
  await use('full')
  expect(await part()).toBe('loop')
})

it('[M7] a model that can do neither is not asked in a conversation', async () => {
  const { report, text, part, session, server } = await testOf(able('greeting'))
  expect(report).toMatchObject({ abilities: { carries: 'nothing' } })
  expect(text).toContain('the built-in model goes on answering')
  const before = server.seen.length
  expect(valueOf(await session.request('say', { text: 'what is on thursday' })).ending).toBe(
    'completed',
  )
  expect(server.seen).toHaveLength(before)
  expect(await part()).toBe('nothing')
})

it('[M7] an untested model does all of the conversation', async () => {
  const { session } = await openEndpointDesk(able('greeting'))
  expect(valueOf(await session.request('read-model', {})).part).toBe('loop')
})

it('[M7] nothing of the student’s schedule goes into a test', async () => {
  const { server } = await testOf(able('greeting', 'reading'))
  const sent = JSON.stringify(server.seen.map(({ body }) => body))
  for (const name of ['Linear algebra', 'Modern history', 'midterm preparation'])
    expect(sent).not.toContain(name)
})
