// The form that puts homework on the list; due in a week unless another day is chosen.
import { useId, useState, type FormEvent } from 'react'
import type { HomeworkDraft } from '../../shared/homework/homework.ts'
import { addDays } from '../../shared/schedule/calendar.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import { Button } from '../controls/button.tsx'
import form from '../controls/form.module.css'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { homeworkWords } from '../words/homework-words.ts'
import { useWords } from '../words/words.ts'
import page from './homework-page.module.css'
import styles from './add-homework.module.css'
import { takeFocus } from '../controls/take-focus.ts'
import { useHomeworkDoer } from './use-homework.ts'

type AddHomeworkProps = { course: string; isFirst: boolean; onAdded: (told: string) => void }

export function AddHomework({ course, isFirst, onAdded }: AddHomeworkProps) {
  const words = useWords(homeworkWords)
  const doer = useHomeworkDoer()
  const today = useStore(useDesk().week.view, ({ clock }) => clock.date)
  const fresh: HomeworkDraft = { title: '', course, dueDate: addDays(today, 7), dueTime: null }
  const [draft, setDraft] = useState(fresh)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    doer.send('add-homework', { draft }, () => onAdded(words.added(draft.title.trim())))
  }
  return (
    <form className={styles.add} aria-label={words.addTitle} onSubmit={submit}>
      <DraftFields draft={draft} isFirst={isFirst} onChange={setDraft} />
      <div className={page.buttons}>
        <output className={form.problem}>{doer.problem}</output>
        <Button type="submit" look="primary" disabled={doer.isPending}>
          {words.add}
        </Button>
      </div>
    </form>
  )
}

type DraftFieldsProps = {
  draft: HomeworkDraft
  isFirst: boolean
  onChange: (draft: HomeworkDraft) => void
}

export function DraftFields({ draft, isFirst, onChange }: DraftFieldsProps) {
  const words = useWords(homeworkWords)
  const state = useStore(useDesk().week.view, (view) => view.state)
  const listId = useId()
  const change = (part: Partial<HomeworkDraft>) => onChange({ ...draft, ...part })
  return (
    <div className={styles.draft}>
      <label className={form.field}>
        <span>{words.what}</span>
        <input
          required
          ref={isFirst ? takeFocus : undefined}
          autoComplete="off"
          maxLength={120}
          pattern=".*\S.*"
          placeholder={words.whatHint}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </label>
      <label className={form.field}>
        <span>{words.course}</span>
        <input
          autoComplete="off"
          maxLength={80}
          list={listId}
          value={draft.course}
          onChange={(event) => change({ course: event.target.value })}
        />
        <datalist id={listId}>
          {(state === null ? [] : coursesOf(state)).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      </label>
      <label className={form.field}>
        <span>{words.due}</span>
        <input
          type="date"
          required
          value={draft.dueDate}
          onChange={(event) => change({ dueDate: event.target.value })}
        />
      </label>
      <label className={form.field}>
        <span>{words.time}</span>
        <input
          type="time"
          value={draft.dueTime ?? ''}
          onChange={({ target }) => change({ dueTime: target.value === '' ? null : target.value })}
        />
      </label>
    </div>
  )
}
