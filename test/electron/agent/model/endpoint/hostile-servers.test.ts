// Servers that send anything but an answer: the client reads no more than it needs, and says one sentence.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { inPieces, refuse, sendEvent, sendEvents } from '../../../../model-server/replies.ts'
import {
  startModelServer,
  type ModelServerUnderTest,
  type Reply,
} from '../../../../model-server/start-model-server.ts'
import { answerText, ask, failureOf, outputOf } from './ask.ts'

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

/** Speaks in bytes, below HTTP. */
async function serveBytes(answer: (socket: Socket) => void): Promise<string> {
  const opened = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  raw = opened
  await new Promise<void>((resolve) => {
    opened.listen(0, '127.0.0.1', resolve)
  })
  const { port } = opened.address() as AddressInfo
  return `http://127.0.0.1:${port}/v1`
}

/** Sends the same part until nobody reads any more; the count of bytes that were taken. */
function sendWithoutEnd(response: ServerResponse, part: string): { bytes: number } {
  const sent = { bytes: 0 }
  const go = (): void => {
    while (!response.destroyed) {
      sent.bytes += part.length
      if (!response.write(part)) {
        response.once('drain', go)
        return
      }
    }
  }
  go()
  return sent
}

const events = { 'content-type': 'text/event-stream' }
const json = { 'content-type': 'application/json' }
const key = 'sk-test-0123456789'
const many = 'x'.repeat(1_000_000)

describe('a server that does not stop', () => {
  it.each([
    ['one line', events, `data: ${many}`],
    ['text', events, `data: {"choices":[{"delta":{"content":"${'y'.repeat(2_000)}"}}]}\n\n`],
    ['comments', events, `: ${many}\n`],
    ['an object', json, many],
    ['lines that are no JSON', json, 'abc\n'.repeat(200_000)],
    ['lines of a value that never ends', json, `[${'1,\n'.repeat(200_000)}`],
  ])('[M2] sending %s is left, once and for all', async (_, headers, part) => {
    const { baseUrl, seen } = await serve((_request, response) => {
      response.writeHead(200, headers)
      sendWithoutEnd(response, part)
    })
    expect(failureOf(await ask(baseUrl))).toMatch(/far more than an answer needs/)
    expect(seen).toHaveLength(1)
  })

  it('[M2] refusing in a page without end counts as refusing', async () => {
    let sent = { bytes: 0 }
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(401, json)
      sent = sendWithoutEnd(response, many)
    })
    expect(failureOf(await ask(baseUrl))).toMatch(/refused the key/)
    expect(sent.bytes).toBeLessThan(50_000_000)
  })

  it('[M2] packing a thousandfold is no way around', async () => {
    const packed = gzipSync(Buffer.alloc(40_000_000, ' '))
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(200, { ...events, 'content-encoding': 'gzip' })
      response.end(packed)
    })
    expect(failureOf(await ask(baseUrl))).toMatch(/far more than an answer needs/)
  })

  it('[M2] says it in Chinese too', async () => {
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(200, json)
      sendWithoutEnd(response, many)
    })
    expect(failureOf(await ask(baseUrl, { language: 'zh' }))).toMatch(/远远超过一个回答/)
  })
})

describe('a server that is none', () => {
  it.each([
    ['greets in another protocol', 'SSH-2.0-OpenSSH_9.0\r\n'],
    ['sends a megabyte of headers', `HTTP/1.1 200 OK\r\nX-A: ${many}\r\n\r\n`],
    ['has a status of its own', 'HTTP/1.1 999 X\r\nContent-Length: 0\r\n\r\n'],
    ['says nothing', 'HTTP/1.1 204 No Content\r\n\r\n'],
    ['has nothing new', 'HTTP/1.1 304 Not Modified\r\n\r\n'],
  ])('[M2] %s', async (_, bytes) => {
    const baseUrl = await serveBytes((socket) => socket.end(bytes))
    expect(failureOf(await ask(baseUrl))).toMatch(/not as a model server/)
  })

  it('[M4] a redirect out of the web is not followed', async () => {
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(302, { location: 'file:///etc/passwd' })
      response.end()
    })
    expect(failureOf(await ask(baseUrl, { key }))).toMatch(/another address/)
  })
})

describe('an odd answer', () => {
  it.each([
    ['\r', 'line ends of old'],
    ['\r\n', 'line ends of two signs'],
  ])('[M2] with line ends %j is read', async (end) => {
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(200, events)
      const chunk = { choices: [{ delta: { content: answerText }, finish_reason: 'stop' }] }
      response.write(`: hello${end}data: ${JSON.stringify(chunk)}${end}${end}`)
      response.end(`data: [DONE]${end}${end}`)
    })
    expect(outputOf(await ask(baseUrl))).toBe(answerText)
  })

  it('[M2] chunks that are no objects, and bytes that are no text, do no harm', async () => {
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(200, events)
      response.write('data: null\n\ndata: 5\n\ndata: [1]\n\ndata: "s"\n\n')
      const [head = '', tail = ''] = JSON.stringify({
        choices: [{ delta: { content: '{"speak":"a#"}' } }],
      }).split('#')
      response.write(Buffer.concat([Buffer.from(`data: ${head}`), Buffer.from([0xff, 0xc3])]))
      response.end(`${tail}\n\ndata: [DONE]\n\n`)
    })
    expect(outputOf(await ask(baseUrl))).toMatch(/^\{"speak":"a\uFFFD+"\}$/)
  })

  it('[M5] counts that are none are estimated', async () => {
    const { baseUrl } = await serve((_, response) =>
      sendEvents(response, inPieces(answerText), {
        usage: { prompt_tokens: -1e308, completion_tokens: 1.5 },
      }),
    )
    const { outcome } = await ask(baseUrl)
    const usage = outcome.kind === 'output' ? outcome.usage : null
    expect(usage?.promptTokens).toBeGreaterThan(5)
    expect(Number.isInteger(usage?.outputTokens)).toBe(true)
  })

  it('[M2] an error in the stream is read as the server says it, without the key', async () => {
    const { baseUrl, seen } = await serve((_, response, rank) => {
      response.writeHead(200, events)
      const message = rank < 9 ? `model "tutor" not found for ${key}` : ''
      sendEvent(response, { error: { message } })
      response.end()
    })
    const message = failureOf(await ask(baseUrl, { key }))
    expect(message).toMatch(/model "tutor" not found for •••/)
    expect(seen.length).toBeLessThan(5)
  })

  it('[M4] the key that a server quotes in its answer is blotted out', async () => {
    const { baseUrl } = await serve((_, response) =>
      sendEvents(response, inPieces(`{"speak":"${key}"}`)),
    )
    expect(outputOf(await ask(baseUrl, { key }))).toBe('{"speak":"•••"}')
  })
})

describe('an odd key or address', () => {
  it.each(['two words', 'line\nbreak', 'clé', '密钥', '"quoted"', 'k'.repeat(3_000)])(
    '[M4] the key %j is never sent',
    async (odd) => {
      const { baseUrl, seen } = await serve((_, response) => refuse(response, 401, 'no'))
      const message = failureOf(await ask(baseUrl, { key: odd }))
      expect(message).toMatch(/copy it again/)
      expect(message).not.toContain(odd)
      expect(seen).toHaveLength(0)
    },
  )

  it('[M2] slashes at the end of an address and capitals do not matter', async () => {
    const { baseUrl, seen } = await serve((_, response) =>
      sendEvents(response, inPieces(answerText)),
    )
    for (const address of [`${baseUrl}///`, baseUrl.replace('http', 'HTTP'), ` ${baseUrl} `]) {
      expect(outputOf(await ask(address))).toBe(answerText)
    }
    expect(seen.map(({ path }) => path)).toEqual(Array(3).fill('/v1/chat/completions'))
  })
})

it('[G10] a stop while it waits to ask again ends the wait', async () => {
  const stop = new AbortController()
  const { baseUrl, seen } = await serve((_, response) => {
    refuse(response, 503, 'loading', { 'retry-after': '50' })
    setTimeout(() => stop.abort(), 30)
  })
  expect((await ask(baseUrl, { signal: stop.signal })).outcome.kind).toBe('aborted')
  expect(seen).toHaveLength(1)
})
