// The head of a day's column: weekday, date, a change of timetable, and how much a proposal changes.
import type { CalendarOverride } from '../../shared/schedule/term.ts'
import { isPlacedItem } from '../../shared/schedule/task.ts'
import { minutesOfPlace } from '../../shared/schedule/work-minutes.ts'
import { dayTarget } from '../../shared/term/day-target.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { weekdayName } from '../../shared/time/say/weekday-name.ts'
import { useDesk, useRecord, useStore } from '../store/use-store.ts'
import { sayColumnDate } from '../words/say-dates.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { mostCurves, type Ghosts } from '../store/proposal-store.ts'
import styles from './day-heading.module.css'

type DayHeadingProps = {
  day: number
  date: string
  weekday: number
  isInTerm: boolean
  override: CalendarOverride | undefined
}

export function DayHeading({ day, date, weekday, isInTerm, override }: DayHeadingProps) {
  const { week, proposal } = useDesk()
  const language = useLanguage()
  const words = useWords().week
  const isToday = useStore(week.view, ({ clock }) => clock.date === date)
  const arrivals = useStore(proposal.view, ({ ghosts }) => countFor(ghosts, 'arriving', day))
  const departures = useStore(proposal.view, ({ ghosts }) => countFor(ghosts, 'leaving', day))
  return (
    <div
      className={`line wrap narrows ${styles.heading}`}
      data-today={isToday || undefined}
      data-outside={!isInTerm || undefined}
    >
      <span className={`quiet small ${styles.weekday}`}>
        {weekdayName(weekday, language, 'short')}
      </span>
      <time
        className={`strong ${styles.date}`}
        dateTime={date}
        aria-current={isToday ? 'date' : undefined}
      >
        {sayColumnDate(date, language)}
      </time>
      {arrivals + departures > 0 ? (
        <span className={`small ${styles.study}`}>
          <span className={`accent strong washed ${styles.counts}`}>
            {departures > 0 ? words.departures(departures) : ''}
            {arrivals > 0 ? ` ${words.arrivals(arrivals)}` : ''}
          </span>
        </span>
      ) : (
        <DayStudy day={day} />
      )}
      {override === undefined ? null : (
        <span className={`ellipsis caution small ${styles.override}`}>
          {override.kind === 'off'
            ? words.noClasses
            : words.follows(weekdayName(override.weekday, language, 'short'), override.week)}
        </span>
      )}
    </div>
  )
}

const nothing: readonly never[] = []

/** How much study a day holds, outside lessons; strong where it is beyond the day's target. */
function DayStudy({ day }: { day: number }) {
  const { week, settings } = useDesk()
  const language = useLanguage()
  const words = useWords().term
  const ids = useRecord(week.days, day) ?? nothing
  const window = useStore(week.view, ({ state }) => state?.window)
  const planning = useStore(settings, (each) => each.planning)
  const tasks = ids.flatMap((id) => week.tasks.get(id) ?? [])
  const study = tasks.filter(isPlacedItem).filter(({ hostId }) => hostId === null)
  if (window === undefined || study.length === 0) return null
  const minutes = study.reduce((sum, { place }) => sum + minutesOfPlace(window, place), 0)
  const target = dayTarget(window.periods, tasks, planning)
  const said = words.study(
    sayDuration(minutes, language),
    study.length,
    sayDuration(target, language),
  )
  return (
    <span
      className={`small unbroken ${minutes > target ? 'strong' : 'quiet'} ${styles.study}`}
      title={said}
    >
      <span aria-hidden="true">{words.hours(minutes)}</span>
      <span className="for-screen-readers">{said}</span>
    </span>
  )
}

// Curves show few moves; many changes are counted by day.
function countFor(ghosts: Ghosts, end: 'arriving' | 'leaving', day: number): number {
  if (ghosts.arriving.length + ghosts.leaving.length - ghosts.moves.length <= mostCurves) return 0
  return ghosts[end].filter(({ place }) => place.day === day).length
}
