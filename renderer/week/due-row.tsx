// What is due on the days that are drawn, under their heads: by name, never cut, and the way to it. Exams lie on the week.
import { useMemo } from 'react'
import { keyOfDue, listDue, type DueEntry } from '../../shared/term/due.ts'
import { breakableTitle } from '../../shared/text/drawn-title.ts'
import type { DrawnDay } from '../../shared/timetable/drawn-days.ts'
import { openDue } from '../health/reveal.ts'
import { useHomeworkLines } from '../homework/use-homework.ts'
import { useDesk, useRecord, useStore } from '../store/use-store.ts'
import { useDrawnTitle } from '../words/use-drawn-title.ts'
import { useWords } from '../words/words.ts'
import styles from './day-heading.module.css'
import { inCourse } from '../kit/in-course.tsx'

/** It takes no room in a week in which nothing is due. */
export function DueRow({ days }: { days: readonly DrawnDay[] }) {
  const { week } = useDesk()
  const state = useStore(week.view, (view) => view.state)
  const today = useStore(week.view, ({ clock }) => clock.date)
  const homework = useHomeworkLines()
  const due = useMemo(
    () => (state === null ? [] : listDue(state, homework ?? [], today)),
    [state, homework, today],
  )
  const drawn = days.map(({ date }) =>
    due.filter((entry) => entry.kind !== 'exam' && entry.date === date),
  )
  if (drawn.every((entries) => entries.length === 0)) return null
  return drawn.map((entries, index) => (
    <ul
      key={days[index]?.date}
      className={`stack packed gap-2 ${styles.due}`}
      style={{ gridColumn: index + 2 }}
      data-due-day=""
    >
      {entries.map((entry) => (
        <DueMark key={keyOfDue(entry)} entry={entry} />
      ))}
    </ul>
  ))
}

function DueMark({ entry }: { entry: DueEntry }) {
  const desk = useDesk()
  const words = useWords().term
  const hue = useRecord(desk.week.hues, entry.course)
  const title = useDrawnTitle(entry.title, entry.course)
  return (
    <li>
      <button
        type="button"
        className={`course full to-start small tight rounded-small breaks hovers ${styles.mark}`}
        {...inCourse(hue)}
        onClick={() => openDue(desk, entry)}
      >
        <b>{words.deadlineMark}</b> {breakableTitle(title)}
        {entry.time === null ? '' : ` ${entry.time}`}
      </button>
    </li>
  )
}
