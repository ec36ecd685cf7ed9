// Which week is shown, and the way to the others.
import { addDays } from '../../shared/schedule/calendar.ts'
import { firstDayOfWeek } from '../../shared/settings/week-start.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { currentWeek, drawnWeeks } from '../store/week-store.ts'
import { turnToToday, turnWeek } from '../week/turn-week.ts'
import { frameWords } from '../words/frame-words.ts'
import { sayDateRun } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import styles from './top-bar.module.css'

export function WeekSwitcher() {
  const desk = useDesk()
  const language = useLanguage()
  const words = frameWords[language]
  const firstMonday = useStore(desk.week.view, ({ term }) => term?.firstMonday)
  const weekStart = useStore(desk.week.view, (view) => view.weekStart)
  const shownWeek = useStore(desk.week.view, (view) => view.shownWeek)
  const weeks = useStore(desk.week.view, drawnWeeks)
  const isNow = useStore(desk.week.view, (view) => currentWeek(view) === view.shownWeek)
  if (firstMonday === undefined) return null
  const first = addDays(firstMonday, firstDayOfWeek(shownWeek, weekStart) - 1)
  const last = addDays(first, 6)
  return (
    <div className={styles.switcher}>
      <IconButton
        icon="left"
        name={words.previousWeek}
        disabled={shownWeek <= 1}
        onClick={() => turnWeek(desk, -1)}
      />
      <h1 className={styles.week} aria-live="polite" data-testid="week-heading">
        {words.week(shownWeek)}
        <span className={styles.dates}>{sayDateRun(first, last, language)}</span>
      </h1>
      <IconButton
        icon="right"
        name={words.nextWeek}
        disabled={shownWeek >= weeks}
        onClick={() => turnWeek(desk, 1)}
      />
      <Button look="quiet" title={words.toToday} disabled={isNow} onClick={() => turnToToday(desk)}>
        {words.today}
      </Button>
    </div>
  )
}
