// The door over a WebSocket, for the browser shell: requests by number, pushes in order, reconnecting by itself.
import type {
  PushEvent,
  Reply,
  RequestName,
  SocketMessage,
  SocketRequest,
  WeekloomDoor,
} from '../../shared/ipc.ts'

export type Connection = 'connected' | 'reconnecting' | 'unreachable'

export type ConnectedDoor = WeekloomDoor & {
  /** Told of each change; `connected` again means that the view must be loaded anew. */
  watchConnection(listener: (connection: Connection) => void): () => void
}

/** The failure of a request whose answer was lost; the page has its own words for it. */
export const lostConnection = { code: 'connection-lost', message: '' }

/** Tries without a single success after which the page says that nobody answers. */
const triesBeforeGivingHope = 4
const longestPause = 4_000

export function openSocketDoor(url: string): ConnectedDoor {
  const pushListeners = new Set<(event: PushEvent) => void>()
  const connectionListeners = new Set<(connection: Connection) => void>()
  const unsent: SocketRequest[] = []
  const waiting = new Map<number, (reply: Reply<RequestName>) => void>()
  let socket: WebSocket | null = null
  let nextId = 1
  let failures = 0

  const tell = (connection: Connection) => {
    for (const listener of connectionListeners) listener(connection)
  }

  function connect() {
    const opened = new WebSocket(url)
    opened.addEventListener('open', () => {
      socket = opened
      failures = 0
      for (const request of unsent.splice(0)) opened.send(JSON.stringify(request))
      tell('connected')
    })
    opened.addEventListener('message', (event) => receive(String(event.data)))
    opened.addEventListener('close', () => {
      socket = null
      failures += 1
      abandon()
      tell(failures >= triesBeforeGivingHope ? 'unreachable' : 'reconnecting')
      setTimeout(connect, Math.min(250 * 2 ** (failures - 1), longestPause))
    })
  }

  function receive(text: string) {
    // The serving side is our own core; its messages are typed by shared/ipc.ts.
    const message: SocketMessage = JSON.parse(text)
    if (message.kind === 'push') for (const listener of pushListeners) listener(message.event)
    else settle(message.id, message.reply)
  }

  function settle(id: number, reply: Reply<RequestName>) {
    waiting.get(id)?.(reply)
    waiting.delete(id)
  }

  function abandon() {
    unsent.length = 0
    for (const id of waiting.keys()) settle(id, { ok: false, failure: lostConnection })
  }

  connect()
  return {
    request<Name extends RequestName>(name: Name, input: unknown) {
      const id = nextId++
      const reply = new Promise<Reply<Name>>((resolve) => {
        // The answer to a request of this name; the wire forgets which name it was.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        waiting.set(id, resolve as (reply: Reply<RequestName>) => void)
      })
      if (socket === null) unsent.push({ id, name, input })
      else socket.send(JSON.stringify({ id, name, input } satisfies SocketRequest))
      return reply
    },
    subscribe: (listener) => addTo(pushListeners, listener),
    watchConnection: (listener) => addTo(connectionListeners, listener),
  }
}

function addTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
