// A turn over the wire with a server that means harm: the session keeps the key to itself, stops when told, and goes on.
import { expect, it, vi } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { inPieces, refuse, sendEvent, sendEvents } from '../../model-server/replies.ts'
import type { Reply } from '../../model-server/start-model-server.ts'
import { filesWith, openEndpointDesk, secret, stageOf } from './open-endpoint.ts'
import { valueOf } from './open-desk.ts'

const chat = (speak: string) => JSON.stringify({ intent: 'chat', speak, reason: speak })

it('[M4] a key that the server quotes everywhere is in no timeline, trace, push, log or file', async () => {
  const logged: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
  }
  const escaped = secret.replaceAll('/', '\\/')
  const quoting: Reply = (request, response, rank) => {
    if (request.path.endsWith('/models')) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ data: [{ id: secret }] }))
    } else if (rank < 4 && stageOf(request) === 'chat') {
      const thoughts = inPieces(`I was given ${secret}.`, 5).map(({ text = '' }) => ({
        reasoning: text,
      }))
      const said = chat('#').replaceAll('#', rank % 2 === 0 ? secret : escaped)
      sendEvents(response, [...thoughts, ...inPieces(said, 5)])
    } else if (rank % 2 === 0) refuse(response, 422, { message: `No: ${secret}`, code: secret })
    else {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      sendEvent(response, { error: { message: `the model ${secret} was not found` } })
      response.end()
    }
  }
  const { session, server, folder, pushed } = await openEndpointDesk(quoting)
  const replies: unknown[] = []
  for (const text of ['hello', 'hello', 'hello', 'hello', 'plan my week', 'hello']) {
    replies.push(await session.request('say', { text }))
  }
  const { turns } = valueOf(await session.request('list-turns', {}))
  expect(turns).toHaveLength(6)
  for (const { traceId } of turns) {
    replies.push(valueOf(await session.request('read-trace', { traceId })))
  }
  const endpoint = { family: 'other', baseUrl: server.baseUrl, model: 'tutor-8b' }
  replies.push(await session.request('test-endpoint', { endpoint }))
  replies.push(await session.request('read-model', {}), await session.request('load-view', {}))
  vi.restoreAllMocks()
  const sent = server.seen.map(({ headers }) => headers.authorization)
  expect(new Set(sent)).toEqual(new Set([`Bearer ${secret}`]))
  const told = JSON.stringify([replies, pushed, logged])
  expect(told).toContain('•••')
  expect(told).not.toContain('0123+456')
  expect(filesWith(folder, 'tutor-8b')).not.toEqual([])
  expect(filesWith(folder, '0123+456')).toEqual([])
})

it('[G12] of two texts at once the second is refused, and the server is asked one thing at a time', async () => {
  let open = 0
  let most = 0
  const { session } = await openEndpointDesk((_, response) => {
    open += 1
    most = Math.max(most, open)
    response.on('close', () => (open -= 1))
    setTimeout(() => sendEvents(response, inPieces(chat('Hello.'))), 30)
  })
  const both = await Promise.all([
    session.request('say', { text: 'hello' }),
    session.request('say', { text: 'and hello' }),
  ])
  expect(both.map((reply) => (reply.ok ? 'done' : reply.failure.code))).toEqual(['done', 'busy'])
  expect(valueOf(await session.request('say', { text: 'hello again' })).ending).toBe('completed')
  expect(most).toBe(1)
})

it('[G10] a stop ends the request on the server, nothing is pushed after it, and the next turn runs', async () => {
  const { session, server, pushed } = await openEndpointDesk((_, response, rank) => {
    if (rank > 0) {
      sendEvents(response, inPieces(chat('Here I am.')))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(
      () => sendEvent(response, { choices: [{ delta: { reasoning_content: 'hm ' } }] }),
      2,
    )
    response.on('close', () => clearInterval(timer))
  })
  const said = session.request('say', { text: 'hello' })
  for (let tries = 0; tries < 400 && !pushed.some(({ kind }) => kind === 'delta'); tries += 1) {
    await wait(5)
  }
  expect(valueOf(await session.request('stop-turn', {}))).toEqual({ stopped: true })
  expect(valueOf(await said).ending).toBe('stopped')
  const { length } = pushed
  await wait(40)
  expect(pushed).toHaveLength(length)
  await expect.poll(server.broken, { timeout: 4_000 }).toBe(1)
  const next = valueOf(await session.request('say', { text: 'hello' }))
  expect(next.ending).toBe('completed')
  expect(server.seen).toHaveLength(2)
})

it('[G10] a stop sent right behind the first words of all, before the agent is loaded, stops them', async () => {
  const { session, server } = await openEndpointDesk(() => {})
  const said = session.request('say', { text: 'hello' })
  expect(valueOf(await session.request('stop-turn', {}))).toEqual({ stopped: true })
  expect(valueOf(await said).ending).toBe('stopped')
  expect(server.seen.length).toBeLessThan(2)
})

it('[G5] a prompt that no shortening makes short enough ends in one sentence, and the conversation goes on', async () => {
  let isSmall = true
  const { session, server } = await openEndpointDesk((_, response) => {
    if (!isSmall) sendEvents(response, inPieces(chat('Hello.')))
    else {
      const message = "This model's maximum context length is 512 tokens."
      refuse(response, 400, { message, code: 'context_length_exceeded' })
    }
  })
  const refused = valueOf(await session.request('say', { text: 'hello' }))
  expect(refused.ending).toBe('failed')
  expect(JSON.stringify(refused)).toMatch(/at least 8,192 tokens/)
  const prompts = server.seen.map(({ body }) => JSON.stringify(body['messages']))
  expect(new Set(prompts).size).toBe(prompts.length)
  isSmall = false
  expect(valueOf(await session.request('say', { text: 'hello' })).ending).toBe('completed')
})
