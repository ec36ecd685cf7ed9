// Finds the one way to the core: the preload's door in the desktop app, a WebSocket in the browser shell.
import { takeNewToken, takePageToken } from './page-token.ts'
import { openSocketDoor, type ConnectedDoor } from './socket-door.ts'

export function connectDoor(): ConnectedDoor {
  const injected = window.weekloom
  if (injected !== undefined) return { ...injected, watchConnection: () => () => {} }
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  let token = takePageToken()
  const door = openSocketDoor({
    findUrl: () => `${scheme}://${location.host}/socket?token=${encodeURIComponent(token)}`,
    isServed,
  })
  // A new link opened in this tab changes the fragment only: the page stays and takes its token.
  window.addEventListener('hashchange', () => {
    const fresh = takeNewToken()
    if (fresh === null) return
    token = fresh
    door.reconnect()
  })
  return door
}

function isServed(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
