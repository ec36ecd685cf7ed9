// What is due, the nearest first: how many days are left, and how much study for it is open, has its place, and finds room.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useMemo, useState } from 'react'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { grammar } from '../../shared/i18n/grammar.ts'
import { keyOfDue, listDue, type DueEntry } from '../../shared/term/due.ts'
import { roomBefore } from '../../shared/term/free-study.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { sayIso } from '../../shared/time/say/say-date.ts'
import { openDue } from '../health/reveal.ts'
import { sayHours } from '../../shared/words/schedule/say-length.ts'
import { examWish } from '../study/study-wish.ts'
import { useHomeworkLines } from '../homework/use-homework.ts'
import { Button } from '../kit/button.tsx'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { useDesk, useRecord, useStore } from '../store/use-store.ts'
import { useDrawnTitle } from '../words/use-drawn-title.ts'
import { useLanguage } from '../words/words.ts'
import styles from './today.module.css'
import { CourseDot, inCourse } from '../kit/in-course.tsx'

/** As many as are taken in at a glance; the others are a press away. */
const mostShown = 5

type DueListProps = {
  state: ScheduleState
  /** Beside the week there is room for when and how much alone; on the Today page homework of today stands above. */
  where: 'beside' | 'today'
}

export function DueList({ state, where }: DueListProps) {
  const { settings, week } = useDesk()
  const words = windowWords[useLanguage()].today.due
  const { date: today, moment } = useStore(week.view, ({ clock }) => clock)
  const planning = useStore(settings, (each) => each.planning)
  const homework = useHomeworkLines()
  const [isWhole, setWhole] = useState(false)
  const entries = useMemo(() => {
    const due = listDue(state, homework ?? [], today)
    const rooms = roomBefore(due, state, planning, moment)
    return due
      .map((entry, index) => ({ entry, room: rooms[index] ?? 0 }))
      .filter(
        ({ entry: { kind, days } }) => !(where === 'today' && kind === 'homework' && days <= 0),
      )
  }, [state, homework, today, where, planning, moment])
  if (entries.length === 0) return null
  const shown = isWhole ? entries : entries.slice(0, mostShown)
  const rest = entries.length - shown.length
  return (
    <section className="stack gap-4" aria-label={words.title}>
      <h2 className="ink">{words.title}</h2>
      <ul>
        {shown.map(({ entry, room }) => (
          <DueLine key={keyOfDue(entry)} entry={entry} room={room} isBrief={where === 'beside'} />
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

type DueLineProps = {
  entry: DueEntry
  /** Minutes that are free for it. */
  room: number
  isBrief: boolean
}

function DueLine({ entry, room, isBrief }: DueLineProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].today.due
  const hue = useRecord(desk.week.hues, entry.course)
  const { title, course, date, days, time } = entry
  const drawn = useDrawnTitle(title, course)
  const when = sayIso(date, language) + (time === null ? '' : ` ${time}`)
  const about = isBrief
    ? [when]
    : [words.kinds[entry.kind], when, title.includes(course) ? '' : course]
  return (
    <li>
      <button
        type="button"
        className={`course stack gap-x-8 full small tight to-start rounded-small pad-y-4 hovers ${styles.due}`}
        {...inCourse(hue)}
        data-near={days <= 2 || undefined}
        onClick={() => openDue(desk, entry)}
      >
        <CourseDot className={styles.dot} hue={hue} />
        <span className="narrows breaks">
          {drawn}{' '}
          <small className="block quiet">{about.filter((part) => part !== '').join(' · ')}</small>
        </span>{' '}
        <span className={`unbroken quiet ${styles.left}`}>{words.left(days)}</span>
        {entry.open > 0 ? <Need entry={entry} room={room} isBrief={isBrief} /> : null}
      </button>
      {entry.kind === 'exam' && !entry.hasWork ? <PlanFor exam={entry} /> : null}
    </li>
  )
}

/** Until there is work for an exam, some is offered. */
function PlanFor({ exam: { title, course, date } }: { exam: DueEntry }) {
  const desk = useDesk()
  const language = useLanguage()
  const state = useStore(desk.week.view, (view) => view.state)
  const clock = useStore(desk.week.view, (view) => view.clock)
  const wish = examWish({ state, clock }, { title, course, date }, language)
  if (state === null || wish === null) return null
  const each = sayHours(wish.periods, state.window, language)
  return (
    <Button
      look="quiet"
      className={`small ${styles.planFor}`}
      onClick={() =>
        desk.frame.set({ dialog: { kind: 'add-study', course, exam: { title, date } } })
      }
    >
      {windowWords[language].today.due.planFor(wish.sessions, each)}
      <span className="for-screen-readers"> ({title})</span>
    </Button>
  )
}

/** What is needed against what is free: planned, still to place, and what stays of the free time, one after the other. */
function Need({ entry: { open, planned, days }, room, isBrief }: DueLineProps) {
  const language = useLanguage()
  const words = windowWords[language].today.due
  const all = sayDuration(open, language)
  const done = sayDuration(planned, language)
  const free = sayDuration(room, language)
  const rest = open - planned
  const isShort = rest > room
  const share = (minutes: number) => `${(minutes / Math.max(open, planned + room)) * 100}%`
  // Of what is over nothing is free any more.
  const isSettled = rest <= 0 || days < 0
  const toDo = rest <= 0 ? words.allPlanned(all) : words.planned(all, done, planned === 0)
  const said = isSettled
    ? toDo
    : [toDo, words.free(free, isShort)].join(grammar[language].joints.clause)
  return (
    <small
      className={`quiet ${styles.need}`}
      title={isBrief ? said : undefined}
      data-short={(isShort && days >= 0) || undefined}
    >
      {isSettled ? null : (
        <span
          className={styles.hours}
          style={{ '--planned': share(planned), '--open': share(open) } as Record<string, string>}
          aria-hidden="true"
        />
      )}
      {isBrief && !isSettled ? (
        <>
          <span aria-hidden="true">
            <HeldRanges text={words.toDo(all, free)} />
          </span>
          <span className="for-screen-readers">{said}</span>
        </>
      ) : (
        <HeldRanges text={said} />
      )}
    </small>
  )
}
