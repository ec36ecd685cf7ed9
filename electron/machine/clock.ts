// Reads the clock and makes ids and secrets, here alone: everything below takes them as arguments.
import { randomBytes, randomUUID } from 'node:crypto'

export type Clock = () => string

/** The present instant as ISO 8601 in UTC. */
export function systemClock(): string {
  // eslint-disable-next-line no-restricted-globals -- the one place that reads the machine's clock
  return new Date().toISOString()
}

export function newId(): string {
  return randomUUID()
}

/** 256 random bits as text that needs no escaping in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * A clock that stands at `start` now and goes on with real time; null if `start` can't be read.
 * `start` is an ISO instant or date; without a zone it is this machine's local time.
 */
export function steadyClock(start: string): Clock | null {
  const startMs = readInstant(start)
  if (startMs === null) return null
  const openedMs = performance.now()
  return () => toIso(startMs + (performance.now() - openedMs))
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

function readInstant(text: string): number | null {
  const shape = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/
  const parts = shape.exec(text)
  if (parts === null) return null
  const [, date = '', time] = parts
  if (!isRealDate(date)) return null
  // eslint-disable-next-line no-restricted-globals -- reads a given instant, not the clock
  const ms = Date.parse(time === undefined ? `${text}T00:00` : text)
  return Number.isNaN(ms) ? null : ms
}

/** `Date.parse` takes 30 February for 2 March. */
function isRealDate(date: string): boolean {
  // eslint-disable-next-line no-restricted-globals -- date arithmetic, not the clock
  const ms = Date.parse(`${date}T00:00Z`)
  return !Number.isNaN(ms) && toIso(ms).startsWith(date)
}

function toIso(ms: number): string {
  // eslint-disable-next-line no-restricted-globals -- writes a given instant, not the clock
  return new Date(ms).toISOString()
}
