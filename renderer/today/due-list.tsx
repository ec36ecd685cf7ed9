// What is due, the nearest first: how many days are left, and of study work how much is open and has its place.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useMemo, useState } from 'react'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { keyOfDue, listDue, type DueEntry } from '../../shared/term/due.ts'
import { patternOf } from '../../shared/timetable/course-hue.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { sayIso } from '../../shared/time/say/say-date.ts'
import { openDue } from '../health/reveal.ts'
import { useHomeworkLines } from '../homework/use-homework.ts'
import { Button } from '../kit/button.tsx'
import { useDesk, useRecord, useStore } from '../store/use-store.ts'
import { useLanguage } from '../words/words.ts'
import styles from './today.module.css'

/** As many as are taken in at a glance; the others are a press away. */
const mostShown = 5

type DueListProps = {
  state: ScheduleState
  /** Beside the week there is room for when and how much alone; on the Today page homework of today stands above. */
  where: 'beside' | 'today'
}

export function DueList({ state, where }: DueListProps) {
  const { week } = useDesk()
  const words = windowWords[useLanguage()].today.due
  const today = useStore(week.view, ({ clock }) => clock.date)
  const homework = useHomeworkLines()
  const [isWhole, setWhole] = useState(false)
  const entries = useMemo(
    () =>
      listDue(state, homework ?? [], today).filter(
        ({ kind, days }) => !(where === 'today' && kind === 'homework' && days <= 0),
      ),
    [state, homework, today, where],
  )
  if (entries.length === 0) return null
  const shown = isWhole ? entries : entries.slice(0, mostShown)
  const rest = entries.length - shown.length
  return (
    <section className="stack gap-4" aria-label={words.title}>
      <h2 className="ink">{words.title}</h2>
      <ul>
        {shown.map((entry) => (
          <DueLine key={keyOfDue(entry)} entry={entry} isBrief={where === 'beside'} />
        ))}
      </ul>
      {rest > 0 ? (
        <span>
          <Button look="quiet" className="small quiet" onClick={() => setWhole(true)}>
            {words.more(rest)}
          </Button>
        </span>
      ) : null}
    </section>
  )
}

function DueLine({ entry, isBrief }: { entry: DueEntry; isBrief: boolean }) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].today.due
  const hue = useRecord(desk.week.hues, entry.course)
  const { title, course, date, days, time } = entry
  const when = sayIso(date, language) + (time === null ? '' : ` ${time}`)
  const about = isBrief
    ? [when]
    : [words.kinds[entry.kind], when, title.includes(course) ? '' : course]
  return (
    <li>
      <button
        type="button"
        className={`course stack gap-x-8 full small tight to-start rounded-small pad-y-4 hovers ${styles.due}`}
        style={{ '--hue': hue ?? 0 } as Record<string, number>}
        data-plain={hue === undefined || undefined}
        data-near={days <= 2 || undefined}
        onClick={() => openDue(desk, entry)}
      >
        <span className={`course-dot ${styles.dot}`} data-pattern={patternOf(hue)} />
        <span className="narrows breaks">
          {title}{' '}
          <small className="block quiet">{about.filter((part) => part !== '').join(' · ')}</small>
        </span>{' '}
        <span className={`unbroken ${styles.left}`}>{words.left(days)}</span>
        {entry.kind === 'work' ? <Progress entry={entry} isBrief={isBrief} /> : null}
      </button>
    </li>
  )
}

/** Of what is left to work, how much has its place. */
type ProgressProps = { entry: Extract<DueEntry, { kind: 'work' }>; isBrief: boolean }

function Progress({ entry: { open, planned }, isBrief }: ProgressProps) {
  const language = useLanguage()
  const words = windowWords[language].today.due
  const said =
    planned >= open
      ? words.allPlanned(sayDuration(open, language))
      : words.planned(sayDuration(open, language), sayDuration(planned, language), planned === 0)
  return (
    <small className={`quiet ${styles.progress}`} title={isBrief ? said : undefined}>
      <progress className={styles.planned} max={open} value={planned} aria-hidden="true" />
      {isBrief ? words.toDo(sayDuration(open, language)) : said}
    </small>
  )
}
