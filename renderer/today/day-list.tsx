// The day in order: what is over steps back, what is now stands out, free time is a quiet line.
import { clockOf } from '../../shared/schedule/calendar.ts'
import { markOf } from '../../shared/schedule/task.ts'
import { outcomeName } from '../../shared/words/schedule/say-mark.ts'
import { todayWords } from '../words/today-words.ts'
import { useLanguage } from '../words/words.ts'
import type { AgendaLine } from './agenda.ts'
import { TaskTitle } from './task-title.tsx'
import styles from './today.module.css'

export function DayList({ lines }: { lines: readonly AgendaLine[] }) {
  const language = useLanguage()
  const words = todayWords[language]
  return (
    <section className={styles.day} aria-label={words.day}>
      <h2>{words.day}</h2>
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
                <span className={styles.quiet}>{words.free}</span>
              ) : (
                <TaskTitle task={task} />
              )}
              <span className={styles.quiet}>
                {mark === null ? '' : outcomeName(mark.outcome, language)}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
