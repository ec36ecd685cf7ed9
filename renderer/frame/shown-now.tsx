// What the middle of the page shows, at the left of the top bar: the week with the way to others, the term, or the date.
import { weekdayOf } from '../../shared/schedule/calendar.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { sayDateRun, sayLongDate } from '../words/say-dates.ts'
import { useLanguage } from '../words/words.ts'
import styles from './top-bar.module.css'
import { WeekSwitcher } from './week-switcher.tsx'

export function ShownNow() {
  const view = useStore(useDesk().frame, (frame) => frame.view)
  if (view === 'week') return <WeekSwitcher />
  return (
    <h1 className={styles.shown} aria-live="polite">
      {view === 'term' ? <TermName /> : <TodayName />}
    </h1>
  )
}

function TermName() {
  const { week } = useDesk()
  const language = useLanguage()
  const term = useStore(week.view, (view) => view.term)
  const days = useStore(week.view, ({ state }) => state?.window.days)
  const [first, last] = [days?.[0]?.date, days?.at(-1)?.date]
  return (
    <>
      <span className={styles.name}>{term?.name}</span>
      {first === undefined || last === undefined ? null : (
        <span className={styles.dates}>{sayDateRun(first, last, language)}</span>
      )}
    </>
  )
}

function TodayName() {
  const date = useStore(useDesk().week.view, ({ clock }) => clock.date)
  return sayLongDate(date, weekdayOf(date), useLanguage())
}
