// The name of a task with its course's colour, as a way to it in the week.
import type { Task } from '../../shared/schedule/task.ts'
import { revealBlock } from '../health/reveal.ts'
import { useDesk } from '../store/use-store.ts'
import { courseLine } from '../../shared/text/drawn-title.ts'
import { useTaskFacts } from '../week/block/block-look.ts'
import { useDrawnTitle } from '../words/use-drawn-title.ts'
import { useWords } from '../words/words.ts'
import styles from './today.module.css'
import { CourseDot, inCourse } from '../kit/in-course.tsx'

export function TaskTitle({ task }: { task: Task }) {
  const desk = useDesk()
  const words = useWords().today
  const { hue, course } = useTaskFacts(task)
  const title = useDrawnTitle(task.title, course)
  const detail = [courseLine(task.title, course), task.kind === 'event' ? task.location : '']
  return (
    <button
      type="button"
      className={`course stack on-line gap-8 narrows tight breaks rounded-small auto-rest hover-accent ${styles.title}`}
      {...inCourse(hue)}
      title={words.show(task.title)}
      onClick={() => revealBlock(desk, task.id)}
    >
      <CourseDot className={styles.dot} hue={hue} />
      <span>
        {title}
        <small className="block">{detail.filter((line) => line !== '').join(' · ')}</small>
      </span>
    </button>
  )
}
