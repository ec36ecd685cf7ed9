// The middle of the page: the week, the term or today, with the switch between them at its head.
import { assertNever } from '../../shared/assert-never.ts'
import { useDesk } from '../store/desk-context.ts'
import type { View } from '../store/desk.ts'
import { useStore } from '../store/use-store.ts'
import { TermView } from '../term/term-view.tsx'
import { TodayView } from '../today/today-view.tsx'
import { WeekView } from '../week/week-view.tsx'
import styles from './frame.module.css'
import { ViewSwitch } from './view-switch.tsx'

export function MiddlePane() {
  const view = useStore(useDesk().frame, (frame) => frame.view)
  return (
    <div className={styles.middle}>
      <div className={styles.switch}>
        <ViewSwitch look="words" />
      </div>
      {viewOf(view)}
    </div>
  )
}

function viewOf(view: View) {
  switch (view) {
    case 'week':
      return <WeekView />
    case 'term':
      return <TermView />
    case 'today':
      return <TodayView />
    default:
      return assertNever(view)
  }
}
