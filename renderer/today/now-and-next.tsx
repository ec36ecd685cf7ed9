// What goes on now, with the focus timer for a study block, and what comes next.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { clockOf } from '../../shared/schedule/calendar.ts'
import { findTask, type ScheduleState } from '../../shared/schedule/state.ts'
import { isPlacedItem, markOf, type PlacedItem } from '../../shared/schedule/task.ts'
import { outcomeName } from '../../shared/words/schedule/say-mark.ts'
import { ReciteButton } from '../recite/recite-button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import { nowAndNext, type AgendaLine } from './agenda.ts'
import { FocusTimerBox } from './focus-timer-box.tsx'
import { TaskTitle } from './task-title.tsx'
import styles from './today.module.css'
import { useFocusTimer } from './use-focus-timer.ts'

type NowAndNextProps = { state: ScheduleState; lines: readonly AgendaLine[] }

export function NowAndNext({ state, lines }: NowAndNextProps) {
  const { week } = useDesk()
  const words = windowWords[useLanguage()].today
  const firstMonday = useStore(week.view, ({ term }) => term?.firstMonday ?? '')
  const focus = useFocusTimer()
  const { now, next } = nowAndNext(lines)
  const timed = timedBlock(state, focus.timer, firstMonday)
  const present = now.flatMap(({ task }) =>
    task !== null && isPlacedItem(task) && markOf(task) === null ? [task] : [],
  )
  // A timer that runs goes on with its block, also when the next one has begun.
  const block = timed ?? present[0] ?? null
  return (
    <div className={`stack gap-14 ${styles.pair}`}>
      <section
        className={`stack packed gap-4 raised pad-top-12 pad-x-16 pad-bottom-14 edged ${styles.now}`}
        aria-label={words.now}
      >
        <h2>{words.now}</h2>
        {now.length === 0 ? (
          <p className="quiet small snug">
            {next === null ? words.dayOver : words.freeUntil(clockOf(next.start))}
          </p>
        ) : (
          now.map((line) => <NowLine key={`${line.start} ${line.task?.id ?? 0}`} line={line} />)
        )}
        {block === null ? null : <ReciteButton taskId={block.id} />}
        {block === null ? null : (
          <FocusTimerBox
            key={block.id}
            item={block}
            window={state.window}
            ground={groundOf(block, firstMonday)}
            isTimed={timed !== null}
            focus={focus}
          />
        )}
      </section>
      {next === null || next.task === null ? null : (
        <section
          className={`stack packed gap-4 raised pad-top-12 pad-x-16 pad-bottom-14 edged ${styles.next}`}
          aria-label={words.next}
        >
          <h2>{words.next}</h2>
          <p className={styles.clock}>
            {clockOf(next.start)}–{clockOf(next.end)}
          </p>
          <TaskTitle task={next.task} />
          {isPlacedItem(next.task) ? <ReciteButton taskId={next.task.id} /> : null}
        </section>
      )}
    </div>
  )
}

function NowLine({ line: { start, end, task } }: { line: AgendaLine }) {
  const language = useLanguage()
  const words = windowWords[language].today
  const mark = task === null ? null : markOf(task)
  if (task === null) return <p className="quiet small snug">{words.freeUntil(clockOf(end))}</p>
  return (
    <>
      <p className={styles.clock}>
        {clockOf(start)}–{clockOf(end)}
        {mark === null ? '' : ` · ${outcomeName(mark.outcome, language)}`}
      </p>
      <TaskTitle task={task} />
    </>
  )
}

function groundOf({ title }: PlacedItem, firstMonday: string): string {
  return `${firstMonday} ${title}`
}

/** The block that the timer is for; null once that is closed out, or lies in another folder's week. */
function timedBlock(
  state: ScheduleState,
  timer: ReturnType<typeof useFocusTimer>['timer'],
  firstMonday: string,
): PlacedItem | null {
  const task = timer === null ? undefined : findTask(state, timer.taskId)
  if (task === undefined || !isPlacedItem(task) || markOf(task) !== null) return null
  return timer?.ground === groundOf(task, firstMonday) ? task : null
}
