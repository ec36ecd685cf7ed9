// Reminds of study blocks as time goes on: what was reminded once is never reminded again, by whichever window or restart.
import { readState } from '../../db/schedule.ts'
import { dueReminders, wallMinute, sayReminder } from '../../shared/reminders/due-reminders.ts'
import { currentClock, languageOf, type SessionContext } from './context.ts'

/** Call what it answers with now and then; what became due since the last call, or the start, is reminded. */
export function watchReminders(context: SessionContext): () => void {
  let toldUpTo = wallNow(context)
  const reminded = new Set<string>()
  return () => {
    const now = wallNow(context)
    // A clock that was set back lives its minutes again, and a wrong one may have been years ahead.
    const after = Math.min(toldUpTo, now)
    toldUpTo = now
    if (after === now) return
    const lead = context.preferences.reminderLead
    const state = lead === null ? null : readState(context.database)
    if (lead === null || state === null) return
    for (const reminder of dueReminders(state, lead, after, now)) {
      const key = `${reminder.taskId} ${reminder.begins}`
      if (reminded.has(key)) continue
      reminded.add(key)
      const said = sayReminder(state, reminder, languageOf(context))
      if (said === null) continue
      if (context.shell.remind === undefined) context.push({ kind: 'reminder', reminder: said })
      else context.shell.remind(said)
    }
  }
}

function wallNow(context: SessionContext): number {
  const { date, minute } = currentClock(context)
  return wallMinute(date, minute)
}
