// The list of homework, what is due first in front, and the form that adds to it.
import { useState } from 'react'
import type { HomeworkLine } from '../../shared/homework/requests.ts'
import { useWords } from '../words/words.ts'
import { HomeworkRow } from './homework-row.tsx'
import { useHomeworkLines } from './use-homework.ts'
import type { HomeworkDraft } from '../../shared/homework/homework.ts'
import { addDays } from '../../shared/schedule/calendar.ts'
import { Button } from '../kit/button.tsx'
import { Form } from '../kit/fields.tsx'
import { useDesk } from '../store/use-store.ts'
import { useRequests } from '../store/use-requests.ts'
import { useStore } from '../store/use-store.ts'
import { DraftFields } from './draft-fields.tsx'
import styles from './homework.module.css'

type HomeworkListProps = {
  course: string
  focused: number | null
  onOpen: (id: number) => void
}

export function HomeworkList({ course, focused, onOpen }: HomeworkListProps) {
  const words = useWords().homework
  const lines = useHomeworkLines()
  const [told, setTold] = useState('')
  // A fresh form for the next one, with the focus in it.
  const [count, setCount] = useState(0)
  if (lines === null) return <p className="quiet small pretty">{words.loading}</p>
  const open = lines.filter(({ urgency }) => urgency !== 'done')
  const done = lines.filter(({ urgency }) => urgency === 'done')
  const rows = (shown: readonly HomeworkLine[]) =>
    shown.map((line) => (
      <HomeworkRow key={line.id} line={line} isFocused={line.id === focused} onOpen={onOpen} />
    ))
  return (
    <div className={`column grow shortens scrolls gap-16 ${styles.page}`}>
      <AddHomework
        key={count}
        course={course}
        isFirst={focused === null || count > 0}
        onAdded={(done) => {
          setTold(done)
          setCount(count + 1)
        }}
      />
      <output className="quiet breaks unless-empty">{told}</output>
      {lines.length === 0 ? <p className="quiet pretty">{words.empty}</p> : null}
      {open.length === 0 ? null : (
        <ul className={styles.items} aria-label={words.list}>
          {rows(open)}
        </ul>
      )}
      {done.length === 0 ? null : (
        <details open={done.some(({ id }) => id === focused)}>
          <summary className="quiet pad-y-4">{words.done(done.length)}</summary>
          <ul className={styles.items}>{rows(done)}</ul>
        </details>
      )}
    </div>
  )
}

type AddHomeworkProps = { course: string; isFirst: boolean; onAdded: (told: string) => void }

/** The form that puts homework on the list; due in a week unless another day is chosen. */
function AddHomework({ course, isFirst, onAdded }: AddHomeworkProps) {
  const words = useWords().homework
  const doer = useRequests()
  const today = useStore(useDesk().week.view, ({ clock }) => clock.date)
  const fresh: HomeworkDraft = { title: '', course, dueDate: addDays(today, 7), dueTime: null }
  const [draft, setDraft] = useState(fresh)
  const add = () =>
    doer.send('add-homework', { draft }, () => onAdded(words.added(draft.title.trim())))
  return (
    <Form
      className="stack gap-10 ruled-below pad-bottom-14"
      aria-label={words.addTitle}
      onSend={add}
    >
      <DraftFields draft={draft} isFirst={isFirst} onChange={setDraft} />
      <div className={styles.buttons}>
        <output className="grow-220 caution">{doer.problem}</output>
        <Button type="submit" look="primary" disabled={doer.isPending}>
          {words.add}
        </Button>
      </div>
    </Form>
  )
}
