// Reminders as the system's own notifications; a press brings the window to the front.
import { Notification } from 'electron'
import type { SaidReminder } from '../../shared/reminders/due-reminders.ts'

// One that nobody refers to is collected, and its press would do nothing.
const shown = new Set<Notification>()

/** False where the system has none. */
export function canRemind(): boolean {
  return Notification.isSupported()
}

export function showReminder({ title, text }: SaidReminder, onPress: () => void): void {
  const notification = new Notification({ title, body: text })
  shown.add(notification)
  notification.on('click', onPress)
  notification.on('close', () => shown.delete(notification))
  notification.show()
}
