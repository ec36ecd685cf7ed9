// A model that only reads: one short call for each message, the built-in model's answer, and a failure only in the record.
import { expect, it } from 'vitest'
import { readConversation } from '../../../db/conversation.ts'
import { readingBudget } from '../../../electron/agent/reader/read-with-model.ts'
import { shownConversation } from '../../../electron/session/context.ts'
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'
import type { ModelUse } from '../../../shared/preferences/model-choice.ts'
import { inPieces, refuse, sendEvents } from '../../model-server/replies.ts'
import type { Reply } from '../../model-server/start-model-server.ts'
import { openEndpointDesk } from './open-endpoint.ts'
import { valueOf } from './open-desk.ts'

/** What the trained reader can't read, and has to ask about. */
const odd = 'I fancy a look at my thursday'

const says =
  (text: string): Reply =>
  (_, response) =>
    sendEvents(response, inPieces(text))

const reads = (...acts: unknown[]) => says(JSON.stringify({ acts }))

const askDay = {
  begins: 'I fancy',
  act: 'ask_day',
  slots: [{ role: 'when', text: 'thursday' }],
  flags: [],
}

/** Refuses what asks it to keep to a schema. */
const withoutFormat: Reply = (request, response, rank) =>
  'response_format' in request.body
    ? refuse(response, 400, { message: 'response_format is not supported' })
    : reads(askDay)(request, response, rank)

async function openReader(reply: Reply, use: ModelUse = 'reader') {
  const desk = await openEndpointDesk(reply)
  const { session } = desk
  const endpoint = { family: 'other', baseUrl: desk.server.baseUrl, model: 'tutor-8b' }
  const model = { kind: 'endpoint', endpoint, use }
  valueOf(await session.request('set-preferences', { model }))
  const conversation = () =>
    readConversation(session.context.database, shownConversation(session.context))
  /** What was answered last. */
  const say = async (text: string): Promise<string> => {
    expect(valueOf(await session.request('say', { text })).ending).not.toBe('failed')
    const events = conversation().timeline.map(({ event }) => event)
    return events.flatMap((event) => (event.kind === 'text' ? [event.text] : [])).at(-1) ?? ''
  }
  const calls = async () => {
    const { turns } = valueOf(await session.request('list-turns', {}))
    const traceId = turns[0]?.traceId ?? ''
    const { steps } = valueOf(await session.request('read-trace', { traceId }))
    return steps.flatMap((step) => (step.kind === 'model' ? [step] : []))
  }
  return { ...desk, endpoint, conversation, say, calls }
}

it('[M7] what it reads in one short call is answered by the built-in model', async () => {
  const { say, server, calls, conversation } = await openReader(reads(askDay))
  expect(await say(odd)).toMatch(/^Thu 26 Nov: “Linear algebra”/)
  expect(server.seen).toHaveLength(1)
  expect(JSON.stringify(conversation().timeline.at(-1))).toMatch(/"promptTokens":[1-9]/)
  const body = server.seen[0]?.body ?? {}
  const messages = body['messages'] as { content: string }[]
  const tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0)
  expect(tokens).toBeLessThanOrEqual(readingBudget.prompt)
  expect(body['max_tokens']).toBe(readingBudget.answer)
  expect(await calls()).toMatchObject([
    { call: { stage: 'read', outcome: 'output' }, problem: null },
  ])
})

it('[M7] what it reads becomes a card by the same code, and a turn reads each message once', async () => {
  const plan = {
    begins: 'conjure',
    act: 'plan',
    slots: [{ role: 'when', text: 'week' }],
    flags: [],
  }
  const { session, say, server, conversation } = await openReader(reads(plan))
  await say('conjure up a timetable for the week')
  const [card] = conversation().cards
  expect(card).toMatchObject({ status: 'open', body: { kind: 'plan' } })
  expect(server.seen).toHaveLength(1)
  const { id: cardId = '', hash = '' } = card ?? {}
  const verdict = { cardId, hash, verdict: 'accept', note: '' }
  expect(valueOf(await session.request('answer-card', verdict)).ending).toBe('completed')
  expect(server.seen).toHaveLength(1)
})

it.each<[string, Reply, RegExp]>([
  ['is no JSON', says('Sure, it is on Thursday!'), /no JSON object/],
  ['names no act of ours', reads({ act: 'fly', slots: [] }), /no JSON object/],
  ['breaks off', (_, response) => response.destroy(), /nothing answers/],
  [
    'is cut by its limit',
    (_, response) => sendEvents(response, inPieces('{"acts":['), { finish: 'length' }),
    /./,
  ],
  ['is a refusal', (_, response) => refuse(response, 401, { message: 'no' }), /key/],
  ['comes when it is busy', (_, response) => refuse(response, 503, { message: 'busy' }), /./],
])(
  '[M7] where its answer %s, the trained reader answers at once and it is on record',
  async (_, reply, why) => {
    const { say, server, calls } = await openReader(reply)
    expect(await say('what is on thursday')).toMatch(/^Thu 26 Nov: “Linear algebra”/)
    expect(server.seen).toHaveLength(1)
    const [call] = await calls()
    expect(call?.problem).toMatch(why)
  },
)

it('[M7] a plain yes is not asked about', async () => {
  const { say, server } = await openReader(reads(askDay))
  await say('yes, please')
  expect(server.seen).toEqual([])
})

it('[M7] a format that the server refuses is left out, and is not tried again', async () => {
  const { say, server } = await openReader(withoutFormat)
  expect(await say(odd)).toMatch(/^Thu 26 Nov/)
  const first = server.seen.length
  expect(await say(odd)).toMatch(/^Thu 26 Nov/)
  expect(server.seen).toHaveLength(first + 1)
})

it('[M7] a stop ends the reading, and the turn with it', async () => {
  const { session, server } = await openReader(() => {})
  const said = session.request('say', { text: odd })
  await expect.poll(() => server.seen.length).toBe(1)
  valueOf(await session.request('stop-turn', {}))
  expect(valueOf(await said).ending).toBe('stopped')
  await expect.poll(() => server.broken()).toBe(1)
})
