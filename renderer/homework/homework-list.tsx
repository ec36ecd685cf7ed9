// The list of homework, what is due first in front, and the form that adds to it.
import { useState } from 'react'
import type { HomeworkLine } from '../../shared/homework/requests.ts'
import { homeworkPage } from './messages.ts'
import { useWords } from '../words/words.ts'
import { AddHomework } from './add-homework.tsx'
import { HomeworkRow } from './homework-row.tsx'
import page from './homework-page.module.css'
import styles from './homework-row.module.css'
import { useHomeworkLines } from './use-homework.ts'

type HomeworkListProps = {
  course: string
  focused: number | null
  onOpen: (id: number) => void
}

export function HomeworkList({ course, focused, onOpen }: HomeworkListProps) {
  const words = useWords(homeworkPage)
  const lines = useHomeworkLines()
  const [told, setTold] = useState('')
  // A fresh form for the next one, with the focus in it.
  const [count, setCount] = useState(0)
  if (lines === null) return <p className={page.quiet}>{words.loading}</p>
  const open = lines.filter(({ urgency }) => urgency !== 'done')
  const done = lines.filter(({ urgency }) => urgency === 'done')
  const rows = (shown: readonly HomeworkLine[]) =>
    shown.map((line) => (
      <HomeworkRow key={line.id} line={line} isFocused={line.id === focused} onOpen={onOpen} />
    ))
  return (
    <div className={page.page}>
      <AddHomework
        key={count}
        course={course}
        isFirst={focused === null || count > 0}
        onAdded={(done) => {
          setTold(done)
          setCount(count + 1)
        }}
      />
      <output className={page.told}>{told}</output>
      {lines.length === 0 ? <p className={page.empty}>{words.empty}</p> : null}
      {open.length === 0 ? null : (
        <ul className={styles.items} aria-label={words.list}>
          {rows(open)}
        </ul>
      )}
      {done.length === 0 ? null : (
        <details className={styles.doneItems} open={done.some(({ id }) => id === focused)}>
          <summary>{words.done(done.length)}</summary>
          <ul className={styles.items}>{rows(done)}</ul>
        </details>
      )}
    </div>
  )
}
