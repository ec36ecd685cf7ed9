// Stops what runs in a process of its own: nothing of it has been written.
import { succeed } from '../../../shared/result.ts'
import type { SessionContext } from '../context.ts'

export function stopExchange({ exchanging }: SessionContext) {
  const stopped = exchanging.size > 0
  for (const { stop } of exchanging) stop.abort()
  return succeed({ stopped })
}

/** What is being drawn to be looked at, once something else is to be seen: nobody waits for it any more. */
export function stopLooks({ exchanging }: SessionContext): void {
  for (const { stop, isLook } of exchanging) if (isLook === true) stop.abort()
}
