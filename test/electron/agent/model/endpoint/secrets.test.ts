// A server that quotes the key wherever it can: what comes out of the endpoint never holds it (M4).
import { afterEach, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { testEndpoint } from '../../../../../electron/agent/endpoint/test-endpoint.ts'
import { blotPieces, withoutKey } from '../../../../../electron/agent/endpoint/without-key.ts'
import { inPieces, refuse, sendEvent, sendEvents } from '../../../../model-server/replies.ts'
import {
  startModelServer,
  type ModelServerUnderTest,
  type Reply,
} from '../../../../model-server/start-model-server.ts'
import { succeed } from '../../../../../shared/result.ts'
import { answerText, ask, failureOf } from './ask.ts'

let servers: ModelServerUnderTest[] = []

afterEach(async () => {
  await Promise.all(servers.map(({ close }) => close()))
  servers = []
})

async function serve(reply: Reply): Promise<ModelServerUnderTest> {
  const server = await startModelServer(reply)
  servers.push(server)
  return server
}

const key = 'sk-test/0123+456.789'
const json = { 'content-type': 'application/json' }

describe('a key that comes back', () => {
  it('[M4] in thinking, cut at any place, is blotted out of what is told as it comes', async () => {
    const thought = `First ${key}, then sk-test and ${key}${key} again sk-`
    const { baseUrl } = await serve((_, response) => {
      const pieces = inPieces(thought, 5).map(({ text = '' }) => ({ reasoning: text }))
      sendEvents(response, [...pieces, { text: answerText }])
    })
    const { deltas, outcome } = await ask(baseUrl, { key, request: { thinking: true } })
    const told = deltas.filter(({ kind }) => kind === 'reasoning')
    expect(told.map(({ text }) => text).join('')).toBe(
      'First •••, then sk-test and •••••• again sk-',
    )
    expect(JSON.stringify(outcome)).not.toContain(key)
  })

  it.each([
    ['as it is', key],
    ['with its slashes escaped', key.replaceAll('/', '\\/')],
    [
      'in the numbers of its characters',
      Array.from(key, (sign) => `\\u00${sign.charCodeAt(0).toString(16).toUpperCase()}`).join(''),
    ],
  ])('[M4] in the answer %s is gone when that is read as JSON', async (_, written) => {
    const { baseUrl } = await serve((_request, response) =>
      sendEvents(response, inPieces(`{"intent":"chat","speak":"It is ${written}.","reason":"r"}`)),
    )
    const { outcome } = await ask(baseUrl, { key })
    const output = outcome.kind === 'output' ? outcome.output : ''
    expect(JSON.parse(output)).toMatchObject({ speak: 'It is •••.' })
  })

  it.each<[string, Reply]>([
    ['the words of a refusal', (_, response) => refuse(response, 422, { message: `no ${key}` })],
    ['its code', (_, response) => refuse(response, 422, { code: key, param: key, message: key })],
    ['a text that is no JSON', (_, response) => response.writeHead(422, json).end(`no ${key}`)],
    [
      'the reason beside the status',
      (_, response) => response.writeHead(422, `No ${key}`, json).end(),
    ],
    [
      'an error in the stream',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        sendEvent(response, { error: { message: `model ${key} not found` } })
        response.end()
      },
    ],
  ])('[M4] in %s is not said', async (_, reply) => {
    const { baseUrl } = await serve(reply)
    const message = failureOf(await ask(baseUrl, { key }))
    expect(message).not.toContain('0123+456')
  })

  it('[M4] as the name of a model is no model', async () => {
    const { baseUrl } = await serve(({ path }, response) => {
      if (!path.endsWith('/models')) sendEvents(response, inPieces(answerText))
      else response.writeHead(200, json).end(JSON.stringify({ data: [{ id: key }, { id: 'a' }] }))
    })
    const report = await testEndpoint(
      { family: 'other', baseUrl, model: 'm' },
      {
        admit: () => succeed(key),
        tellUnsent: () => {},
        readAbilities: () => null,
        writeAbilities: () => {},
        limits: { firstToken: 5_000, gap: 5_000, whole: 5_000 },
        language: () => 'en',
      },
      () => 0,
      new AbortController().signal,
    )
    expect(report).toMatchObject({ kind: 'works', models: ['a'] })
  })

  it.each([301, 302, 303, 307, 308])(
    '[M4] a redirect with %i to another host brings it nothing',
    async (status) => {
      const other = await serve((_, response) => sendEvents(response, inPieces(answerText)))
      const elsewhere = other.baseUrl.replace('127.0.0.1', 'localhost')
      const { baseUrl } = await serve(({ path }, response) => {
        response.writeHead(status, { location: `${elsewhere}/${path.split('/').at(-1)}` }).end()
      })
      expect(failureOf(await ask(baseUrl, { key }))).toMatch(/another address/)
      expect(other.seen).toHaveLength(0)
    },
  )
})

describe('blotting', () => {
  const signs = fc.constantFrom('a', 'b', 'c', '/', '-')
  const keys = fc.string({ unit: signs, minLength: 6, maxLength: 9 })

  it('[M4] in pieces is the same as blotting the whole, as far as the key goes', () => {
    fc.assert(
      fc.property(keys, fc.array(fc.string({ unit: signs, maxLength: 12 })), (secret, pieces) => {
        const told: string[] = []
        const blotted = blotPieces(secret, (text) => told.push(text))
        const parts = pieces.flatMap((piece) => [piece, secret.slice(0, 4), secret.slice(4)])
        for (const part of parts) blotted.take(part)
        blotted.end()
        expect(told.join('')).not.toContain(secret)
        expect(told.join('')).toBe(withoutKey(parts.join(''), secret))
      }),
    )
  })

  it('[M4] of a text without it changes nothing, and a word that stands for no key is none', () => {
    const told: string[] = []
    for (const secret of [null, 'none']) {
      const blotted = blotPieces(secret, (text) => told.push(text))
      blotted.take('nothing to hide, no')
      blotted.take('ne of it')
      blotted.end()
    }
    expect(told.join('')).toBe('nothing to hide, none of it'.repeat(2))
  })
})
