import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startServer, type RunningServer } from '../../../electron/serve/start-server.ts'
import type { PushEvent } from '../../../shared/contract/ipc.ts'
import { plainCore, problem } from '../page/plain-core.ts'

const session = 'a-secret-that-one-page-made-for-itself-0123'
let links = 0
let token = ''
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
  links = 0
  server = await startServer({
    core,
    folder,
    port: 0,
    folderId: 'folder-1',
    newSecret,
    language: 'en',
  })
  token = 'link-1'
})

function newSecret(): string {
  links += 1
  return `link-${links}`
}

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
function upgradeOutcome(target: string, moreHosts: string[] = []): Promise<string> {
  const own = `127.0.0.1:${server.port}`
  return rawAnswer([
    `GET ${target} HTTP/1.1`,
    `Host: ${own}`,
    `Origin: http://${own}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...moreHosts.map((host) => `Host: ${host}`),
  ])
}

/** All that comes until the other end closes. */
function rawAnswer(lines: string[]): Promise<string> {
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

function ownPath(page = session): string {
  return `/socket?token=${token}&session=${page}`
}

type Opening = { host?: string; origin?: string | null; path?: string }

function openSocket({ host, origin, path = ownPath() }: Opening = {}): WebSocket {
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

function closeCodeOf(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.once('close', resolve))
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
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/#folder=folder-1&token=link-1`)
  })

  test.each([
    ['twice the same', (own: string) => [own, own]],
    ['a foreign one first', (own: string) => ['evil.example', own]],
    ['a foreign one last', (own: string) => [own, 'evil.example']],
  ])('[C3] two Host headers are refused: %s', async (_what, hostsOf) => {
    const hosts = hostsOf(`127.0.0.1:${server.port}`)
    expect(
      await rawAnswer([
        'GET / HTTP/1.1',
        'Connection: close',
        ...hosts.map((host) => `Host: ${host}`),
      ]),
    ).toMatch(/^HTTP\/1\.1 4(00|21) /)
    expect(await upgradeOutcome(ownPath(), hosts.slice(1))).toMatch(/^HTTP\/1\.1 40[03] /)
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
    expect(await frame).toEqual({ kind: 'push', rank: 1, event: { kind: 'reload' } })
    socket.close()
    await expect.poll(() => listeners).toBe(0)
  })

  test.each([
    ['no token', { path: `/socket?session=${session}` }],
    ['a wrong token', { path: `/socket?token=guess&session=${session}` }],
    ['no secret of its own', { path: '/socket?token=link-1' }],
    ['a secret that can be guessed', { path: '/socket?token=link-1&session=short' }],
    ['another path', { path: `/other?token=link-1&session=${session}` }],
    ['no origin', { origin: null }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a foreign host', { host: 'evil.example' }],
  ])('[C3] a socket with %s is refused', async (_what, opening) => {
    expect(await outcomeOf(openSocket(opening))).toContain('403')
  })

  test.each(['//', '//[', 'http://[', '/socket/../%', '*', '/socket?token=link-1%'])(
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
      startServer({
        core,
        folder,
        folderId: 'folder-1',
        port: server.port,
        newSecret,
        language: 'en',
      }),
    ).rejects.toThrow('EADDRINUSE')
  })

  test('[C3] a link opens one page; its reloads go by its own secret, and the link is spent', async () => {
    const first = await openedSocket()
    expect(await outcomeOf(openSocket({ path: ownPath('x'.repeat(43)) }))).toContain('403')
    first.terminate()
    expect(await outcomeOf(openSocket())).toBe('open')
    expect(await outcomeOf(openSocket({ path: `/socket?session=${session}` }))).toBe('open')
  })

  test('[C3] a new link opens another page, and the one before it that nobody used is void', async () => {
    await openedSocket()
    const [unused, fresh] = [server.newLink(), server.newLink()].map((url) => url.split('=').at(-1))
    const second = 'another-page-has-another-secret-of-its-own-9'
    const open = (link: string | undefined) =>
      outcomeOf(openSocket({ path: `/socket?token=${link}&session=${second}` }))
    expect(await open(unused)).toContain('403')
    expect(await open(fresh)).toBe('open')
    expect(await outcomeOf(openSocket())).toBe('open')
  })

  test('[C3] the thirty-third socket is closed with 1013, and a freed place is taken', async () => {
    const sockets = await Promise.all(Array.from({ length: 32 }, openedSocket))
    const over = openSocket()
    expect(await closeCodeOf(over)).toBe(1013)
    expect(listeners).toBe(32)
    sockets[0]?.close()
    await expect.poll(() => listeners).toBe(31)
    const next = await openedSocket()
    next.send(JSON.stringify({ id: 3, name: 'undo', input: {} }))
    expect(await nextFrame(next)).toMatchObject({ id: 3 })
  })

  test('[C3] the sixty-fifth request of a window that has sixty-four in flight is refused with a sentence', async () => {
    const core = plainCore({ request: () => new Promise(() => undefined) })
    const stuck = await startServer({
      core,
      folder,
      port: 0,
      folderId: 'folder-1',
      newSecret,
      language: 'zh',
    })
    const own = `127.0.0.1:${stuck.port}`
    const target = `ws://${own}/socket?token=link-${links}&session=${session}`
    const socket = new WebSocket(target, { headers: { origin: `http://${own}` } })
    expect(await outcomeOf(socket)).toBe('open')
    for (let id = 1; id <= 65; id += 1) {
      socket.send(JSON.stringify({ id, name: 'load-view', input: {} }))
    }
    expect(await nextFrame(socket)).toEqual({
      kind: 'reply',
      id: 65,
      reply: {
        ok: false,
        failure: {
          code: 'too-many-requests',
          message: '这个窗口还有 64 个请求没有做完，没有做任何改动。请等一等再试，或重新加载窗口。',
        },
      },
    })
    await stuck.close()
  })
})
