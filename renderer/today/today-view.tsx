// Today: what is now, next and due, what is over and not yet closed out, and the day in order.
import { grammar } from '../../shared/i18n/grammar.ts'
import type { Language } from '../../shared/language.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useMemo, type ReactNode } from 'react'
import { dateToDay } from '../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { sayDate } from '../../shared/time/say/say-date.ts'
import { DueHomework } from '../homework/due-homework.tsx'
import { DueTexts } from '../recite/due-texts.tsx'
import { ImportButton } from '../import/import-button.tsx'
import { Button } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useStore } from '../store/use-store.ts'
import { WeekStrip } from '../week/week-strip.tsx'
import { useLanguage } from '../words/words.ts'
import { agendaOf } from './agenda.ts'
import { DueList } from './due-list.tsx'
import { CloseOut } from './close-out.tsx'
import { NowAndNext } from './now-and-next.tsx'
import styles from './today.module.css'
import { clockOf } from '../../shared/schedule/calendar.ts'
import { isPlacedItem, markOf } from '../../shared/schedule/task.ts'
import { minutesOfPlace } from '../../shared/schedule/work-minutes.ts'
import { dayTargets } from '../../shared/term/day-target.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { outcomeName } from '../../shared/words/schedule/say-mark.ts'
import type { AgendaLine } from './agenda.ts'
import { TaskTitle } from './task-title.tsx'

export function TodayView() {
  const { week } = useDesk()
  const state = useStore(week.view, (view) => view.state)
  const date = useStore(week.view, ({ clock }) => clock.date)
  if (state === null) return null
  const today = dateToDay(state.window, date)
  const isAhead = today === null && date < (state.window.days[0]?.date ?? '')
  return (
    <main className="column grow narrows shortens clips">
      <WeekStrip />
      <div className={`column grow shortens scrolls ${styles.scroller}`}>
        {today === null ? <NoDay state={state} date={date} /> : <Day state={state} today={today} />}
        <DueHomework />
        <DueTexts />
        <DueList state={state} where="today" />
        {isAhead ? null : <CloseOut state={state} today={today ?? state.window.days.length + 1} />}
      </div>
    </main>
  )
}

function Day({ state, today }: { state: ScheduleState; today: number }) {
  const { week } = useDesk()
  const words = windowWords[useLanguage()].today
  const minute = useStore(week.view, ({ clock }) => clock.minute)
  const lines = useMemo(() => agendaOf(state, today, minute), [state, today, minute])
  if (lines.every(({ task }) => task === null)) {
    return (
      <div className="stack at-start gap-10 quiet pretty">
        <p>{words.emptyDay}</p>
        {state.tasks.length === 0 ? <ImportButton look="plain" /> : null}
      </div>
    )
  }
  return (
    <>
      <NowAndNext state={state} lines={lines} />
      <DayList lines={lines} study={<StudyOfDay state={state} today={today} />} />
    </>
  )
}

/** Before the term and after it. */
function NoDay({ state: { window }, date }: { state: ScheduleState; date: string }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].course
  const first = window.days[0]
  const isAhead = first !== undefined && date < first.date
  return (
    <div className="stack at-start gap-10 quiet pretty">
      <p>
        {isAhead ? words.termAhead(sayDate(first.date, first.weekday, language)) : words.termOver}
      </p>
      {isAhead ? null : (
        <>
          <p className="small snug">{words.termOverHow}</p>
          <div className="row wrap gap-8">
            <Button
              look="primary"
              onClick={() => desk.frame.set({ dialog: { kind: 'term-setup', part: 'term' } })}
            >
              {words.lengthen}
            </Button>
            <Button onClick={() => desk.frame.set({ dialog: { kind: 'settings', part: 'data' } })}>
              {words.toData}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** How much study the day holds against what it takes well. */
function StudyOfDay({ state, today }: { state: ScheduleState; today: number }) {
  const language = useLanguage()
  const planning = useStore(useDesk().settings, (each) => each.planning)
  const text = sayStudyOf(state, today, dayTargets(state, planning)[today - 1] ?? 0, language)
  return text === '' ? null : <small className="quiet small">{text}</small>
}

/** Empty on a day without study; what lies within lessons is told apart from what counts. */
export function sayStudyOf(
  state: ScheduleState,
  day: number,
  target: number,
  language: Language,
): string {
  const words = windowWords[language]
  const own = state.tasks.filter(isPlacedItem).filter(({ place }) => place.day === day)
  const sum = (isHosted: boolean) =>
    own
      .filter(({ hostId }) => (hostId !== null) === isHosted)
      .reduce((all, { place }) => all + minutesOfPlace(state.window, place), 0)
  const [minutes, hosted] = [sum(false), sum(true)]
  const [said, goal] = [sayDuration(minutes, language), sayDuration(target, language)]
  return [
    ...(minutes === 0 ? [] : [words.today.study(said, goal, minutes > target)]),
    ...(hosted === 0 ? [] : [words.term.withinLessons(sayDuration(hosted, language))]),
  ].join(grammar[language].joints.clause)
}

/** The day in order: what is over steps back, what is now stands out, free time is a quiet line. */
function DayList({ lines, study }: { lines: readonly AgendaLine[]; study: ReactNode }) {
  const language = useLanguage()
  const words = windowWords[language].today
  return (
    <section className={styles.day} aria-label={words.day}>
      <h2>
        {words.day} {study}
      </h2>
      <ol>
        {lines.map(({ start, end, when, task }) => {
          const mark = task === null ? null : markOf(task)
          return (
            <li
              key={`${start} ${task?.id ?? 0}`}
              data-when={when}
              aria-current={when === 'now' ? 'time' : undefined}
            >
              <span className={styles.clock}>
                {clockOf(start)}–{clockOf(end)}
              </span>
              {task === null ? (
                <span className="quiet small snug">{words.free}</span>
              ) : (
                <TaskTitle task={task} />
              )}
              <span className="quiet small snug">
                {mark === null ? '' : outcomeName(mark.outcome, language)}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
