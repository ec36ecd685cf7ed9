// The centre of the page: the week that is shown, what waits above it, and what is said when it is empty.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { addDays } from '../../shared/schedule/calendar.ts'
import { CarryLayer } from './drag/carry-layer.tsx'
import { firstDayOfWeek, weekOfDay } from '../../shared/time/week-start.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { ThenWeek } from './then-week.tsx'
import { sayDateRun } from '../words/say-dates.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { BlockDetails } from './details/block-details.tsx'
import { MakeLayer } from './make/make-layer.tsx'
import { WeekGrid } from './week-grid.tsx'
import { WeekStrip } from './week-strip.tsx'
import styles from './week-view.module.css'
import { Button } from '../kit/button.tsx'
import { ImportButton } from '../import/import-button.tsx'
import { walkHistory } from '../store/actions.ts'

export function WeekView() {
  const desk = useDesk()
  const term = useStore(desk.week.view, (view) => view.term)
  const past = useStore(desk.past, ({ shown }) => shown)
  return term === null || past === null ? <WeekOfNow /> : <ThenWeek term={term} shown={past} />
}

function WeekOfNow() {
  const desk = useDesk()
  const language = useLanguage()
  const term = useStore(desk.week.view, (view) => view.term)
  const window = useStore(desk.week.view, ({ state }) => state?.window)
  const shownWeek = useStore(desk.week.view, (view) => view.shownWeek)
  const weekStart = useStore(desk.week.view, (view) => view.weekStart)
  if (term === null || window === undefined) return null
  const first = addDays(term.firstMonday, firstDayOfWeek(shownWeek, weekStart) - 1)
  const last = addDays(first, 6)
  const name = windowWords[language].week.weekOf(shownWeek, sayDateRun(first, last, language))
  return (
    <main className={`column grow narrows shortens clips ${styles.view}`}>
      <WeekStrip />
      <section className={`column grow shortens anchor ${styles.week}`} aria-label={name}>
        <WeekGrid term={term} window={window} />
        <EmptyWeek shownWeek={shownWeek} />
      </section>
      <BlockDetails />
      <CarryLayer />
      <MakeLayer />
    </main>
  )
}

/** What an empty week says: one thing, with one way on. */
function EmptyWeek({ shownWeek }: { shownWeek: number }) {
  const desk = useDesk()
  const words = useWords().week
  const tasks = useStore(desk.week.view, ({ state }) => state?.tasks)
  const weekStart = useStore(desk.week.view, (view) => view.weekStart)
  const canRedo = useStore(desk.week.view, ({ history }) => history.redo !== null)
  const isProposed = useStore(desk.proposal.view, ({ ghosts }) => ghosts.arriving.length > 0)
  if (tasks === undefined || isProposed) return null
  const isTermEmpty = tasks.every((task) => task.kind !== 'event')
  const isWeekEmpty = !tasks.some(
    ({ place }) => place !== null && weekOfDay(place.day, weekStart) === shownWeek,
  )
  if (!isWeekEmpty) return null
  const isUndone = isTermEmpty && tasks.length === 0 && canRedo
  return (
    <div className={`edged stack gap-10 quiet paper ${styles.empty}`}>
      <p>{isUndone ? words.emptyTermUndone : isTermEmpty ? words.emptyTerm : words.emptyWeek}</p>
      {isTermEmpty ? (
        <div className={`flex wrap gap-8 ${styles.ways}`}>
          {isUndone ? (
            <Button look="primary" onClick={() => void walkHistory(desk, 'redo')}>
              {words.redo}
            </Button>
          ) : null}
          <ImportButton look={isUndone ? 'plain' : 'primary'} />
        </div>
      ) : null}
    </div>
  )
}
