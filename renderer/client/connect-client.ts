// Finds the one way to the core: the preload's bridge in the desktop app, a WebSocket in the browser shell.
import { keepOffline } from './keep-offline.ts'
import { inOrder, openSocketClient, type CoreClient } from './socket-client.ts'

export function connectClient(): CoreClient {
  const injected = window.weekloom
  if (injected !== undefined) {
    return {
      request: (name, input) => injected.request(name, input),
      subscribe: (listener) => injected.subscribe(inOrder(listener)),
      watchConnection: () => () => {},
    }
  }
  keepOffline()
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  let token = takePageToken()
  const client = openSocketClient({
    findUrl: () => {
      const pass = new URLSearchParams({ token, session: tabSession() })
      return `${scheme}://${location.host}/socket?${pass}`
    },
    isServed,
  })
  // A new link opened in this tab changes the fragment only: the page stays and takes its token.
  window.addEventListener('hashchange', () => {
    const fresh = takeNewToken()
    if (fresh === null) return
    token = fresh
    client.reconnect()
  })
  return client
}

function isServed(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

// How a tab of the browser shell gets in: the token of a link opens it once, its own secret from then on.

const tokenKey = 'weekloom-token'
const sessionKey = 'weekloom-session'

/** Reads the token from `#token=` or `?token=`, takes it out of the address bar and remembers it. */
function takePageToken(): string {
  return takeNewToken() ?? sessionStorage.getItem(tokenKey) ?? ''
}

/** Null where the address brings none. */
function takeNewToken(): string | null {
  const found = findToken(location.hash.slice(1)) ?? findToken(location.search.slice(1))
  if (found === null) return null
  sessionStorage.setItem(tokenKey, found)
  history.replaceState(null, '', location.pathname)
  return found
}

/** The same for as long as the tab lives: 256 bits. It is kept before it is first sent, so that no reload loses it. */
function tabSession(): string {
  const kept = sessionStorage.getItem(sessionKey)
  if (kept !== null) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  sessionStorage.setItem(sessionKey, fresh)
  return fresh
}

function findToken(parameters: string): string | null {
  return new URLSearchParams(parameters).get('token')
}
