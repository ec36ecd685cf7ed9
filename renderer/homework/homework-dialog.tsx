// The homework page: the list of what is due, and one item at a time with all that belongs to it (H1).
import { useState } from 'react'
import type { HomeworkDraft } from '../../shared/homework/homework.ts'
import type { HomeworkLine } from '../../shared/homework/requests.ts'
import { addDays } from '../../shared/schedule/calendar.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Form } from '../kit/fields.tsx'
import { useRequests } from '../store/use-requests.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { DraftFields, HomeworkItem } from './homework-item.tsx'
import { HomeworkRow } from './homework-row.tsx'
import styles from './homework.module.css'
import { useHomeworkLines } from './use-homework.ts'

type HomeworkDialogProps = {
  /** The item that it was opened for. */
  id: number | null
  /** Where it was opened for a course. */
  course: string
  onClose: () => void
}

export function HomeworkDialog({ id, course, onClose }: HomeworkDialogProps) {
  const words = useWords().homework
  const [opened, setOpened] = useState(id)
  // Which line takes the focus when the list comes back.
  const [left, setLeft] = useState<number | null>(null)
  const leave = () => {
    setLeft(opened)
    setOpened(null)
  }
  return (
    <Dialog title={words.title} isFull onClose={onClose}>
      {opened === null ? (
        <HomeworkList course={course} focused={left} onOpen={setOpened} />
      ) : (
        <HomeworkItem key={opened} id={opened} onBack={leave} onClose={onClose} />
      )}
    </Dialog>
  )
}

type HomeworkListProps = {
  course: string
  focused: number | null
  onOpen: (id: number) => void
}

/** The list of homework, what is due first in front, and the form that adds to it. */
function HomeworkList({ course, focused, onOpen }: HomeworkListProps) {
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
    <div className={`column grow shortens scrolls gap-14 ${styles.page}`}>
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
