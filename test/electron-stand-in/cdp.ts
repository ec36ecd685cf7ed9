// A connection to Chromium's DevTools protocol: commands with answers, events by session.

/** DevTools' JSON, taken as it comes: Chromium is no stranger here. */
export type Params = ReturnType<typeof JSON.parse>
export type CdpEvent = { method: string; params: Params; sessionId: string | undefined }

export type Cdp = {
  send(method: string, params?: Params, sessionId?: string): Promise<Params>
  listen(listener: (event: CdpEvent) => void): void
  /** Called once when Chromium is gone. */
  onClose(listener: () => void): void
}

type Waiting = { resolve: (result: Params) => void; reject: (error: Error) => void }
type Frame = Partial<CdpEvent> & { id?: number; result?: Params; error?: { message: string } }

export async function connectCdp(url: string): Promise<Cdp> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<(event: CdpEvent) => void>()
  let lastId = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const frame: Frame = JSON.parse(String(data))
    if (frame.id === undefined) {
      const { method = '', params = {}, sessionId } = frame
      for (const listener of listeners) listener({ method, params, sessionId })
      return
    }
    const { resolve, reject } = waiting.get(frame.id) ?? {}
    waiting.delete(frame.id)
    if (frame.error) reject?.(new Error(frame.error.message))
    else resolve?.(frame.result ?? {})
  })
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        socket.send(JSON.stringify({ id: lastId, method, params, sessionId }))
      }),
    listen: (listener) => void listeners.add(listener),
    onClose: (listener) => socket.addEventListener('close', listener),
  }
}
