// Stops what runs beside the conversation: nothing of it has been written.
import type { RequestInput } from '../../../shared/contract/contract.ts'
import { succeed } from '../../../shared/result.ts'
import type { SessionContext } from '../context.ts'

/** All of it, when no kind is named. */
export function stopSideJob({ sideJobs }: SessionContext, { job }: RequestInput<'stop-side-job'>) {
  const meant = [...sideJobs].filter((running) => job === undefined || running.job === job)
  for (const { stop } of meant) stop.abort()
  return succeed({ stopped: meant.length > 0 })
}

/** What is being drawn to be looked at, once something else is to be seen: nobody waits for it any more. */
export function stopLooks({ sideJobs }: SessionContext): void {
  for (const { stop, isLook } of sideJobs) if (isLook) stop.abort()
}
