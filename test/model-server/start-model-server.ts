// A model server on the loopback that speaks the protocols of the families, with their quirks; nothing is mocked.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SeenRequest = {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

/** Answers one request; `rank` counts from 0 over the life of the server. */
export type Reply = (request: SeenRequest, response: ServerResponse, rank: number) => void

export type ModelServerUnderTest = {
  /** Ends in /v1. */
  baseUrl: string
  seen: SeenRequest[]
  /** Requests whose connection was closed before their answer ended. */
  broken: () => number
  close: () => Promise<void>
}

/** At a free port, unless told; rejects where that one is taken. */
export async function startModelServer(reply: Reply, at = 0): Promise<ModelServerUnderTest> {
  const seen: SeenRequest[] = []
  let broken = 0
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      text += part
    })
    response.on('close', () => {
      if (!response.writableFinished) broken += 1
    })
    request.on('end', () => {
      const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text)
      const heard = { path: request.url ?? '', headers: request.headers, body }
      seen.push(heard)
      reply(heard, response, seen.length - 1)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(at, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    broken: () => broken,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
