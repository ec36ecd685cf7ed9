// Finds the one way to the core: the preload's bridge in the desktop app, a WebSocket in the browser shell.
import { rememberFolder } from './own-key.ts'
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
  const token = takePageToken()
  // A new link opened in this tab changes the fragment only, and it may be of a newer build or of another data folder:
  // the page that comes reads it, as this one still keeps what is of its own folder.
  window.addEventListener('hashchange', () => {
    if (readLink().has('token')) location.reload()
  })
  return openSocketClient({
    hasToken: token !== '',
    findUrl: () => {
      const pass = new URLSearchParams({ token, session: tabSession() })
      return `${scheme}://${location.host}/socket?${pass}`
    },
    isServed,
  })
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

/** Reads a link's token, and of which data folder it is, from the fragment or the query, takes them out of the address bar and remembers them. */
function takePageToken(): string {
  const link = readLink()
  const found = link.get('token')
  if (found === null) return sessionStorage.getItem(tokenKey) ?? ''
  sessionStorage.setItem(tokenKey, found)
  const folder = link.get('folder')
  if (folder !== null) rememberFolder(folder)
  history.replaceState(null, '', location.pathname)
  return found
}

function readLink(): URLSearchParams {
  return new URLSearchParams(
    location.hash.includes('token=') ? location.hash.slice(1) : location.search,
  )
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
