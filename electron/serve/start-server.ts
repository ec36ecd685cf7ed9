// The loopback server of the browser shell: the page over HTTP, the contract over a WebSocket, one secret per start.
import { createServer, type Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { Language } from '../../shared/language.ts'
import type { RequestCore } from '../session/open-core.ts'
import { mayOpenSocket } from './access.ts'
import { answerPageRequest } from './page-server.ts'
import { serveSocket } from './socket.ts'

const loopback = '127.0.0.1'
/** An import of 10 MB as base64 with its frame. */
const maxFrameBytes = 16 * 1024 * 1024

export type ServerOptions = {
  core: RequestCore
  /** The built page. */
  folder: string
  /** 0 takes any free one. */
  port: number
  token: string
  language: Language
}

export type RunningServer = { url: string; port: number; close: () => Promise<void> }

/** Listens on 127.0.0.1 only; rejects with Node's error when the port is taken. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = createServer({ requestTimeout: 10_000 })
  const port = await listen(server, options.port)
  const sockets = acceptSockets(server, options, port)
  server.on('request', (request, response) => {
    answerPageRequest(request, response, { folder: options.folder, port }).catch(() => {
      response.destroy()
    })
  })
  return {
    url: `http://${loopback}:${port}/#token=${options.token}`,
    port,
    close: () => closeAll(server, sockets),
  }
}

function acceptSockets(server: Server, options: ServerOptions, port: number): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
  })
  server.on('upgrade', (request, connection, head) => {
    connection.on('error', () => undefined)
    // Anyone on this machine can send an upgrade: whatever it holds may end its own connection, and no more.
    try {
      if (!mayOpenSocket(request, { port, token: options.token })) {
        connection.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
        return
      }
      sockets.handleUpgrade(request, connection, head, (socket) => {
        serveSocket(socket, options.core, options.language)
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
