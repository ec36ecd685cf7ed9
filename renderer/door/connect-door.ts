// Finds the one way to the core: the preload's door in the desktop app, a WebSocket in the browser shell.
import { takePageToken } from './page-token.ts'
import { openSocketDoor, type ConnectedDoor } from './socket-door.ts'

export function connectDoor(): ConnectedDoor {
  const injected = window.weekloom
  if (injected !== undefined) return { ...injected, watchConnection: () => () => {} }
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const token = encodeURIComponent(takePageToken())
  return openSocketDoor(`${scheme}://${location.host}/socket?token=${token}`)
}
