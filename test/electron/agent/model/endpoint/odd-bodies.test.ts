// Bodies that are not what their type says, or come in pieces that cut characters: read where they can be, else one sentence.
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import {
  startModelServer,
  type ModelServerUnderTest,
  type Reply,
} from '../../../../model-server/start-model-server.ts'
import { answerText, ask, failureOf, outputOf } from './ask.ts'

let server: ModelServerUnderTest | null = null

afterEach(async () => {
  await server?.close()
  server = null
})

async function serve(reply: Reply): Promise<ModelServerUnderTest> {
  server = await startModelServer(reply)
  return server
}

const chunk = JSON.stringify({
  choices: [{ delta: { content: answerText }, finish_reason: 'stop' }],
})
const sse = `data: ${chunk}\n\ndata: [DONE]\n\n`
const line = `${JSON.stringify({ message: { content: answerText }, done: true })}\n`

/** A byte or three at a time, so that every character of several bytes is cut somewhere. */
async function sendInBytes(response: ServerResponse, text: string): Promise<void> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += 3) {
    response.write(bytes.subarray(start, start + 3))
    if (start % 30 === 0) await wait(0)
  }
  response.end()
}

it.each([
  ['events', 'other', 'text/event-stream', sse],
  ['lines', 'ollama', 'application/x-ndjson', line],
] as const)('[M2] characters cut in %s are put together', async (_, family, type, text) => {
  const { baseUrl } = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': type })
    void sendInBytes(response, text)
  })
  expect(outputOf(await ask(baseUrl, { family }))).toBe(answerText)
})

it.each([
  ['text/plain', sse],
  ['text/event-stream;charset=utf-8', sse],
  ['application/json; charset=utf-8', chunk],
  ['application/json', JSON.stringify(JSON.parse(chunk), null, 1)],
])('[M2] an answer with the type %s is read', async (type, body) => {
  const { baseUrl } = await serve((_, response) =>
    response.writeHead(200, { 'content-type': type }).end(body),
  )
  expect(outputOf(await ask(baseUrl))).toBe(answerText)
})

it.each([
  ['none', {}, sse],
  ['that of a page', { 'content-type': 'text/html' }, sse],
  ['that of a file', { 'content-type': 'application/octet-stream' }, sse],
])('[M2] an answer with the type %s is that of no model server', async (_, headers, body) => {
  const { baseUrl, seen } = await serve((_request, response) =>
    response.writeHead(200, headers).end(body),
  )
  expect(failureOf(await ask(baseUrl))).toMatch(/not as a model server/)
  expect(seen).toHaveLength(1)
})

it.each([
  ['nested thirty thousand times', '['.repeat(30_000)],
  ['nested and closed', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  [
    'with keys of prototypes',
    '{"__proto__":{"message":5},"error":{"__proto__":null,"message":{}}}',
  ],
  ['empty', ''],
  ['of zeros', '\0'.repeat(1_000)],
])('[M2] a refusal whose body is %s counts by its status', async (_, body) => {
  const { baseUrl, seen } = await serve((_request, response) =>
    response.writeHead(401, { 'content-type': 'application/json' }).end(body),
  )
  expect(failureOf(await ask(baseUrl))).toMatch(/refused the key/)
  expect(seen).toHaveLength(1)
})

it('[M2] an answer that says it is packed and is not is no answer, and is not asked for again and again', async () => {
  const { baseUrl, seen } = await serve((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' })
      .end(sse),
  )
  expect(failureOf(await ask(baseUrl, { limits: { whole: 800 } }))).not.toBe('')
  expect(seen.length).toBeLessThan(5)
})
