// The two doors of a page with a bad line behind them: what the core sends comes late, twice or never.
import { tmpdir } from 'node:os'
import { WebSocket } from 'ws'
import type { RequestCore } from '../../../electron/core/open-core.ts'
import { answerRequest } from '../../../electron/page/answer-request.ts'
import { startServer } from '../../../electron/serve/start-server.ts'
import {
  inOrder,
  openSocketClient,
  type CoreClient,
} from '../../../renderer/client/socket-client.ts'
import type { PushEvent, WeekloomBridge } from '../../../shared/contract/ipc.ts'
import type { Dice } from '../dice.ts'

export type DoorKind = 'socket' | 'ipc'

/** What becomes of one message: how many come, each so many milliseconds later; none is a lost one. */
export type Fate = number[]

export type Line = {
  /** What the next message meets; nothing but itself, at once, when the line has been mended. */
  fate: () => Fate
  count: { late: number; doubled: number; lost: number }
}

export type FaultyDoor = { door: CoreClient; close: () => Promise<void> }

export function badLine(dice: Dice, isBad: () => boolean): Line {
  const count = { late: 0, doubled: 0, lost: 0 }
  const fate = (): Fate => {
    const drawn = isBad() ? dice(12) : 99
    if (drawn < 2) return ((count.late += 1), [1 + dice(20)])
    if (drawn === 2) return ((count.doubled += 1), [0, dice(10)])
    if (drawn === 3) return ((count.lost += 1), [])
    return [0]
  }
  return { fate, count }
}

function deliver(fate: Fate, act: () => void): void {
  for (const ms of fate) {
    if (ms === 0) act()
    else setTimeout(act, ms)
  }
}

export async function openFaultyDoor(
  kind: DoorKind,
  core: RequestCore,
  line: Line,
): Promise<FaultyDoor> {
  return kind === 'socket' ? openSocket(core, line) : openIpc(core, line)
}

/** As preload and main are to the page: what goes through is copied, a lost answer is an error of the caller. */
function openIpc(core: RequestCore, { fate }: Line): FaultyDoor {
  const injected: WeekloomBridge = {
    request: (name, input) =>
      new Promise((resolve, reject) => {
        const asked = answerRequest(core, name, structuredClone(input), 'en')
        const pass = async (): Promise<void> => {
          const reply = await asked
          const met = fate()
          if (met.length === 0) reject(new Error('reply was never sent'))
          // The wire forgets which request it was.
          else deliver(met, () => resolve(structuredClone(reply) as never))
        }
        void pass()
      }),
    subscribe: (listener) => {
      let rank = 0
      return core.subscribe((event) => {
        rank += 1
        const [mine, copy] = [rank, structuredClone(event)]
        deliver(fate(), () => listener(copy, mine))
      })
    },
  }
  const door: CoreClient = {
    request: (name, input) => injected.request(name, input),
    subscribe: (listener: (event: PushEvent) => void) => injected.subscribe(inOrder(listener)),
    watchConnection: () => () => {},
  }
  return { door, close: () => Promise.resolve() }
}

const newSecret = () => 'link'

const session = 'a-secret-that-the-harness-made-for-itself-0123'

/** A real server and the page's own socket; a lost answer is a line that broke, and is mended by itself. */
async function openSocket(core: RequestCore, { fate }: Line): Promise<FaultyDoor> {
  const server = await startServer({
    core,
    folder: tmpdir(),
    port: 0,
    folderId: 'soak',
    newSecret,
    language: 'en',
  })
  const own = `127.0.0.1:${server.port}`
  const sockets = new Set<WebSocket>()
  class BadSocket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { origin: `http://${own}` } })
      sockets.add(this)
      this.on('error', () => undefined)
    }

    override addEventListener(
      ...[kind, listener]: Parameters<WebSocket['addEventListener']>
    ): void {
      const hear = listener as (event: { data?: unknown }) => void
      if (kind !== 'message') return super.addEventListener(kind, hear as never)
      return super.addEventListener('message', (event) => {
        const isPush = typeof event.data === 'string' && event.data.startsWith('{"kind":"push"')
        const met = fate()
        if (met.length === 0 && !isPush) this.terminate()
        else deliver(met, () => hear(event))
      })
    }
  }
  live.set(own, (url) => new BadSocket(url))
  const door = openSocketClient({
    hasToken: true,
    findUrl: () => `ws://${own}/socket?token=link&session=${session}`,
    isServed: () => Promise.resolve(live.has(own)),
  })
  return {
    door,
    close: async () => {
      live.delete(own)
      for (const socket of sockets) socket.terminate()
      await server.close()
    },
  }
}

/** The servers that run, by host. A page that was left tries again for ever, and finds nobody who answers or refuses. */
const live = new Map<string, (url: string) => WebSocket>()

const nobody = { addEventListener: () => undefined, send: () => undefined, close: () => undefined }

function connect(url: string): unknown {
  return live.get(new URL(url).host)?.(url) ?? nobody
}

// Called with `new`: what a function answers with is then the object.
globalThis.WebSocket = function (url: string) {
  return connect(url)
} as never
