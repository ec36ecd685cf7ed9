// Decides who may talk to the loopback server: the page of this very start, and nobody else on the machine or the web.
import type { IncomingMessage } from 'node:http'
import type { Visitors } from './visitors.ts'

/** A name that someone else's DNS points at 127.0.0.1 (rebinding) is not ours; two Host headers are no name at all. */
export function hasOwnHost({ headers, rawHeaders }: IncomingMessage, port: number): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0)
  if (names.filter((name) => name.toLowerCase() === 'host').length !== 1) return false
  return headers.host === `127.0.0.1:${port}` || headers.host === `localhost:${port}`
}

/** Browsers send Origin with each request that another site causes and with each socket. */
function hasOwnOrigin(request: IncomingMessage): boolean {
  return request.headers.origin === `http://${request.headers.host}`
}

export function hasForeignOrigin(request: IncomingMessage): boolean {
  return request.headers.origin !== undefined && !hasOwnOrigin(request)
}

export function mayOpenSocket(request: IncomingMessage, port: number, visitors: Visitors): boolean {
  if (!hasOwnHost(request, port) || !hasOwnOrigin(request)) return false
  // A client of its own can send any target, such as // or http://[, which is no URL at all.
  const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
  if (url?.pathname !== '/socket') return false
  const { searchParams } = url
  return visitors.admit(searchParams.get('token') ?? '', searchParams.get('session') ?? '')
}
