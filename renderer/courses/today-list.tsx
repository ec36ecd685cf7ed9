// What today holds, in order, with what is over stepping back.
import { dateToDay } from '../../shared/schedule/calendar.ts'
import { isOver } from '../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { useDesk, useRecord, useStore } from '../store/use-store.ts'
import { useDrawnTitle } from '../words/use-drawn-title.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { clockOfTask } from '../week/describe-block.ts'
import { useTaskFacts } from '../week/block/block-look.ts'
import styles from './courses.module.css'
import { isPlaced } from '../../shared/schedule/task.ts'
import { CourseDot, inCourse } from '../kit/in-course.tsx'

const nothing: readonly never[] = []

export function TodayList() {
  const { week } = useDesk()
  const language = useLanguage()
  const words = useWords().course
  const state = useStore(week.view, (view) => view.state)
  const date = useStore(week.view, ({ clock }) => clock.date)
  const today = state === null ? null : dateToDay(state.window, date)
  const ids = useRecord(week.days, today ?? 0) ?? nothing
  if (state === null) return null
  return (
    <section
      className={`pad-top-12 pad-x-14 pad-bottom-14 ${styles.section}`}
      aria-label={words.today}
    >
      <h2 className="ink">{words.today}</h2>
      {ids.length === 0 ? <p className={styles.quiet}>{whyNothing(state, date, today)}</p> : null}
      <ol>
        {ids.map((id) => (
          <TodayLine key={id} id={id} state={state} />
        ))}
      </ol>
    </section>
  )

  function whyNothing({ window }: ScheduleState, date: string, today: number | null): string {
    const first = window.days[0]
    if (today !== null || first === undefined) return words.nothingToday
    return date < first.date
      ? words.termAhead(sayDate(first.date, first.weekday, language))
      : words.termOver
  }
}

function TodayLine({ id, state }: { id: number; state: ScheduleState }) {
  const { week } = useDesk()
  const task = useRecord(week.tasks, id)
  const { hue, course } = useTaskFacts(task)
  const title = useDrawnTitle(task?.title ?? '', course)
  const isPast = useStore(
    week.view,
    ({ clock: { moment } }) => isPlaced(task) && isOver(task, moment, state.window),
  )
  if (!isPlaced(task)) return null
  return (
    <li
      className={`course stack gap-8 small tight pad-top-6 ${styles.line}`}
      {...inCourse(hue)}
      data-over={isPast || undefined}
    >
      <time className="quiet">{clockOfTask(task, task.place, state.window).start}</time>
      <CourseDot className={styles.dot} hue={hue} />
      <span className="narrows breaks">{title}</span>
    </li>
  )
}
