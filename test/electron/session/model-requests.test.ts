// The requests about models and traces at the session's door: whatever a page sends is answered, and a key stays inside.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RequestName } from '../../../shared/contract/contract.ts'
import { inPieces, sendEvents } from '../../model-server/replies.ts'
import { filesWith, openEndpointDesk, secret } from './open-endpoint.ts'
import { valueOf } from './open-desk.ts'

const answering = () =>
  openEndpointDesk((_, response) =>
    sendEvents(response, inPieces('{"intent":"chat","speak":"Hi.","reason":"r"}')),
  )

const names = [
  'read-model',
  'set-model-key',
  'test-endpoint',
  'list-turns',
  'read-trace',
] as const satisfies RequestName[]

const odd = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.record({
    baseUrl: fc.oneof(fc.webUrl(), fc.constantFrom('file:///etc', 'http://a b', 'http://u:p@h')),
    key: fc.anything(),
    more: fc.anything(),
  }),
  fc.record({ traceId: fc.oneof(fc.string(), fc.constantFrom('../x', '__proto__', '\0', '/')) }),
  fc.record({ endpoint: fc.record({ family: fc.string(), baseUrl: fc.string() }) }),
)

it('[C1] anything sent to the requests about models is answered, and nothing of it is done', async () => {
  const { session, server, kept } = await answering()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), odd, async (name, input) => {
      const reply = await session.request(name, input)
      expect(reply.ok || /^(bad-input|no-turn)$/.test(reply.failure.code)).toBe(true)
    }),
    { numRuns: 300 },
  )
  expect(server.seen).toHaveLength(0)
  expect([...kept.values()]).toEqual([secret])
})

function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let each = 0; each < depth; each += 1) value = [value]
  return value
}

it('[C1] a value nested a hundred thousand times, or in itself, is bad input and no crash', async () => {
  const { session } = await answering()
  const looped: Record<string, unknown> = {}
  looped['baseUrl'] = looped
  for (const name of names) {
    for (const input of [nested(100_000), { baseUrl: nested(100_000) }, looped]) {
      const reply = await session.request(name, input)
      expect(reply.ok ? 'ok' : reply.failure.code).toBe('bad-input')
    }
  }
})

it.each([
  'with space',
  'line\r\nX-Evil: 1',
  'nul-in-key\0',
  '密钥密钥',
  'quo"te-key',
  'back\\slash',
  'k'.repeat(2_001),
])('[M4] the key %j is refused, and neither kept nor said again', async (key) => {
  const { session, server, kept, folder } = await answering()
  const reply = await session.request('set-model-key', { baseUrl: server.baseUrl, key })
  expect(reply.ok).toBe(false)
  expect(JSON.stringify(reply)).not.toContain(JSON.stringify(key).slice(1, -1))
  expect([...kept.values()]).toEqual([secret])
  expect(filesWith(folder, key)).toEqual([])
})

it('[M4] a key belongs to its host and to the kind of line it was given for', async () => {
  const { session, server, kept } = await answering()
  kept.clear()
  const isSet = async (baseUrl: string) =>
    valueOf(await session.request('read-model', { baseUrl })).key.isSet
  await session.request('set-model-key', { baseUrl: 'https://models.example/v1', key: secret })
  expect(await isSet('https://models.example/other/v2')).toBe(true)
  expect(await isSet('https://models.example:443/v1')).toBe(true)
  for (const other of [
    'http://models.example/v1',
    'HTTP://models.example:443/v1',
    'https://models.example:8443/v1',
    'https://models.example.org/v1',
    'https://a.models.example/v1',
  ]) {
    expect(await isSet(other)).toBe(false)
  }
  await session.request('set-model-key', { baseUrl: 'https://models.example', key: null })
  expect(kept.size).toBe(0)
  expect(valueOf(await session.request('say', { text: 'hello' })).ending).toBe('completed')
  expect(server.seen.map(({ headers }) => headers.authorization)).not.toContain(`Bearer ${secret}`)
})

it('[M4] the status of the model never holds its key', async () => {
  const { session } = await answering()
  const status = valueOf(await session.request('read-model', {}))
  expect(status.key).toEqual({
    source: 'keychain',
    isSet: true,
    isForThisRun: true,
    keptFor: null,
  })
  expect(JSON.stringify(status)).not.toContain(secret)
})

it.each(['../../etc/passwd', '..', '.', 'a/b', '__proto__', ' ', 'x'.repeat(200)])(
  '[M5] the trace %j is none',
  async (traceId) => {
    const { session } = await answering()
    const reply = await session.request('read-trace', { traceId })
    expect(reply.ok ? 'ok' : reply.failure.code).toBe('no-turn')
  },
)
