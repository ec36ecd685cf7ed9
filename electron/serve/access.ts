// Decides who may talk to the loopback server: the page of this very start, and nobody else on the machine or the web.
import type { IncomingMessage } from 'node:http'
import { timingSafeEqual } from 'node:crypto'

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

/**
 * Knows the pages of this start: a link lets in one of them, which comes back by a secret that it
 * made for itself.
 */
export type Visitors = {
  /** A token for one page; the one before it, if nobody has used it, is void from now on. */
  newToken: () => string
  admit: (token: string, session: string) => boolean
}

/** As long as a page makes its own: 256 bits. */
const shortestSession = 40

export function receiveVisitors(newSecret: () => string): Visitors {
  const sessions: string[] = []
  let unspent: string | null = null
  return {
    newToken() {
      unspent = newSecret()
      return unspent
    },
    admit(token, session) {
      if (sessions.some((known) => isSameText(session, known))) return true
      if (unspent === null || session.length < shortestSession) return false
      if (!isSameText(token, unspent)) return false
      unspent = null
      sessions.push(session)
      return true
    },
  }
}

/** Takes the same time wherever the two differ. */
function isSameText(given: string, wanted: string): boolean {
  const [givenBytes, wantedBytes] = [Buffer.from(given), Buffer.from(wanted)]
  return givenBytes.length === wantedBytes.length && timingSafeEqual(givenBytes, wantedBytes)
}
