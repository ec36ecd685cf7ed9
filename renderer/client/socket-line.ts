// Keeps a WebSocket open: tries again by itself, tells how it stands, and changes its address when asked.

/** `refused`: somebody answers, but not to this page. `full`: it has as many windows as it serves. */
export type Connection = 'connected' | 'reconnecting' | 'unreachable' | 'refused' | 'full'

/** With this code the core closes one socket too many. */
const overloaded = 1013

/** Tries without a single success after which the page says that nobody answers. */
const triesBeforeGivingHope = 4
const longestPause = 4_000

export type SocketAddress = {
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

export type SocketLine = {
  /** False while the line is broken. */
  send(text: string): boolean
  reconnect(): void
}

export function openSocketLine({ findUrl, isServed }: SocketAddress, ends: LineEnds): SocketLine {
  /** The latest that was tried; the end of an older one no longer counts. */
  let current: WebSocket | null = null
  let isOpen = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

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
      timer = setTimeout(connect, Math.min(250 * 2 ** (failures - 1), longestPause))
    })
  }

  // A refused handshake and a closed port look alike to a page, so it asks for the page itself.
  async function giveHopeUp() {
    const connection = (await isServed()) ? 'refused' : 'unreachable'
    if (failures > 0) ends.onConnection(connection)
  }

  connect()
  return {
    send(text) {
      if (isOpen) current?.send(text)
      return isOpen
    },
    reconnect() {
      clearTimeout(timer)
      const before = current
      current = null
      isOpen = false
      failures = 0
      before?.close()
      ends.onBreak()
      ends.onConnection('reconnecting')
      connect()
    },
  }
}
