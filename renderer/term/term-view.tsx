// All weeks of the term at a glance: how full each day is, and what it leads up to.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useCallback, useMemo, useState } from 'react'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { Button } from '../kit/button.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk, useIsBusy, useStore } from '../store/use-store.ts'
import { WeekStrip } from '../week/week-strip.tsx'
import { useWords, useLanguage } from '../words/words.ts'
import { describeDay } from './day-cell.tsx'
import { dailyTarget, dayTargets } from '../../shared/term/day-target.ts'
import { termWeeks, type TermWeek } from '../../shared/term/term-figures.ts'
import { TermTable } from './term-table.tsx'
import styles from './term.module.css'

export function TermView() {
  const desk = useDesk()
  const term = useStore(desk.week.view, (view) => view.term)
  const state = useStore(desk.week.view, (view) => view.state)
  const weekStart = useStore(desk.week.view, (view) => view.weekStart)
  const planning = useStore(desk.settings, (settings) => settings.planning)
  const [pointed, setPointed] = useState<number | null>(null)
  const point = useCallback((day: number | null) => setPointed(day), [])
  const target = state === null ? 0 : dailyTarget(state.window.periods, planning)
  const weeks = useMemo(
    () =>
      state === null || term === null
        ? []
        : termWeeks(state, term, dayTargets(state, planning), weekStart),
    [state, term, planning, weekStart],
  )
  if (state === null) return null
  return (
    <main className="column grow narrows shortens clips">
      <WeekStrip />
      <Empty state={state} target={target} />
      <TermTable weeks={weeks} onPoint={point} />
      <Foot weeks={weeks} target={target} pointed={pointed} />
    </main>
  )
}

/** What the table will show, once there is something to plan or planned. */
function Empty({ state, target }: { state: ScheduleState; target: number }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().term
  const isBusy = useIsBusy()
  const items = state.tasks.filter(({ kind }) => kind === 'item')
  if (items.some(({ place }) => place !== null)) return null
  const goal = sayDuration(target, language)
  const message = windowWords[language].conversation.say['plan-rest']
  return (
    <div className="row wrap quiet ruled-below gap-y-8 gap-x-14 pad-y-10 pad-x-14">
      <p className="grow-220 pretty">
        {items.length === 0 ? words.emptyNoWork(goal) : words.emptyPending(goal)}
      </p>
      {items.length === 0 ? (
        <Button onClick={() => desk.frame.set({ dialog: { kind: 'add-study', course: '' } })}>
          {windowWords[language].course.add}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => void sayAloud(desk, message)}>
          {message}
        </Button>
      )}
    </div>
  )
}

type FootProps = { weeks: readonly TermWeek[]; target: number; pointed: number | null }

/** One line that is always there, so that nothing moves. A screen reader has the same as the day's own name. */
function Foot({ weeks, target, pointed }: FootProps) {
  const { week } = useDesk()
  const language = useLanguage()
  const date = useStore(week.view, ({ clock }) => clock.date)
  const { hint, keysHint } = windowWords[language].term
  const day = pointed === null ? undefined : weeks.flatMap(({ days }) => days)[pointed - 1]
  return (
    <p
      className={`fixed quiet small snug pretty ruled-above pad-y-8 pad-x-14 ${styles.foot}`}
      aria-hidden={day !== undefined}
    >
      {day === undefined ? (
        <>
          {hint(sayDuration(target, language))} <span className="for-keys">{keysHint}</span>
        </>
      ) : (
        describeDay(day, { isToday: day.date === date, language })
      )}
    </p>
  )
}
