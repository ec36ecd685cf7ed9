// Sends requests over a WebSocket, for the browser shell: by number, with pushes in order.
import type {
  PushEvent,
  Reply,
  SocketMessage,
  SocketRequest,
  WeekloomBridge,
} from '../../shared/contract/ipc.ts'
import type { RequestName } from '../../shared/contract/contract.ts'
import { inOrder } from './in-order.ts'
import { openSocketLine, type Connection, type SocketAddress } from './socket-line.ts'

/** Pushes come through it in order, each once. */
export type CoreClient = Pick<WeekloomBridge, 'request'> & {
  subscribe(listener: (event: PushEvent) => void): () => void
  /** Told of each change; `connected` again means that the view must be loaded anew. */
  watchConnection(listener: (connection: Connection) => void): () => void
}

/** A client whose address can change while the page is open. */
export type SocketClient = CoreClient & { reconnect(): void }

/** The failure of a request whose answer was lost; the page has its own words for it. */
export const lostConnection = { code: 'connection-lost', message: '' }

export function openSocketClient(address: SocketAddress): SocketClient {
  const pushListeners = new Set<(event: PushEvent) => void>()
  let hear = inOrder(tellAll)
  const connectionListeners = new Set<(connection: Connection) => void>()
  const unsent: string[] = []
  const waiting = new Map<number, (reply: Reply<RequestName>) => void>()
  let nextId = 1

  const line = openSocketLine(address, {
    onMessage(text) {
      // The serving side is our own core; its messages are typed by shared/contract/ipc.ts.
      const message: SocketMessage = JSON.parse(text)
      if (message.kind === 'push') hear(message.event, message.rank)
      else settle(message.id, message.reply)
    },
    onConnection(connection) {
      if (connection === 'connected') {
        // A new line counts anew; the view is loaded anew for it too.
        hear = inOrder(tellAll)
        for (const text of unsent.splice(0)) line.send(text)
      }
      for (const listener of connectionListeners) listener(connection)
    },
    onBreak() {
      unsent.length = 0
      for (const id of waiting.keys()) settle(id, { ok: false, failure: lostConnection })
    },
  })

  function tellAll(event: PushEvent) {
    for (const listener of pushListeners) listener(event)
  }

  function settle(id: number, reply: Reply<RequestName>) {
    waiting.get(id)?.(reply)
    waiting.delete(id)
  }

  return {
    request<Name extends RequestName>(name: Name, input: unknown) {
      const id = nextId++
      const reply = new Promise<Reply<Name>>((resolve) => {
        // The answer to a request of this name; the wire forgets which name it was.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        waiting.set(id, resolve as (reply: Reply<RequestName>) => void)
      })
      const text = JSON.stringify({ id, name, input } satisfies SocketRequest)
      if (!line.send(text)) unsent.push(text)
      return reply
    },
    subscribe: (listener) => addTo(pushListeners, listener),
    watchConnection: (listener) => addTo(connectionListeners, listener),
    reconnect: () => line.reconnect(),
  }
}

function addTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
