// The form that changes what a homework item is and when it is due.
import { useState, type FormEvent } from 'react'
import type { HomeworkDetail } from '../../shared/homework/requests.ts'
import { detailsOf, isOvertaken } from '../../shared/homework/save-base.ts'
import { sayDue } from '../../shared/homework/say.ts'
import { Button } from '../controls/button.tsx'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import type { Requests } from '../store/use-requests.ts'
import { homeworkPage } from './messages.ts'
import { useLanguage } from '../words/words.ts'
import { DraftFields } from './draft-fields.tsx'
import page from './homework-page.module.css'
import { Overtaken } from './overtaken.tsx'

type EditDetailsProps = { detail: HomeworkDetail; doer: Requests; onEnd: () => void }

export function EditDetails({ detail, doer, onEnd }: EditDetailsProps) {
  const language = useLanguage()
  const words = homeworkPage[language]
  const today = useStore(useDesk().week.view, ({ clock }) => clock.date)
  const present = detailsOf(detail)
  const [base] = useState(present)
  const [draft, setDraft] = useState(base)
  const isOther = isOvertaken(present, base, draft)
  const save = (on: typeof base) =>
    doer.send('edit-homework', { id: detail.id, edit: { kind: 'details', draft, base: on } }, onEnd)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(base)
  }
  const newer = [present.title, present.course, sayDue(detail, today, language)]
  return (
    <form className={page.form} onSubmit={submit}>
      <DraftFields draft={draft} isFirst={false} onChange={setDraft} />
      {isOther ? (
        <Overtaken
          newer={newer.filter((part) => part !== '').join(' · ')}
          isPending={doer.isPending}
          onSaveMine={() => save(present)}
          onTakeNewer={onEnd}
        />
      ) : null}
      <div className={page.buttons}>
        <Button onClick={onEnd}>{words.cancel}</Button>
        <Button type="submit" look="primary" disabled={doer.isPending || isOther}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
