// Homework that is overdue or due today, on the Today page; of a course, all that is open, on the course's page.
import type { HomeworkLine } from '../../shared/homework/requests.ts'
import { Button } from '../kit/button.tsx'
import { useDesk } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { HomeworkRow } from './homework-row.tsx'
import { useHomeworkLines } from './use-homework.ts'
import styles from './homework.module.css'

/** Nothing on a day on which nothing is due. */
export function DueHomework() {
  const words = useWords().homework
  const lines = useHomeworkLines() ?? []
  const due = lines.filter(({ urgency }) => urgency === 'overdue' || urgency === 'today')
  return due.length === 0 ? null : <Rows title={words.dueSection} lines={due} course="" />
}

export function CourseHomework({ course }: { course: string }) {
  const words = useWords().homework
  const lines = useHomeworkLines() ?? []
  const open = lines.filter((line) => line.course === course && line.urgency !== 'done')
  return open.length === 0 ? null : <Rows title={words.title} lines={open} course={course} />
}

export function HomeworkButton({ course }: { course: string }) {
  const desk = useDesk()
  const words = useWords().homework
  return (
    <Button onClick={() => desk.frame.set({ dialog: { kind: 'homework', id: null, course } })}>
      {words.title}
    </Button>
  )
}

type RowsProps = { title: string; lines: readonly HomeworkLine[]; course: string }

function Rows({ title, lines, course }: RowsProps) {
  const desk = useDesk()
  const open = (id: number) => desk.frame.set({ dialog: { kind: 'homework', id, course } })
  return (
    <section className="stack gap-6" aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.items}>
        {lines.map((line) => (
          <HomeworkRow key={line.id} line={line} onOpen={open} />
        ))}
      </ul>
    </section>
  )
}
