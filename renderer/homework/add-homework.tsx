// The form that puts homework on the list; due in a week unless another day is chosen.
import { useState, type FormEvent } from 'react'
import type { HomeworkDraft } from '../../shared/homework/homework.ts'
import { addDays } from '../../shared/schedule/calendar.ts'
import { Button } from '../controls/button.tsx'
import form from '../controls/form.module.css'
import { useDesk } from '../store/desk-context.ts'
import { useRequests } from '../store/use-requests.ts'
import { useStore } from '../store/use-store.ts'
import { homeworkPage } from './messages.ts'
import { useWords } from '../words/words.ts'
import { DraftFields } from './draft-fields.tsx'
import page from './homework-page.module.css'

type AddHomeworkProps = { course: string; isFirst: boolean; onAdded: (told: string) => void }

export function AddHomework({ course, isFirst, onAdded }: AddHomeworkProps) {
  const words = useWords(homeworkPage)
  const doer = useRequests()
  const today = useStore(useDesk().week.view, ({ clock }) => clock.date)
  const fresh: HomeworkDraft = { title: '', course, dueDate: addDays(today, 7), dueTime: null }
  const [draft, setDraft] = useState(fresh)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    doer.send('add-homework', { draft }, () => onAdded(words.added(draft.title.trim())))
  }
  return (
    <form className={`${page.form} ${page.ruled}`} aria-label={words.addTitle} onSubmit={submit}>
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
