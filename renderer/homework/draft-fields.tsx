// What homework is called, whose it is and when it is due, to be typed: for the form that adds it and the one that changes it.
import { useId } from 'react'
import type { HomeworkDraft } from '../../shared/homework/homework.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import form from '../kit/form.module.css'
import { takeFocus } from '../kit/take-focus.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './homework.module.css'

type DraftFieldsProps = {
  draft: HomeworkDraft
  isFirst: boolean
  onChange: (draft: HomeworkDraft) => void
}

export function DraftFields({ draft, isFirst, onChange }: DraftFieldsProps) {
  const words = useWords().homework
  const state = useStore(useDesk().week.view, (view) => view.state)
  const listId = useId()
  const change = (part: Partial<HomeworkDraft>) => onChange({ ...draft, ...part })
  return (
    <div className={`stack gap-12 ${styles.draft}`}>
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
