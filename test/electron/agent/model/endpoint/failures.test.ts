// Everything that can go wrong between here and a model server: one sentence with the next step, and no key in it.
import { afterEach, describe, expect, it } from 'vitest'
import {
  inPieces,
  refuse,
  sendEvent,
  sendEvents,
  sendPage,
} from '../../../../model-server/replies.ts'
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

const key = 'sk-test-0123456789'

describe('a server that refuses', () => {
  it.each([
    [401, { message: `Incorrect API key provided: ${key}` }, /refused the key/],
    [402, { message: 'Insufficient Balance' }, /no credit/],
    [429, { code: 'insufficient_quota', message: 'quota' }, /no credit/],
    [
      404,
      { code: 'model_not_found', message: 'The model `tutor-8b` does not exist' },
      /no model named "tutor-8b"/,
    ],
    [422, { message: `strange ${key}\n<b>text</b>` }, /status 422: strange ••• <b>text<\/b>/],
  ])('[M2] with %i says what to do', async (status, error, sentence) => {
    const { baseUrl } = await serve((_, response) => refuse(response, status, error))
    const message = failureOf(await ask(baseUrl, { key }))
    expect(message).toMatch(sentence)
    expect(message).not.toContain(key)
  })

  it('[M2] with a page instead of an answer is no model server', async () => {
    const { baseUrl, seen } = await serve((_, response) => sendPage(response))
    expect(failureOf(await ask(baseUrl))).toMatch(/not as a model server/)
    expect(seen).toHaveLength(1)
  })

  it('[M4] a redirect is not followed: the key goes to the configured host alone', async () => {
    const other = await startModelServer((_, response) =>
      sendEvents(response, inPieces(answerText)),
    )
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(307, { location: `${other.baseUrl}/chat/completions` })
      response.end()
    })
    expect(failureOf(await ask(baseUrl, { key }))).toMatch(/another address/)
    expect(other.seen).toHaveLength(0)
    await other.close()
  })

  it('[M4] sends the key as the protocol wants it, and nothing about the machine', async () => {
    const { baseUrl, seen } = await serve((_, response) =>
      sendEvents(response, inPieces(answerText)),
    )
    await ask(baseUrl, { key })
    const headers = seen[0]?.headers ?? {}
    expect(headers.authorization).toBe(`Bearer ${key}`)
    expect(Object.keys(headers).filter((name) => name.startsWith('x-stainless'))).toEqual([])
  })

  it('[M2] says it in Chinese too', async () => {
    const { baseUrl } = await serve((_, response) => refuse(response, 401, 'no'))
    expect(failureOf(await ask(baseUrl, { language: 'zh' }))).toMatch(/不接受这个密钥/)
  })
})

describe('a server that is busy or down', () => {
  it('[M5] is asked again after the time that it names', async () => {
    const { baseUrl, seen } = await serve((_, response, rank) => {
      if (rank === 0) refuse(response, 429, 'slow down', { 'retry-after': '0.2' })
      else sendEvents(response, inPieces(answerText))
    })
    const start = performance.now()
    expect(outputOf(await ask(baseUrl))).toBe(answerText)
    expect(performance.now() - start).toBeGreaterThan(190)
    expect(seen).toHaveLength(2)
  })

  it('[M5] a long wait is for the person to decide', async () => {
    const { baseUrl, seen } = await serve((_, response) =>
      refuse(response, 429, 'tomorrow', { 'retry-after': '3600' }),
    )
    expect(failureOf(await ask(baseUrl))).toContain('3600 s')
    expect(seen).toHaveLength(1)
  })

  it('[M5] is asked again after a 503, and its failure ends in a sentence', async () => {
    const { baseUrl, seen } = await serve((_, response) =>
      refuse(response, 503, { message: 'Loading model' }, { 'retry-after': '0' }),
    )
    expect(failureOf(await ask(baseUrl))).toMatch(/failed several times \(status 503\)/)
    expect(seen).toHaveLength(6)
  })

  it('[M2] nobody at the address', async () => {
    const { baseUrl, close } = await serve(() => {})
    await close()
    const host = new URL(baseUrl).host
    expect(failureOf(await ask(baseUrl))).toContain(`nothing answers at ${host}`)
  })
})

describe('an answer that breaks', () => {
  it('[M2] in the middle is asked for again', async () => {
    const { baseUrl, seen } = await serve((_, response, rank) => {
      if (rank > 0) sendEvents(response, inPieces(answerText))
      else {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        sendEvent(response, { choices: [{ delta: { content: '{"speak":"He' } }] })
        setTimeout(() => response.destroy(), 20)
      }
    })
    expect(outputOf(await ask(baseUrl))).toBe(answerText)
    expect(seen).toHaveLength(2)
  })

  it('[M2] a stream without a last word counts when its object is closed', async () => {
    const { baseUrl } = await serve((_, response) =>
      sendEvents(response, inPieces(answerText), { finish: null, isDone: false }),
    )
    expect(outputOf(await ask(baseUrl))).toBe(answerText)
  })

  it('[M2] a whole answer instead of a stream is read', async () => {
    const { baseUrl } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const choices = [{ message: { content: answerText }, finish_reason: 'stop' }]
      const usage = { prompt_tokens: 11, completion_tokens: 7 }
      response.end(JSON.stringify({ choices, usage }, null, 2))
    })
    expect((await ask(baseUrl)).outcome).toMatchObject({
      output: answerText,
      usage: { promptTokens: 11, outputTokens: 7 },
    })
  })

  it('[M5] tokens are counted when the server does not', async () => {
    const { baseUrl } = await serve((_, response) => sendEvents(response, inPieces(answerText)))
    const { outcome } = await ask(baseUrl)
    const usage = outcome.kind === 'output' ? outcome.usage : null
    expect(usage?.promptTokens).toBeGreaterThan(5)
    expect(usage?.outputTokens).toBeGreaterThan(10)
  })

  it.each([
    ['firstToken', { firstToken: 150 }, /no word came/],
    ['gap', { gap: 150 }, /stood still/],
    ['whole', { whole: 150 }, /not finished/],
  ] as const)('[M5] a server that is silent passes the limit %s', async (_, limits, sentence) => {
    const { baseUrl } = await serve((_request, response) => {
      if ('firstToken' in limits) return
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      sendEvent(response, { choices: [{ delta: { content: '{' } }] })
    })
    expect(failureOf(await ask(baseUrl, { limits }))).toMatch(sentence)
  })

  it('[G10] a stop ends the request itself, and nothing is heard after it', async () => {
    const stop = new AbortController()
    const { baseUrl, broken } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const timer = setInterval(() => {
        sendEvent(response, { choices: [{ delta: { reasoning_content: 'hm ' } }] })
      }, 5)
      response.on('close', () => clearInterval(timer))
    })
    const hear = () => stop.abort()
    const { outcome, deltas } = await ask(baseUrl, { signal: stop.signal, hear })
    const heard = deltas.length
    expect(outcome.kind).toBe('aborted')
    expect(heard).toBeGreaterThan(0)
    await new Promise((resolve) => {
      setTimeout(resolve, 60)
    })
    expect(deltas).toHaveLength(heard)
    await expect.poll(broken, { timeout: 4_000 }).toBe(1)
  })
})
