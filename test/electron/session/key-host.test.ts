// Where the key of the environment goes, and that no open line is used unasked: real servers, a real data file.
import { expect, it, onTestFinished } from 'vitest'
import { environmentKeys } from '../../../electron/session/key-store.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import type { Session } from '../../../electron/session/session.ts'
import { inPieces, sendEvents } from '../../model-server/replies.ts'
import {
  startModelServer,
  type ModelServerUnderTest,
} from '../../model-server/start-model-server.ts'
import { monday, newFolder, valueOf } from './open-desk.ts'
import { filesWith } from './open-endpoint.ts'

const key = 'sk-of-the-environment-0123'

async function startServer(): Promise<ModelServerUnderTest> {
  const server = await startModelServer((_, response) =>
    sendEvents(response, inPieces('{"intent":"chat","speak":"Hi.","reason":"r"}')),
  )
  onTestFinished(() => server.close())
  return server
}

let count = 0

async function open(
  environment: Record<string, string>,
  folder = newFolder(),
  language: 'en' | 'zh' = 'en',
): Promise<Session> {
  const opened = openSession({
    folder,
    clock: () => monday,
    newId: () => `id-${(count += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'UTC',
    keys: environmentKeys(environment),
    language,
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  onTestFinished(() => opened.value.close())
  return opened.value
}

async function tryAt(session: Session, baseUrl: string, plainHttpTo?: string): Promise<string> {
  const endpoint = {
    family: 'other',
    baseUrl,
    model: 'tutor',
    ...(plainHttpTo === undefined ? {} : { plainHttpTo }),
  }
  return valueOf(await session.request('test-endpoint', { endpoint })).text
}

function keysSeen({ seen }: ModelServerUnderTest): unknown[] {
  return [...new Set(seen.map(({ headers }) => headers.authorization))]
}

it('[M4] a key goes to the host it was first used with; at another the sentence says what to do', async () => {
  const server = await startServer()
  const folder = newFolder()
  const first = await open({ WEEKLOOM_API_KEY: key }, folder)
  expect(await tryAt(first, server.baseUrl)).toContain('tutor answers')
  expect(keysSeen(server)).toEqual([`Bearer ${key}`])
  const refused = await tryAt(first, 'https://models.invalid/v1')
  expect(refused).toBe(
    `The test failed: the key in WEEKLOOM_API_KEY was first used with http://${new URL(server.baseUrl).host} and does not go to models.invalid: if it is meant for it, set WEEKLOOM_API_HOST=models.invalid beside it and start again.`,
  )
  expect(
    valueOf(await first.request('read-model', { baseUrl: 'https://models.invalid/v1' })).key,
  ).toEqual({
    source: 'environment',
    isSet: false,
    isForThisRun: false,
    keptFor: `http://${new URL(server.baseUrl).host}`,
  })
  await first.close()
  const again = await open({ WEEKLOOM_API_KEY: key }, folder, 'zh')
  expect(await tryAt(again, 'https://models.invalid/v1')).toMatch(
    /最先用于.*WEEKLOOM_API_HOST=models\.invalid/,
  )
  expect(await tryAt(again, server.baseUrl)).toContain('可以回答')
  expect(filesWith(folder, key)).toEqual([])
})

it('[M4] a host that could not be reached has not been used', async () => {
  const server = await startServer()
  const session = await open({ WEEKLOOM_API_KEY: key })
  expect(await tryAt(session, 'https://models.invalid/v1')).toContain('nothing answers')
  expect(await tryAt(session, server.baseUrl)).toContain('tutor answers')
  expect(keysSeen(server)).toEqual([`Bearer ${key}`])
})

it('[M4] a key is for the host that it was sent to, though Weekloom was closed before an answer', async () => {
  const silent = await startModelServer(() => undefined)
  onTestFinished(() => silent.close())
  const folder = newFolder()
  const session = await open({ WEEKLOOM_API_KEY: key }, folder)
  const asked = tryAt(session, silent.baseUrl)
  await expect.poll(() => silent.seen.length, { timeout: 5_000 }).toBeGreaterThan(0)
  await Promise.all([session.close(), asked])
  expect(keysSeen(silent)).toEqual([`Bearer ${key}`])
  const again = await open({ WEEKLOOM_API_KEY: key }, folder)
  expect(await tryAt(again, 'https://models.invalid/v1')).toContain('was first used with')
})

it('[M4] a key is for the host that took it and hung up without an answer', async () => {
  const rude = await startModelServer((_, response) => void response.destroy())
  onTestFinished(() => rude.close())
  const session = await open({ WEEKLOOM_API_KEY: key })
  expect(await tryAt(session, rude.baseUrl)).toContain('nothing answers')
  expect(keysSeen(rude)).toEqual([`Bearer ${key}`])
  expect(await tryAt(session, 'https://models.invalid/v1')).toContain('was first used with')
})

it('[M4] another server on this machine is asked without the key of the first', async () => {
  const [server, other] = [await startServer(), await startServer()]
  const session = await open({ WEEKLOOM_API_KEY: key })
  await tryAt(session, server.baseUrl)
  expect(await tryAt(session, other.baseUrl)).toContain('tutor answers')
  expect(other.seen.length).toBeGreaterThan(0)
  expect(JSON.stringify(other.seen)).not.toContain(key)
})

it('[M4] a host that is named beside the key has it alone, whatever was used before; a new key begins anew', async () => {
  const [server, other] = [await startServer(), await startServer()]
  const folder = newFolder()
  const first = await open({ WEEKLOOM_API_KEY: key }, folder)
  await tryAt(first, server.baseUrl)
  await first.close()
  const host = new URL(other.baseUrl).host
  const named = await open({ WEEKLOOM_API_KEY: key, WEEKLOOM_API_HOST: host }, folder)
  await tryAt(named, other.baseUrl)
  expect(keysSeen(other)).toEqual([`Bearer ${key}`])
  expect(await tryAt(named, 'https://models.invalid/v1')).toContain(`is for ${host}`)
  await named.close()
  const renewed = await open({ WEEKLOOM_API_KEY: 'sk-another-key-4567' }, folder)
  await tryAt(renewed, server.baseUrl)
  expect(keysSeen(server)).toEqual([`Bearer ${key}`, 'Bearer sk-another-key-4567'])
})

it.each([
  ['http://models.invalid/v1', 'models.invalid'],
  ['HTTP://MODELS.invalid:8000/v1', 'models.invalid:8000'],
  ['http://192.0.2.7/v1', '192.0.2.7'],
  ['http://localhost.models.invalid/v1', 'localhost.models.invalid'],
])('[M4] nothing goes to %s before the person has agreed to its open line', async (url, host) => {
  const session = await open({ WEEKLOOM_API_KEY: key })
  const refused = await tryAt(session, url)
  expect(refused).toContain(`the line to ${host} is not encrypted`)
  expect(await tryAt(session, url, 'another.invalid')).toBe(refused)
})

it('[M4] an agreed host is asked', async () => {
  const session = await open({})
  const asked = await tryAt(session, 'http://models.invalid/v1', 'models.invalid')
  expect(asked).toContain('nothing answers at models.invalid')
})

it.each([
  'http://localhost:9/v1',
  'http://127.0.0.1:9/v1',
  'http://127.1:9/v1',
  'http://[::1]:9/v1',
])('[M4] %s is this machine: there is no line to warn of', async (url) => {
  expect(await tryAt(await open({}), url)).toContain('nothing answers')
})

it('[M4] a turn over an open line that nobody agreed to ends with the sentence, and nothing was sent', async () => {
  const session = await open({ WEEKLOOM_API_KEY: key }, newFolder(), 'zh')
  valueOf(await session.request('set-up-sample', {}))
  const endpoint = { family: 'other', baseUrl: 'http://192.0.2.7/v1', model: 'tutor' }
  valueOf(await session.request('set-preferences', { model: { kind: 'endpoint', endpoint } }))
  const said = valueOf(await session.request('say', { text: '帮我安排下周' }))
  expect(JSON.stringify(said)).toMatch(/192\.0\.2\.7 的连接没有加密.*--plain-http/)
})
