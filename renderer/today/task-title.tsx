// The name of a task with its course's colour, as a way to it in the week.
import type { Task } from '../../shared/schedule/task.ts'
import { revealBlock } from '../health/reveal.ts'
import { useDesk } from '../store/use-store.ts'
import { patternOf } from '../../shared/timetable/course-hue.ts'
import { courseLine } from '../../shared/text/drawn-title.ts'
import { useTaskFacts } from '../week/block/block-look.ts'
import { useWords } from '../words/words.ts'
import styles from './today.module.css'

export function TaskTitle({ task }: { task: Task }) {
  const desk = useDesk()
  const words = useWords().today
  const { hue, course } = useTaskFacts(task)
  const detail = [courseLine(task.title, course), task.kind === 'event' ? task.location : '']
  return (
    <button
      type="button"
      className={`course stack on-line gap-8 narrows tight breaks rounded-small auto-rest hover-accent ${styles.title}`}
      style={{ '--hue': hue ?? 0 } as Record<string, number>}
      data-plain={hue === undefined || undefined}
      title={words.show(task.title)}
      onClick={() => revealBlock(desk, task.id)}
    >
      <span className={`course-dot ${styles.dot}`} data-pattern={patternOf(hue)} />
      <span>
        {task.title}
        <small className="block">{detail.filter((line) => line !== '').join(' · ')}</small>
      </span>
    </button>
  )
}
