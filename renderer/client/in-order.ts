// Pushes as they were sent: one that comes twice is dropped, and where one is missing the whole view is asked for.
import type { PushEvent } from '../../shared/contract/ipc.ts'

/** What was lost may be anything, so no change is laid upon it before the view has come. */
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
