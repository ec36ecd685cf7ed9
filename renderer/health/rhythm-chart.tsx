// The coming week as a table of small bars, so that it is read as well as seen; each day leads to its blocks.
import { useId } from 'react'
import { grammar } from '../../shared/i18n/grammar.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import type { HealthFacts } from '../../shared/planner/health.ts'
import type { Window } from '../../shared/schedule/state.ts'
import { asSentence } from '../../shared/text/as-sentence.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { useDesk } from '../store/use-store.ts'
import { sayColumnDate, sayLongDate } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './health.module.css'
import { openDay } from './reveal.ts'

/** Of the drawing's own units, in which a bar is 100 high. */
const full = 100

type RhythmChartProps = { facts: HealthFacts; window: Window; onClose: () => void }

export function RhythmChart({ facts, window, onClose }: RhythmChartProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().health
  const titleId = useId()
  const days = comingWeek(facts, window)
  const height = chartHeight(days)
  const hosted = days.reduce((sum, day) => sum + day.hosted, 0)
  const show = (day: number) => {
    onClose()
    openDay(desk, day)
  }
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{words.rhythm}</h3>
      <p className={`quiet small snug ${styles.quiet}`}>
        {[words.rhythmHint, ...sayHosted(hosted, language).map((said) => asSentence(said))].join(
          grammar[language].joints.gap,
        )}
      </p>
      <table className={`full small tight above-8 ${styles.chart}`} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">
              <span className="for-screen-readers">{words.day}</span>
            </th>
            {days.map(({ day, date, weekday }) => (
              <th key={date} scope="col" aria-label={sayLongDate(date, weekday, language)}>
                <button
                  type="button"
                  className={`full ${styles.dayName}`}
                  onClick={() => show(day)}
                >
                  <span>{weekdayName(weekday, language, 'short')}</span>{' '}
                  <span>{sayColumnDate(date, language)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.bars}>
            <th scope="row">{words.study}</th>
            {days.map((day) => (
              <td key={day.day}>
                <Bar day={day} height={height} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{words.switches}</th>
            {days.map(({ day, switches }) => (
              <td key={day}>{switches}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Bar({ day, height }: { day: ChartDay; height: number }) {
  const language = useLanguage()
  const { minutes, target } = day
  const top = (value: number) => full - (value / height) * full
  const within = Math.min(minutes, target ?? minutes)
  return (
    <>
      <svg viewBox={`0 0 10 ${full}`} preserveAspectRatio="none" aria-hidden="true">
        <rect
          className={styles.within}
          x="2"
          width="6"
          y={top(within)}
          height={full - top(within)}
        />
        {minutes > within ? (
          <rect
            className={styles.beyond}
            x="2"
            width="6"
            y={top(minutes)}
            height={top(within) - top(minutes)}
          />
        ) : null}
        {target === null ? null : (
          <line className={styles.target} x1="0" x2="10" y1={top(target)} y2={top(target)} />
        )}
      </svg>
      <span aria-hidden="true">
        {minutes === 0 ? '–' : windowWords[language].term.hours(minutes)}
      </span>
      <span className="for-screen-readers">{sayBar(day, language)}</span>
    </>
  )
}

/** What counts against the target, and what does not after it. */
export function sayBar({ minutes, hosted, target }: ChartDay, language: Language): string {
  const { health } = windowWords[language]
  const goal = target === null ? '' : ` ${health.ofTarget(sayDuration(target, language))}`
  return [sayDuration(minutes, language) + goal, ...sayHosted(hosted, language)].join(
    grammar[language].joints.clause,
  )
}

function sayHosted(hosted: number, language: Language): string[] {
  return hosted === 0
    ? []
    : [windowWords[language].term.withinLessons(sayDuration(hosted, language))]
}

// The seven days ahead as the small chart shows them: study against the day's target, and changes of course.

type ChartDay = {
  day: number
  date: string
  weekday: number
  /** Outside lessons: what counts against the target. */
  minutes: number
  /** Within lessons. */
  hosted: number
  /** Null on a day without study, of which none is known. */
  target: number | null
  switches: number
}

/** The first day is that from which the plan was looked at; fewer than seven at the end of the term. */
export function comingWeek({ rhythm }: Pick<HealthFacts, 'rhythm'>, window: Window): ChartDay[] {
  const byDay = new Map(rhythm.days.map((each) => [each.day, each]))
  const first = Math.max(1, rhythm.fromDay)
  return window.days.slice(first - 1, first + 6).map(({ date, weekday }, index) => {
    const day = first + index
    const known = byDay.get(day)
    return {
      day,
      date,
      weekday,
      minutes: known?.load.minutes ?? 0,
      hosted: known?.load.hosted ?? 0,
      target: known?.load.target ?? null,
      switches: known?.switches ?? 0,
    }
  })
}

/** Minutes that the full height of the chart stands for: whole hours, two at least. */
export function chartHeight(days: readonly ChartDay[]): number {
  const most = Math.max(120, ...days.map(({ minutes, target }) => Math.max(minutes, target ?? 0)))
  return Math.ceil(most / 60) * 60
}
