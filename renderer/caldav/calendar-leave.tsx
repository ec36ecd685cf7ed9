// The end of pushing: what was pushed stays on the server, or goes.
import { Button } from '../controls/button.tsx'
import styles from '../settings/settings.module.css'
import { inquire } from '../store/actions.ts'
import type { Desk } from '../store/desk.ts'
import { caldavWords } from '../words/caldav-words.ts'
import { useLanguage } from '../words/words.ts'
import type { Act, Said } from './act.ts'

export function CalendarLeave({ isPending, act }: { isPending: boolean; act: Act }) {
  const words = caldavWords[useLanguage()]
  return (
    <section className={styles.section}>
      <h3>{words.leave}</h3>
      <p>{words.leaveText}</p>
      <div className={styles.row}>
        <Button disabled={isPending} onClick={() => act((desk) => leave(desk, false))}>
          {words.stopPushing}
        </Button>
        <Button
          className={styles.erase}
          disabled={isPending}
          onClick={() => act((desk) => leave(desk, true))}
        >
          {words.removeAll}
        </Button>
      </div>
    </section>
  )
}

async function leave(desk: Desk, removes: boolean): Promise<Said> {
  const left = await inquire(desk, 'leave-caldav', { removes })
  if (!left.ok) return { text: left.failure, isProblem: true }
  desk.frame.set({ caldav: left.value })
  const words = caldavWords[desk.settings.get().language]
  return { text: removes ? words.removed : words.stopped, isProblem: false }
}
