// Knows the pages of this start: a link lets in one of them, which comes back by a secret that it made for itself.
import { timingSafeEqual } from 'node:crypto'

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
