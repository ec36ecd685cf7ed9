// The table of the term: a row for each week, a button for each day; one of them is reached by Tab, the keys walk the others.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useCallback, useState, type KeyboardEvent } from 'react'
import { dateToDay } from '../../shared/schedule/calendar.ts'
import {
  firstDayOfWeek,
  weekdaysFrom,
  weekOfDay,
  type WeekStart,
} from '../../shared/time/week-start.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { sayDateRun, sayShortDate } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { DayCell } from './day-cell.tsx'
import type { TermWeek } from '../../shared/term/term-figures.ts'
import styles from './term.module.css'

const steps: Record<string, (day: number) => number> = {
  ArrowLeft: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day - 7,
  ArrowDown: (day) => day + 7,
  PageUp: (day) => day - 28,
  PageDown: (day) => day + 28,
}

/** Null for a key that leads nowhere; with `isFar`, Home and End lead to the ends of the term. */
export function dayByKey(
  key: string,
  day: number,
  { days, weekStart }: { days: number; weekStart: WeekStart },
  isFar = false,
): number | null {
  if (isFar && key === 'Home') return 1
  if (isFar && key === 'End') return days
  const first = firstDayOfWeek(weekOfDay(day, weekStart), weekStart)
  if (key === 'Home') return Math.max(1, first)
  if (key === 'End') return Math.min(days, first + 6)
  const step = steps[key]
  if (step === undefined) return null
  const next = step(day)
  if (next >= 1 && next <= days) return next
  // Four weeks on may be past the end: then as far as the column goes.
  if (key === 'PageUp') return ((day - 1) % 7) + 1
  if (key === 'PageDown') return day + Math.floor((days - day) / 7) * 7
  return null
}

type TermTableProps = {
  weeks: readonly TermWeek[]
  /** With the day under the pointer or in focus, or null when it is left. */
  onPoint: (day: number | null) => void
}

/** Up to so many a row has room for whole titles. */
const roomyWeeks = 8

export function TermTable({ weeks, onPoint }: TermTableProps) {
  const words = useWords().term
  const date = useStore(useDesk().week.view, ({ clock }) => clock.date)
  const weekStart = useStore(useDesk().week.view, (view) => view.weekStart)
  const days = weeks.reduce((sum, row) => sum + row.days.length, 0)
  const [stop, setStop] = useStop()
  const focus = useCallback(
    (day: number) => {
      setStop(day)
      onPoint(day)
    },
    [setStop, onPoint],
  )
  return (
    <div className="grow shortens scrolls pad-x-12">
      <table
        // A table that the arrow keys walk is a grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={`full small ${styles.table}`}
        data-roomy={weeks.length <= roomyWeeks || undefined}
        aria-label={words.name(weeks.length)}
        onKeyDown={(event) => walkByKey(event, stop, { days, weekStart })}
        onPointerLeave={() => onPoint(null)}
        onBlur={() => onPoint(null)}
      >
        <WeekdayHeads />
        <tbody>
          {weeks.map((row) => (
            <tr key={row.week} data-now={row.days.some((day) => day.date === date) || undefined}>
              <WeekHead row={row} />
              <Outside days={row.week === 1 ? 7 - row.days.length : 0} />
              {row.days.map((day) => (
                <DayCell
                  key={day.day}
                  day={day}
                  time={day.date < date ? 'past' : day.date === date ? 'today' : 'ahead'}
                  isStop={day.day === stop}
                  onFocus={focus}
                  onPoint={onPoint}
                />
              ))}
              <Outside days={row.week === 1 ? 0 : 7 - row.days.length} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Days of the row that are not in the term, where weeks do not begin on Monday. */
function Outside({ days }: { days: number }) {
  const words = useWords().term
  if (days === 0) return null
  return (
    <td colSpan={days} data-off="">
      <span className="for-screen-readers">{words.outside}</span>
    </td>
  )
}

/** The day that Tab reaches: the last one walked to, else today, else the first of the week that was shown. */
function useStop(): [stop: number, setStop: (day: number) => void] {
  const { week } = useDesk()
  const usual = useStore(week.view, ({ state, clock, shownWeek, weekStart }) => {
    const today = state === null ? null : dateToDay(state.window, clock.date)
    const isOfShown = today !== null && weekOfDay(today, weekStart) === shownWeek
    return isOfShown ? today : Math.max(1, firstDayOfWeek(shownWeek, weekStart))
  })
  const [walked, setWalked] = useState<number | null>(null)
  return [walked ?? usual, setWalked]
}

function WeekdayHeads() {
  const language = useLanguage()
  const weekStart = useStore(useDesk().week.view, (view) => view.weekStart)
  return (
    <thead>
      <tr>
        <th scope="col">{windowWords[language].term.week}</th>
        {weekdaysFrom(weekStart).map((weekday) => (
          <th key={weekday} scope="col">
            <abbr title={weekdayName(weekday, language, 'long')}>
              {weekdayName(weekday, language, 'short')}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function WeekHead({ row: { week, days, minutes } }: { row: TermWeek }) {
  const language = useLanguage()
  const words = useWords().term
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  return (
    <th scope="row">
      <span className="for-screen-readers">
        {words.weekNumber(week)}, {sayDateRun(first, last, language)},{' '}
        {minutes === 0 ? words.noStudy : words.weekLoad(sayDuration(minutes, language))}
      </span>
      <span
        aria-hidden="true"
        className={`stack quiet unbroken auto-rest gap-x-8 pad-y-6 pad-x-6 ${styles.weekHead}`}
      >
        <b className="ink">{week}</b>
        <span>{sayShortDate(first, language)}</span>
        <span className={styles.weekLoad}>{minutes === 0 ? '–' : words.hours(minutes)}</span>
      </span>
    </th>
  )
}

function walkByKey(
  event: KeyboardEvent<HTMLElement>,
  from: number,
  term: { days: number; weekStart: WeekStart },
): void {
  const isFar = event.ctrlKey || event.metaKey
  if (event.altKey || event.shiftKey || (isFar && event.key !== 'Home' && event.key !== 'End'))
    return
  const next = dayByKey(event.key, from, term, isFar)
  if (next === null) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(`[data-term-day="${next}"]`)?.focus()
}
