// What goes on now, with the focus timer for a study block, and what comes next.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { clockOf } from '../../shared/schedule/calendar.ts'
import { findTask, type ScheduleState, type Window } from '../../shared/schedule/state.ts'
import { isPlacedItem, markOf, type PlacedItem, type Task } from '../../shared/schedule/task.ts'
import { minutesOfPlace } from '../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { outcomeName } from '../../shared/words/schedule/say-mark.ts'
import { Button } from '../kit/button.tsx'
import { ReciteButton } from '../recite/recite-button.tsx'
import { sayAloud } from '../store/actions.ts'
import { usePending } from '../store/use-requests.ts'
import { useDesk, useStore, useIsBusy } from '../store/use-store.ts'
import { markBlock } from '../week/details/mark-form.tsx'
import { useLanguage } from '../words/words.ts'
import { nowAndNext, type AgendaLine } from './agenda.ts'
import { FocusTimerBox, useFocusTimer, wallClock } from './focus-timer-box.tsx'
import { startTimer } from './focus-timer.ts'
import { TaskTitle } from './task-title.tsx'
import styles from './today.module.css'

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
        className={`stack packed gap-4 raised pad-top-12 pad-x-14 pad-bottom-14 edged ${styles.now}`}
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
        {block === null || timed !== null ? null : (
          <BlockActs
            item={block}
            window={state.window}
            hasBegun
            onStart={() =>
              focus.keep(startTimer(block.id, groundOf(block, firstMonday), wallClock()))
            }
          />
        )}
        {timed === null ? null : <ReciteButton taskId={timed.id} />}
        {timed === null ? null : (
          <FocusTimerBox key={timed.id} item={timed} window={state.window} focus={focus} />
        )}
      </section>
      {next === null || next.task === null ? null : (
        <section
          className={`stack packed gap-4 raised pad-top-12 pad-x-14 pad-bottom-14 edged ${styles.next}`}
          aria-label={words.next}
        >
          <h2>{words.next}</h2>
          <NextClock line={next} />
          <TaskTitle task={next.task} />
          <NextActs task={next.task} state={state} focus={focus} firstMonday={firstMonday} />
        </section>
      )}
    </div>
  )
}

function NextClock({ line: { start, end } }: { line: AgendaLine }) {
  const language = useLanguage()
  const minute = useStore(useDesk().week.view, ({ clock }) => clock.minute)
  const ahead = sayDuration(start - minute, language)
  return (
    <p className={styles.clock}>
      {clockOf(start)}–{clockOf(end)}
      {start > minute ? ` · ${windowWords[language].today.inTime(ahead)}` : ''}
    </p>
  )
}

type NextActsProps = {
  task: Task
  state: ScheduleState
  focus: ReturnType<typeof useFocusTimer>
  firstMonday: string
}

/** Whoever is early begins before its time; one that is done is left alone. */
function NextActs({ task, state, focus, firstMonday }: NextActsProps) {
  if (!isPlacedItem(task) || markOf(task) !== null) return null
  const start = () => focus.keep(startTimer(task.id, groundOf(task, firstMonday), wallClock()))
  return (
    <BlockActs
      item={task}
      window={state.window}
      hasBegun={false}
      onStart={timedBlock(state, focus.timer, firstMonday) === null ? start : null}
    />
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

type BlockActsProps = {
  item: PlacedItem
  window: Window
  hasBegun: boolean
  /** Null where a timer runs already. */
  onStart: (() => void) | null
}

/**
 * What can be done with a study block of today in one press: it is done, or it goes to another
 * time.
 */
function BlockActs({ item, window, hasBegun, onStart }: BlockActsProps) {
  const desk = useDesk()
  const words = windowWords[useLanguage()].today
  const isBusy = useIsBusy()
  const [isPending, run] = usePending()
  // What has begun stays where it is: it is marked as missed, and planned again (S6).
  const postpone = async (): Promise<void> => {
    if (!hasBegun) return sayAloud(desk, words.sayLater(item.title))
    if (await markBlock(desk, item.id, 'missed', 0)) await sayAloud(desk, words.sayPlanAgain)
  }
  const done = async (): Promise<void> => {
    await markBlock(desk, item.id, 'done', minutesOfPlace(window, item.place))
  }
  return (
    <div className="flex wrap gap-6 above-8">
      {onStart === null ? null : (
        <Button
          look={hasBegun ? 'primary' : 'plain'}
          title={words.start}
          aria-label={words.startOf(item.title)}
          onClick={onStart}
        >
          {words.startNow}
        </Button>
      )}
      <Button
        disabled={isPending}
        aria-label={words.markAs(words.doneNow, item.title)}
        onClick={() => run(done())}
      >
        {words.doneNow}
      </Button>
      {item.locked ? null : (
        <Button
          disabled={isPending || isBusy}
          title={hasBegun ? words.laterHint.begun : words.laterHint.ahead}
          aria-label={words.markAs(words.later, item.title)}
          onClick={() => run(postpone())}
        >
          {words.later}
        </Button>
      )}
      <ReciteButton taskId={item.id} />
    </div>
  )
}
