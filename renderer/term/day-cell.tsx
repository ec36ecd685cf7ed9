// A day of the term: its study as a bar against the target and as a number, lessons faintly, exams and deadlines by name.
import { memo } from 'react'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { Language } from '../../shared/language.ts'
import type { TermDay } from '../../shared/term/term-figures.ts'
import { shortNameOf } from '../../shared/preferences/short-name.ts'
import { breakableTitle, drawnTitle } from '../../shared/text/drawn-title.ts'
import { listWords } from '../../shared/text/join-words.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { openDay } from '../health/reveal.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { sayColumnDate, sayLongDate } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './term.module.css'

/** The target stands at two thirds of the bar's way, so that a day beyond it shows by how much. */
const fullBar = 1.5

type DayCellProps = {
  day: TermDay
  time: 'past' | 'today' | 'ahead'
  /** Whether Tab reaches it. */
  isStop: boolean
  onFocus: (day: number) => void
  onPoint: (day: number) => void
}

export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, time, isStop, onFocus, onPoint } = props
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().term
  const isToday = time === 'today'
  return (
    <td data-time={time} data-off={day.override?.kind === 'off' || undefined}>
      <button
        type="button"
        className={`column full clips anchor full-height pad-top-6 pad-x-6 pad-bottom-10 hovers ${styles.day}`}
        data-term-day={day.day}
        data-level={day.level}
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => openDay(desk, day.day)}
        onFocus={() => onFocus(day.day)}
        onPointerEnter={() => onPoint(day.day)}
      >
        <span className="for-screen-readers">{describeDay(day, { isToday, language })}</span>
        <Lessons day={day} />
        <span className="flex wrap between gap-x-8" aria-hidden="true">
          <span className={`quiet ${styles.date}`}>{sayColumnDate(day.date, language)}</span>
          <span className={`unbroken ${styles.hours}`}>
            {day.load === 0 ? '' : words.hours(day.load)}
          </span>
        </span>
        <span className="stack packed grow shortens clips" aria-hidden="true">
          <Notes day={day} />
        </span>
        <LoadBar day={day} />
      </button>
    </td>
  )
})

function Notes({ day }: { day: TermDay }) {
  const language = useLanguage()
  const words = useWords().term
  const shortNames = useStore(useDesk().settings, (each) => each.shortNames)
  const drawn = ({ title, course }: { title: string; course: string }) =>
    breakableTitle(drawnTitle(title, course, shortNameOf(shortNames, course)))
  const override = sayOverride(day, language)
  return (
    <>
      {day.exams.map((exam) => (
        <span key={exam.id} className={styles.note} data-kind="exam" title={exam.title}>
          <b>{words.examMark}</b> {drawn(exam)}
        </span>
      ))}
      {day.deadlines.length === 0 ? null : (
        <span
          className={styles.note}
          data-kind="deadline"
          title={listWords(
            day.deadlines.map(({ title }) => title),
            language,
          )}
        >
          <b>{words.deadlineMark}</b> {listWords(day.deadlines.map(drawn), language)}
        </span>
      )}
      {override === '' ? null : <span className={styles.note}>{override}</span>}
    </>
  )
}

function Lessons({ day: { lessons } }: { day: TermDay }) {
  const { week } = useDesk()
  const periods = useStore(week.view, ({ state }) => state?.window.periods.length ?? 1)
  return (
    <span className={styles.lessons}>
      {lessons.map(({ start, end }) => (
        <span
          key={`${start}-${end}`}
          style={{
            left: `${((start - 1) / periods) * 100}%`,
            width: `${((end - start + 1) / periods) * 100}%`,
          }}
        />
      ))}
    </span>
  )
}

function LoadBar({ day: { load: minutes, target } }: { day: TermDay }) {
  if (minutes === 0) return <span className={`rounded-small ${styles.bar}`} data-empty="" />
  const share = (value: number) => `${Math.min(1, value / Math.max(1, target * fullBar)) * 100}%`
  return (
    <span className={`rounded-small ${styles.bar}`}>
      <span
        className={`rounded-small ${styles.within}`}
        style={{ width: share(Math.min(minutes, target)) }}
      />
      {minutes > target ? (
        <span
          className={`rounded-small ${styles.beyond}`}
          style={{ left: share(target), width: `calc(${share(minutes)} - ${share(target)})` }}
        />
      ) : null}
      <span className={styles.target} style={{ left: share(target) }} />
    </span>
  )
}

/**
 * A day of the term in words: the line under the table, and the name that is read aloud. The date
 * first, then what is most worth knowing.
 */
export function describeDay(
  day: TermDay,
  { isToday, language }: { isToday: boolean; language: Language },
): string {
  const words = windowWords[language].term
  const said = [
    sayLongDate(day.date, day.weekday, language),
    isToday ? words.today : '',
    ...day.exams.map(({ title, start }) => words.exam(title, start)),
    ...day.deadlines.map(({ title }) => words.deadline(title)),
    day.minutes === 0 ? words.noStudy : '',
    day.load === 0
      ? ''
      : words.study(sayDuration(day.load, language), day.blocks, sayDuration(day.target, language)),
    words.levels[day.level],
    day.minutes === day.load
      ? ''
      : words.withinLessons(sayDuration(day.minutes - day.load, language)),
    sayOverride(day, language),
    day.lessons.length === 0 ? '' : words.lessons(day.lessons.length),
  ]
  return said.filter((word) => word !== '').join(words.separator)
}

/** Empty where the day is held as any other. */
function sayOverride({ override }: Pick<TermDay, 'override'>, language: Language): string {
  if (override === null) return ''
  const { noClasses, follows } = windowWords[language].week
  return override.kind === 'off'
    ? noClasses
    : follows(weekdayName(override.weekday, language, 'short'), override.week)
}
