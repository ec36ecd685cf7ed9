// Shows the reminders that the core sends to pages: by the browser where it may, else in the window's own line.
import { useEffect } from 'react'
import type { SaidReminder } from '../../shared/words/schedule/say-reminder.ts'
import { readPermission } from '../settings/permission.ts'
import { tell } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import type { Desk } from '../store/desk.ts'

export function useReminders(): void {
  const desk = useDesk()
  useEffect(
    () =>
      desk.door.subscribe((event) => {
        if (event.kind === 'reminder') remind(desk, event.reminder)
      }),
    [desk],
  )
}

function remind(desk: Desk, { key, title, text }: SaidReminder): void {
  if (readPermission() !== 'granted') return tell(desk, 'problem', `${title} · ${text}`)
  // Every open tab is told: those of one tag are one notification.
  const notification = new Notification(title, { body: text, tag: key })
  notification.addEventListener('click', () => window.focus())
}
