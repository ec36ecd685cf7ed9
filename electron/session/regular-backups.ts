// Keeps a backup of each day on which Weekloom is open, also overnight, and one within the hour of a change (D5).
import { backUpDaily, backUpHourly } from '../../db/file/backup.ts'
import type { SessionContext } from './context.ts'
import { dropNotice } from './data-notices.ts'
import { keepFailedCopy } from './watch-file.ts'

/** Ticks between two tries after one that failed: a try reads the whole file. */
const ticksBetween = 10

/** Call what it answers with now and then; nobody waits on a copy to see the week, so the start makes none. */
export function watchBackups(context: SessionContext): () => void {
  let lastMinute = ''
  let waiting = 0
  return () => {
    const minute = context.clock().slice(0, 16)
    const hasFailed = waiting > 0
    if (hasFailed ? (waiting -= 1) > 0 : minute === lastMinute) return
    lastMinute = minute
    waiting = makeDueBackups(context) ? 0 : ticksBetween
  }
}

/**
 * Makes the copies of the day and of the hour where there are none, also when the file is about to be closed; answers
 * whether there was room. A time without a copy is better than a planner that won't open, so a failure is said.
 */
export function makeDueBackups(context: SessionContext): boolean {
  const { database, folder, clock } = context
  for (const backUp of [backUpDaily, backUpHourly]) {
    const made = backUp(database, folder, clock())
    if (!made.ok) {
      keepFailedCopy(context, made.failure)
      return false
    }
  }
  dropNotice(context, 'backup-failed')
  return true
}
