// Keeps a backup of each day on which Weekloom is open (D5), also where it stays open overnight.
import { backUpDaily } from '../../db/file/backup.ts'
import type { SessionContext } from './context.ts'

/** Makes the present day's at once; call what it answers with now and then. */
export function watchDays({ database, folder, clock }: SessionContext): () => void {
  let lastDay = ''
  const backUpNewDay = () => {
    const at = clock()
    const day = at.slice(0, 10)
    if (day === lastDay) return
    lastDay = day
    // A day without a copy is better than a planner that won't open: the next start tries again.
    backUpDaily(database, folder, at)
  }
  backUpNewDay()
  return backUpNewDay
}
