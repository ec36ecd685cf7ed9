// A stop in every phase of a request: nothing is heard after it, and the request ends on the server's side too.
import { createServer, type AddressInfo, type Server } from 'node:net'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refuse, sendEvent } from '../../../../model-server/replies.ts'
import {
  startModelServer,
  type ModelServerUnderTest,
  type Reply,
} from '../../../../model-server/start-model-server.ts'
import { ask, failureOf, type Asked } from './ask.ts'

let server: ModelServerUnderTest | null = null
let raw: Server | null = null

afterEach(async () => {
  await server?.close()
  server = null
  raw?.close()
  raw = null
})

async function serve(reply: Reply): Promise<ModelServerUnderTest> {
  server = await startModelServer(reply)
  return server
}

const events = { 'content-type': 'text/event-stream' }
const lines = { 'content-type': 'application/x-ndjson' }

function sendAll(response: ServerResponse, part: string, every = 3): void {
  const timer = setInterval(() => response.write(part), every)
  response.on('close', () => clearInterval(timer))
}

const words = (field: string) => ({ choices: [{ delta: { [field]: 'hm ' } }] })

/** Until the server has seen its request broken off. */
async function untilBroken({ broken }: ModelServerUnderTest, count = 1): Promise<void> {
  await vi.waitFor(() => expect(broken()).toBe(count), { timeout: 4_000 })
}

async function stopWhen(
  baseUrl: string,
  isTime: () => boolean,
  options: Parameters<typeof ask>[1] = {},
): Promise<Asked & { atStop: number }> {
  const stop = new AbortController()
  let heard = 0
  const asked = ask(baseUrl, { ...options, signal: stop.signal, hear: () => (heard += 1) })
  for (let tries = 0; tries < 400 && !isTime(); tries += 1) await wait(5)
  stop.abort()
  const atStop = heard
  const result = await asked
  await wait(30)
  expect(heard).toBe(atStop)
  return { ...result, atStop }
}

describe('a stop', () => {
  it.each<[string, Reply, number]>([
    ['before the first word', () => {}, 1],
    [
      'after the headers',
      (_, response) => {
        response.writeHead(200, events)
        response.flushHeaders()
      },
      1,
    ],
    [
      'amid a line',
      (_, response) => {
        response.writeHead(200, events)
        response.write('data: {"choices":[{"delta":{"con')
      },
      1,
    ],
    [
      'amid the thinking',
      (_, response) => {
        response.writeHead(200, events)
        sendAll(response, `data: ${JSON.stringify(words('reasoning_content'))}\n\n`)
      },
      1,
    ],
    [
      'amid the text',
      (_, response) => {
        response.writeHead(200, events)
        sendAll(response, `data: ${JSON.stringify(words('content'))}\n\n`)
      },
      1,
    ],
    [
      'amid the words of a refusal',
      (_, response) => {
        response.writeHead(400, { 'content-type': 'application/json' })
        response.write('{"error":{"message":"')
      },
      1,
    ],
    [
      'amid a page',
      (_, response) => {
        response.writeHead(400, { 'content-type': 'text/html' })
        sendAll(response, '<p>')
      },
      1,
    ],
    ['while it waits to ask again', (_, response) => refuse(response, 503, 'loading'), 0],
  ])(
    '[G10] %s ends the request itself, and nothing is heard after it',
    async (_, reply, broken) => {
      const under = await serve(reply)
      let since = 0
      const isTime = () => under.seen.length > 0 && (since += 1) > 6
      const { outcome } = await stopWhen(under.baseUrl, isTime)
      expect(outcome.kind).toBe('aborted')
      await untilBroken(under, broken)
      expect(under.seen).toHaveLength(1)
    },
  )

  it("[G10] amid Ollama's own lines ends the request itself", async () => {
    const under = await serve((_, response) => {
      response.writeHead(200, lines)
      sendAll(response, `${JSON.stringify({ message: { thinking: 'hm ' }, done: false })}\n`)
    })
    let since = 0
    const isTime = () => under.seen.length > 0 && (since += 1) > 6
    const { outcome, atStop } = await stopWhen(under.baseUrl, isTime, { family: 'ollama' })
    expect(outcome.kind).toBe('aborted')
    expect(atStop).toBeGreaterThan(0)
    await untilBroken(under)
  })

  it('[G10] before anything was sent sends nothing', async () => {
    const under = await serve(() => {})
    const { outcome } = await ask(under.baseUrl, { signal: AbortSignal.abort() })
    expect(outcome.kind).toBe('aborted')
    expect(under.seen).toHaveLength(0)
  })

  it('[G10] while the line is open and nobody has answered ends it', async () => {
    let open = 0
    let closed = 0
    const opened = createServer((socket) => {
      open += 1
      socket.on('error', () => {}).on('close', () => (closed += 1))
      socket.resume()
    })
    raw = opened
    await new Promise<void>((resolve) => {
      opened.listen(0, '127.0.0.1', resolve)
    })
    const { port } = opened.address() as AddressInfo
    const { outcome } = await stopWhen(`http://127.0.0.1:${port}/v1`, () => open > 0)
    expect(outcome.kind).toBe('aborted')
    await vi.waitFor(() => expect(closed).toBe(open))
  })
})

describe('a request that is given up', () => {
  it.each<[string, Reply, RegExp]>([
    [
      'an error amid the answer',
      (_, response) => {
        response.writeHead(200, events)
        sendEvent(response, { error: { message: 'model "x" not found' } })
        sendAll(response, ': still here\n\n')
      },
      /not found/,
    ],
    [
      'an answer in another kind',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'image/png' })
        sendAll(response, 'png')
      },
      /not as a model server/,
    ],
    [
      'a redirect with an endless page',
      (_, response) => {
        response.writeHead(302, { location: 'http://127.0.0.1:9/' })
        sendAll(response, '<p>', 1)
      },
      /another address/,
    ],
  ])(
    '[M2] after %s is closed on the server, not left to run',
    async (_, reply, sentence) => {
      const under = await serve(reply)
      expect(failureOf(await ask(under.baseUrl))).toMatch(sentence)
      await untilBroken(under, under.seen.length)
    },
    15_000,
  )

  it('[M2] after too much text is closed, and no more than an answer was told', async () => {
    const under = await serve((_, response) => {
      response.writeHead(200, events)
      const delta = { reasoning_content: 'x'.repeat(2_000_000) }
      sendAll(response, `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`, 20)
    })
    const asked = await ask(under.baseUrl)
    expect(failureOf(asked)).toMatch(/far more than an answer needs/)
    expect(asked.deltas.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(400_001)
    await untilBroken(under)
  })
})
