// The table of the term: a row for each week, a button for each day; one of them is reached by Tab, the keys walk the others.
import { useCallback, useState, type KeyboardEvent } from 'react'
import { dateToDay } from '../../shared/schedule/calendar.ts'
import { sayDuration } from '../../shared/words/say-duration.ts'
import { weekdayName } from '../../shared/words/weekday-name.ts'
import { sayHours } from '../health/week-rhythm.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { sayDateRun, sayShortDate } from '../words/say-dates.ts'
import { termWords } from '../words/term-words.ts'
import { useLanguage } from '../words/words.ts'
import { DayCell } from './day-cell.tsx'
import type { TermWeek } from './term-figures.ts'
import styles from './term.module.css'
import { dayByKey } from './walk-days.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]

type TermTableProps = {
  weeks: readonly TermWeek[]
  target: number
  /** With the day under the pointer or in focus, or null when it is left. */
  onPoint: (day: number | null) => void
}

export function TermTable({ weeks, target, onPoint }: TermTableProps) {
  const words = termWords[useLanguage()]
  const date = useStore(useDesk().week.view, ({ clock }) => clock.date)
  const [stop, setStop] = useStop()
  const focus = useCallback(
    (day: number) => {
      setStop(day)
      onPoint(day)
    },
    [setStop, onPoint],
  )
  return (
    <div className={styles.scroller}>
      <table
        // A table that the arrow keys walk is a grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={styles.table}
        aria-label={words.name(weeks.length)}
        onKeyDown={(event) => walkByKey(event, stop, weeks.length * 7)}
        onPointerLeave={() => onPoint(null)}
        onBlur={() => onPoint(null)}
      >
        <WeekdayHeads />
        <tbody>
          {weeks.map((row) => (
            <tr key={row.week} data-now={row.days.some((day) => day.date === date) || undefined}>
              <WeekHead row={row} />
              {row.days.map((day) => (
                <DayCell
                  key={day.day}
                  day={day}
                  target={target}
                  time={day.date < date ? 'past' : day.date === date ? 'today' : 'ahead'}
                  isStop={day.day === stop}
                  onFocus={focus}
                  onPoint={onPoint}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The day that Tab reaches: the last one walked to, else today, else the first of the week that was shown. */
function useStop(): [stop: number, setStop: (day: number) => void] {
  const { week } = useDesk()
  const usual = useStore(week.view, ({ state, clock, shownWeek }) => {
    const today = state === null ? null : dateToDay(state.window, clock.date)
    const isOfShown = today !== null && Math.ceil(today / 7) === shownWeek
    return isOfShown ? today : (shownWeek - 1) * 7 + 1
  })
  const [walked, setWalked] = useState<number | null>(null)
  return [walked ?? usual, setWalked]
}

function WeekdayHeads() {
  const language = useLanguage()
  return (
    <thead>
      <tr>
        <th scope="col">{termWords[language].week}</th>
        {weekdays.map((weekday) => (
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
  const words = termWords[language]
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  return (
    <th scope="row">
      <span className="for-screen-readers">
        {words.weekNumber(week)}, {sayDateRun(first, last, language)},{' '}
        {minutes === 0 ? words.noStudy : words.weekLoad(sayDuration(minutes, language))}
      </span>
      <span aria-hidden="true" className={styles.weekHead}>
        <b>{week}</b>
        <span>{sayShortDate(first, language)}</span>
        <span className={styles.weekLoad}>{minutes === 0 ? '–' : sayHours(minutes)}</span>
      </span>
    </th>
  )
}

function walkByKey(event: KeyboardEvent<HTMLElement>, from: number, days: number): void {
  const isFar = event.ctrlKey || event.metaKey
  if (event.altKey || event.shiftKey || (isFar && event.key !== 'Home' && event.key !== 'End'))
    return
  const next = dayByKey(event.key, from, days, isFar)
  if (next === null) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(`[data-term-day="${next}"]`)?.focus()
}
