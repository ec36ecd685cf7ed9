// Keeps a backup of each day on which Weekloom is open, also overnight, and one within the hour of a change (D5).
import { backUpDaily, backUpHourly } from '../../db/file/regular-backups.ts'
import type { SessionContext } from './context.ts'
import { dropNotice } from './data-notices.ts'
import { keepFailedCopy } from './watch-file.ts'

/** Ticks between two tries after one that failed: a try reads the whole file. */
const ticksBetween = 10

/** Makes at once what is due; call what it answers with now and then. */
export function watchBackups(context: SessionContext): () => void {
  let lastMinute = ''
  let waiting = 0
  const backUpWhatIsDue = () => {
    const minute = context.clock().slice(0, 16)
    const hasFailed = waiting > 0
    if (hasFailed ? (waiting -= 1) > 0 : minute === lastMinute) return
    lastMinute = minute
    waiting = makeDue(context) ? 0 : ticksBetween
  }
  backUpWhatIsDue()
  return backUpWhatIsDue
}

/** Whether there was room for what was due. A time without a copy is better than a planner that won't open, so it is said. */
function makeDue(context: SessionContext): boolean {
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

/** What was changed in the last hour is copied before the file is closed, where the last copy is not of this hour. */
export function backUpAtEnd(context: SessionContext): void {
  const { database, folder, clock } = context
  const made = backUpHourly(database, folder, clock())
  if (!made.ok) keepFailedCopy(context, made.failure)
}
