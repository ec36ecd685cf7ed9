// What an empty week says: one thing, with one way on.
import { weekOfDay } from '../../shared/settings/week-start.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { weekWords } from '../words/week-words.ts'
import { useWords } from '../words/words.ts'
import { Button } from '../controls/button.tsx'
import { ImportButton } from '../import/import-button.tsx'
import { walkHistory } from '../store/actions.ts'
import styles from './week-view.module.css'

export function EmptyWeek({ shownWeek }: { shownWeek: number }) {
  const desk = useDesk()
  const words = useWords(weekWords)
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
    <div className={styles.empty}>
      <p>{isUndone ? words.emptyTermUndone : isTermEmpty ? words.emptyTerm : words.emptyWeek}</p>
      {isTermEmpty ? (
        <div className={styles.ways}>
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
