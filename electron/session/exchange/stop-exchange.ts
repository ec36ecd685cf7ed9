// Stops what runs beside the conversation: nothing of it has been written.
import type { RequestInput } from '../../../shared/request-inputs.ts'
import { succeed } from '../../../shared/result.ts'
import type { SessionContext } from '../context.ts'

/** All of it, when no kind is named. */
export function stopExchange(
  { exchanging }: SessionContext,
  { job }: RequestInput<'stop-exchange'>,
) {
  const meant = [...exchanging].filter((running) => job === undefined || running.job === job)
  for (const { stop } of meant) stop.abort()
  return succeed({ stopped: meant.length > 0 })
}

/** What is being drawn to be looked at, once something else is to be seen: nobody waits for it any more. */
export function stopLooks({ exchanging }: SessionContext): void {
  for (const { stop, isLook } of exchanging) if (isLook) stop.abort()
}
