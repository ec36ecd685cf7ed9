import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startServer, type RunningServer } from '../../../electron/serve/start-server.ts'
import type { PushEvent } from '../../../shared/ipc.ts'
import { plainCore, problem } from '../page/plain-core.ts'

const token = 'the-secret-of-this-start'
let folder = ''
let server: RunningServer
let push: (event: PushEvent) => void = () => undefined
let listeners = 0

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'weekloom-serve-'))
  writeFileSync(join(folder, 'index.html'), '<p>page</p>')
  const core = plainCore({
    subscribe: (listener) => {
      push = listener
      listeners += 1
      return () => {
        listeners -= 1
        return true
      }
    },
  })
  server = await startServer({ core, folder, port: 0, token, language: 'en' })
})

afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** fetch() sets Host by itself, so the raw client asks. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: server.port, path, headers, method },
      (response) => {
        response.resume()
        resolve(response)
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}

/** What a client that is no browser is answered; the target goes out as it is. */
function upgradeOutcome(target: string): Promise<string> {
  const own = `127.0.0.1:${server.port}`
  const lines = [
    `GET ${target} HTTP/1.1`,
    `Host: ${own}`,
    `Origin: http://${own}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ]
  return new Promise((resolve, reject) => {
    const client = connect(server.port, '127.0.0.1', () =>
      client.write(`${lines.join('\r\n')}\r\n\r\n`),
    )
    let answer = ''
    client.on('data', (data) => (answer += data.toString('latin1')))
    client.once('error', reject)
    client.once('close', () => resolve(answer))
  })
}

type Opening = { host?: string; origin?: string | null; path?: string }

function openSocket({ host, origin, path = `/socket?token=${token}` }: Opening = {}): WebSocket {
  const own = `127.0.0.1:${server.port}`
  return new WebSocket(`ws://${own}${path}`, {
    headers: {
      host: host ?? own,
      ...(origin === null ? {} : { origin: origin ?? `http://${own}` }),
    },
  })
}

function outcomeOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'))
    socket.once('error', (error) => resolve(error.message))
  })
}

function nextFrame(socket: WebSocket): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString('utf8'))))
  })
}

async function openedSocket(): Promise<WebSocket> {
  const socket = openSocket()
  expect(await outcomeOf(socket)).toBe('open')
  return socket
}

describe('page over HTTP', () => {
  test('[C3] the page comes with its policy', async () => {
    const response = await get('/?x=1')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-security-policy']).toContain("script-src 'self'")
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  test('[C3] a name that leads here by rebinding is refused', async () => {
    expect((await get('/', { host: `evil.example:${server.port}` })).statusCode).toBe(421)
    expect((await get('/', { host: '127.0.0.1' })).statusCode).toBe(421)
    expect((await get('/', { host: `localhost:${server.port}` })).statusCode).toBe(200)
  })

  test('[C3] another site may not fetch the page', async () => {
    expect((await get('/', { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await get('/', { origin: 'null' })).statusCode).toBe(403)
  })

  test('[C3] what is not there is not found, what is not asked for is not allowed', async () => {
    expect((await get('/../start-server.ts')).statusCode).toBe(404)
    expect((await get('/', {}, 'POST')).statusCode).toBe(405)
  })

  test('[C3] it listens on the loopback address only', () => {
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/#token=${token}`)
  })
})

describe('contract over a socket', () => {
  test('[C3] a request is answered under its id', async () => {
    const socket = await openedSocket()
    socket.send(JSON.stringify({ id: 7, name: 'load-view', input: {} }))
    expect(await nextFrame(socket)).toEqual({
      kind: 'reply',
      id: 7,
      reply: { ok: false, failure: problem },
    })
  })

  test('[C3] pushes arrive until the socket is closed', async () => {
    const socket = await openedSocket()
    const frame = nextFrame(socket)
    push({ kind: 'reload' })
    expect(await frame).toEqual({ kind: 'push', event: { kind: 'reload' } })
    socket.close()
    await expect.poll(() => listeners).toBe(0)
  })

  test.each([
    ['no token', { path: '/socket' }],
    ['a wrong token', { path: '/socket?token=guess' }],
    ['another path', { path: `/other?token=${token}` }],
    ['no origin', { origin: null }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a foreign host', { host: 'evil.example' }],
  ])('[C3] a socket with %s is refused', async (_what, opening) => {
    expect(await outcomeOf(openSocket(opening))).toContain('403')
  })

  test.each(['//', '//[', 'http://[', '/socket/../%', '*', `/socket?token=${token}%`])(
    '[C3] an upgrade of the target %j is refused and harms nothing',
    async (target) => {
      expect(await upgradeOutcome(target)).toMatch(/^HTTP\/1\.1 40[03] /)
      expect((await get('/')).statusCode).toBe(200)
    },
  )

  test('[C3] a request without a known name gets a reply', async () => {
    const socket = await openedSocket()
    for (const name of ['drop', 7, undefined]) {
      socket.send(JSON.stringify({ id: 1, name }))
      expect(await nextFrame(socket)).toMatchObject({
        id: 1,
        reply: { ok: false, failure: { code: 'unreadable-request' } },
      })
    }
  })

  test.each(['', 'not json', '[]', 'null', '{"id":"x"}', '{"id":1.5,"name":"undo"}'])(
    '[C3] the frame %j ends its own socket and harms nothing else',
    async (text) => {
      const [broken, other] = [await openedSocket(), await openedSocket()]
      const closed = new Promise((resolve) => broken.once('close', resolve))
      broken.send(text)
      expect(await closed).toBe(1007)
      other.send(JSON.stringify({ id: 1, name: 'undo', input: {} }))
      expect(await nextFrame(other)).toMatchObject({ id: 1 })
    },
  )

  test('[C3] a frame over 16 MB closes its own socket only', async () => {
    const greedy = await openedSocket()
    const other = await openedSocket()
    const closed = new Promise((resolve) => greedy.once('close', resolve))
    greedy.on('error', () => undefined)
    greedy.send(' '.repeat(16 * 1024 * 1024 + 1))
    expect(await closed).toBe(1009)
    other.send(JSON.stringify({ id: 2, name: 'undo', input: {} }))
    expect(await nextFrame(other)).toMatchObject({ id: 2 })
  })

  test('[C3] a taken port is an error, not a second server', async () => {
    const core = plainCore()
    await expect(
      startServer({ core, folder, port: server.port, token, language: 'en' }),
    ).rejects.toThrow('EADDRINUSE')
  })
})
