// Speaks the request contract over one WebSocket: replies by id, pushes as they come.
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import type { SocketMessage } from '../../shared/contract/ipc.ts'
import type { Language } from '../../shared/language.ts'
import { fail } from '../../shared/result.ts'
import { answerRequest } from '../page/answer-request.ts'
import type { RequestCore } from '../core/open-core.ts'
import { sayTooMany } from './words.ts'

/** At once, of one window: a page has a dozen of them at most. */
const maxInFlight = 64

const frameSchema = z.object({
  id: z.int(),
  name: z.unknown().optional(),
  input: z.unknown().optional(),
})

/** Serves `socket` until it closes. A frame without an id can't be answered, so it ends its own socket, and no more. */
export function serveSocket(socket: WebSocket, core: RequestCore, language: Language): void {
  let pushed = 0
  const unsubscribe = core.subscribe((event) => {
    pushed += 1
    send(socket, { kind: 'push', rank: pushed, event })
  })
  let inFlight = 0
  socket.on('message', (data, isBinary) => {
    const request = isBinary ? null : readRequest(textOf(data))
    if (request === null) return socket.close(1007, 'unreadable frame')
    if (inFlight >= maxInFlight) {
      const reply = fail(sayTooMany(maxInFlight, language))
      return send(socket, { kind: 'reply', id: request.id, reply })
    }
    inFlight += 1
    void answer(socket, request, core, language).finally(() => (inFlight -= 1))
  })
  socket.on('close', unsubscribe)
  // Too big a frame or broken UTF-8: ws closes the socket with the fitting code by itself.
  socket.on('error', () => undefined)
}

async function answer(
  socket: WebSocket,
  { id, name, input }: SentRequest,
  core: RequestCore,
  language: Language,
): Promise<void> {
  send(socket, { kind: 'reply', id, reply: await answerRequest(core, name, input, language) })
}

type SentRequest = z.infer<typeof frameSchema>

function readRequest(text: string): SentRequest | null {
  try {
    return frameSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function send(socket: WebSocket, frame: SocketMessage): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString('utf8')
}
