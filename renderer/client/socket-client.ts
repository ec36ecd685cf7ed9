// Sends requests over a WebSocket, for the browser shell: by number, with pushes in order.
import type { RequestName } from '../../shared/contract/contract.ts'
import type {
  PushEvent,
  Reply,
  SocketMessage,
  SocketRequest,
  WeekloomBridge,
} from '../../shared/contract/ipc.ts'

/** Pushes come through it in order, each once. */
export type CoreClient = Pick<WeekloomBridge, 'request'> & {
  subscribe(listener: (event: PushEvent) => void): () => void
  /** Told of each change; `connected` again means that the view must be loaded anew. */
  watchConnection(listener: (connection: Connection) => void): () => void
}

/** The failure of a request whose answer was lost; the page has its own words for it. */
export const lostConnection = { code: 'connection-lost', message: '' }

export function openSocketClient(address: SocketAddress): CoreClient {
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
  }
}

function addTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `refused`: somebody answers, but not to this page. `linkless`: nor could they, for no link opened it. `full`: it has as many windows as it serves. */
export type Connection =
  | 'connected'
  | 'reconnecting'
  | 'unreachable'
  | 'refused'
  | 'linkless'
  | 'full'

/** With this code the core closes one socket too many. */
const overloaded = 1013

/** Tries without a single success after which the page says that nobody answers. */
const triesBeforeGivingHope = 4
const longestPause = 4_000

type SocketAddress = {
  hasToken: boolean
  findUrl: () => string
  /** Whether anybody answers there at all; asked when the socket has been closed a few times. */
  isServed: () => Promise<boolean>
}

type LineEnds = {
  onMessage: (text: string) => void
  onConnection: (connection: Connection) => void
  /** Answers to what was sent will not come any more. */
  onBreak: () => void
}

/** Keeps a WebSocket open: tries again by itself and tells how it stands. */
type SocketLine = {
  /** False while the line is broken. */
  send(text: string): boolean
}

function openSocketLine(
  { hasToken, findUrl, isServed }: SocketAddress,
  ends: LineEnds,
): SocketLine {
  /** The latest that was tried; the end of an older one no longer counts. */
  let current: WebSocket | null = null
  let isOpen = false
  let failures = 0

  function connect() {
    const socket = new WebSocket(findUrl())
    current = socket
    socket.addEventListener('open', () => {
      if (current !== socket) return
      isOpen = true
      failures = 0
      ends.onConnection('connected')
    })
    socket.addEventListener('message', (event) => {
      if (current === socket) ends.onMessage(String(event.data))
    })
    socket.addEventListener('close', ({ code }) => {
      if (current !== socket) return
      isOpen = false
      // It had been opened, so nothing but a longer pause keeps the page from knocking without end.
      failures = code === overloaded ? triesBeforeGivingHope + 1 : failures + 1
      ends.onBreak()
      if (code === overloaded) ends.onConnection('full')
      else if (failures < triesBeforeGivingHope) ends.onConnection('reconnecting')
      else void giveHopeUp()
      setTimeout(connect, Math.min(250 * 2 ** (failures - 1), longestPause))
    })
  }

  // A refused handshake and a closed port look alike to a page, so it asks for the page itself.
  async function giveHopeUp() {
    const refused = hasToken ? 'refused' : 'linkless'
    const connection = (await isServed()) ? refused : 'unreachable'
    if (failures > 0) ends.onConnection(connection)
  }

  connect()
  return {
    send(text) {
      if (isOpen) current?.send(text)
      return isOpen
    },
  }
}

/**
 * Pushes as they were sent: one that comes twice is dropped, and where one is missing the whole
 * view is asked for. What was lost may be anything, so no change is laid upon it before the view
 * has come.
 */
export function inOrder(
  listener: (event: PushEvent) => void,
): (event: PushEvent, rank: number) => void {
  let last: number | null = null
  return (event, rank) => {
    if (last !== null && rank <= last) return
    const isWhole = last === null || rank === last + 1
    last = rank
    listener(event)
    if (!isWhole) listener({ kind: 'reload' })
  }
}
