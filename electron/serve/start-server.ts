// Starts the loopback server of the browser shell: the page over HTTP, the contract over a WebSocket, a link for each page.
import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { z } from 'zod'
import type { SocketMessage } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { fail } from '../../shared/result.ts'
import type { RequestCore } from '../core/open-core.ts'
import { answerRequest } from '../page/answer-request.ts'
import { readPageFile, browserPageHeaders } from '../page/page-files.ts'
import {
  mayOpenSocket,
  receiveVisitors,
  type Visitors,
  hasForeignOrigin,
  hasOwnHost,
} from './access.ts'
import { terminalWords } from '../../shared/i18n/terminal-words.ts'

const loopback = '127.0.0.1'
/** An import of 10 MB as base64 with its frame. */
const maxFrameBytes = 16 * 1024 * 1024
/** Windows at once; more than anyone opens. */
const maxSockets = 32
/** Of any kind: each window fetches a few files at once. */
const maxConnections = 128
/** The code of WebSockets for "try again later". */
const overloaded = 1013

type ServerOptions = {
  core: RequestCore
  /** The built page. */
  folder: string
  /** 0 takes any free one; left out, the usual one where it is free. */
  port?: number
  /** An installed page comes back to the port that it was installed from. */
  usualPort?: number
  /** Of the data folder: the browser keeps what is of another one apart, whichever port they share. */
  folderId: string
  /** A fresh secret each time. */
  newSecret: () => string
  language: Language
}

export type RunningServer = {
  /** The first link. */
  url: string
  /** Each opens one page. */
  newLink: () => string
  port: number
  close: () => Promise<void>
}

/** Listens on 127.0.0.1 only; rejects with Node's error when the port is taken. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = createServer({ requestTimeout: 10_000 })
  server.maxConnections = maxConnections
  const { usualPort = 47_316 } = options
  const port = await listen(server, options.port ?? usualPort).catch((error: unknown) => {
    if (options.port !== undefined) throw error
    return listen(server, 0)
  })
  // At a port of the day nobody finds the page again, and what a worker keeps there would stay for nothing.
  const hasWorker = options.port !== undefined || port === usualPort
  const visitors = receiveVisitors(options.newSecret)
  const newLink = () =>
    `http://${loopback}:${port}/#folder=${options.folderId}&token=${visitors.newToken()}`
  const sockets = acceptSockets(server, options, port, visitors)
  server.on('request', (request, response) => {
    answerPageRequest(request, response, { folder: options.folder, port, hasWorker }).catch(() => {
      response.destroy()
    })
  })
  return {
    url: newLink(),
    newLink,
    port,
    close: () => closeAll(server, sockets),
  }
}

function acceptSockets(
  server: Server,
  { core, language }: ServerOptions,
  port: number,
  visitors: Visitors,
): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
  })
  server.on('upgrade', (request, connection, head) => {
    connection.on('error', () => undefined)
    // Anyone on this machine can send an upgrade: whatever it holds may end its own connection, and no more.
    try {
      if (!mayOpenSocket(request, port, visitors)) {
        connection.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
        return
      }
      sockets.handleUpgrade(request, connection, head, (socket) => {
        if (sockets.clients.size > maxSockets) socket.close(overloaded, 'too many windows')
        else serveSocket(socket, core, language)
      })
    } catch {
      connection.destroy()
    }
  })
  return sockets
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, loopback, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function closeAll(server: Server, sockets: WebSocketServer): Promise<void> {
  for (const socket of sockets.clients) socket.close(1001)
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    // A browser may hold its end open; the answer to the close frame isn't worth waiting for.
    setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
    }, 500).unref()
  })
}

/** Answers plain HTTP with the built page's files and the policy headers. */
async function answerPageRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, port, hasWorker }: { folder: string; port: number; hasWorker: boolean },
): Promise<void> {
  if (!hasOwnHost(request, port)) return refuse(response, 421, 'unknown host')
  if (hasForeignOrigin(request)) return refuse(response, 403, 'foreign origin')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'only GET and HEAD')
  }
  const [path = '/'] = (request.url ?? '/').split('?')
  const isServed = hasWorker || path !== '/offline.js'
  const file = isServed ? await readPageFile(folder, path) : null
  if (file === null) return refuse(response, 404, 'not found')
  response.writeHead(200, {
    ...browserPageHeaders,
    'content-type': file.mediaType,
    'content-length': file.body.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : file.body)
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...browserPageHeaders, 'content-type': 'text/plain; charset=utf-8' })
  response.end(`${text}\n`)
}

/** At once, of one window: a page has a dozen of them at most. */
const maxInFlight = 64

const frameSchema = z.object({
  id: z.int(),
  name: z.unknown().optional(),
  input: z.unknown().optional(),
})

/**
 * Speaks the request contract over one WebSocket: replies by id, pushes as they come. Serves
 * `socket` until it closes. A frame without an id can't be answered, so it ends its own socket,
 * and no more.
 */
function serveSocket(socket: WebSocket, core: RequestCore, language: Language): void {
  let pushed = 0
  const unsubscribe = core.subscribe((event) => {
    pushed += 1
    send(socket, { kind: 'push', rank: pushed, event })
  })
  let inFlight = 0
  socket.on('message', (data, isBinary) => {
    const request = isBinary ? null : readRequest(textOf(data))
    if (request === null) return socket.close(1007, 'unreadable frame')
    if (inFlight >= maxInFlight) {
      const message = terminalWords[language].browserShell.tooMany(maxInFlight)
      const reply = fail({ code: 'too-many-requests', message })
      return send(socket, { kind: 'reply', id: request.id, reply })
    }
    inFlight += 1
    void answer(socket, request, core, language).finally(() => (inFlight -= 1))
  })
  socket.on('close', unsubscribe)
  // Too big a frame or broken UTF-8: ws closes the socket with the fitting code by itself.
  socket.on('error', () => undefined)
}

async function answer(
  socket: WebSocket,
  { id, name, input }: SentRequest,
  core: RequestCore,
  language: Language,
): Promise<void> {
  send(socket, { kind: 'reply', id, reply: await answerRequest(core, name, input, language) })
}

type SentRequest = z.infer<typeof frameSchema>

function readRequest(text: string): SentRequest | null {
  try {
    return frameSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function send(socket: WebSocket, frame: SocketMessage): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString('utf8')
}
