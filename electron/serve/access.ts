// Decides who may talk to the loopback server: the page of this very start, and nobody else on the machine or the web.
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What a request must know: the port it was sent to and the secret of this start. */
export type Pass = { port: number; token: string }

/** A name that someone else's DNS points at 127.0.0.1 (rebinding) is not ours. */
export function hasOwnHost(request: IncomingMessage, port: number): boolean {
  const { host } = request.headers
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`
}

/** Browsers send Origin with each request that another site causes and with each socket. */
function hasOwnOrigin(request: IncomingMessage): boolean {
  return request.headers.origin === `http://${request.headers.host}`
}

export function hasForeignOrigin(request: IncomingMessage): boolean {
  return request.headers.origin !== undefined && !hasOwnOrigin(request)
}

export function mayOpenSocket(request: IncomingMessage, { port, token }: Pass): boolean {
  if (!hasOwnHost(request, port) || !hasOwnOrigin(request)) return false
  // A client of its own can send any target, such as // or http://[, which is no URL at all.
  const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
  if (url?.pathname !== '/socket') return false
  return isSameText(url.searchParams.get('token') ?? '', token)
}

/** Takes the same time wherever the two differ. */
function isSameText(given: string, wanted: string): boolean {
  const [givenBytes, wantedBytes] = [Buffer.from(given), Buffer.from(wanted)]
  return givenBytes.length === wantedBytes.length && timingSafeEqual(givenBytes, wantedBytes)
}
