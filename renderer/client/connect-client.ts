// Finds the one way to the core: the preload's bridge in the desktop app, a WebSocket in the browser shell.
import { tabSession, takeNewToken, takePageToken } from './page-token.ts'
import { inOrder } from './in-order.ts'
import { openSocketClient, type CoreClient } from './socket-client.ts'

export function connectClient(): CoreClient {
  const injected = window.weekloom
  if (injected !== undefined) {
    return {
      request: (name, input) => injected.request(name, input),
      subscribe: (listener) => injected.subscribe(inOrder(listener)),
      watchConnection: () => () => {},
    }
  }
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
