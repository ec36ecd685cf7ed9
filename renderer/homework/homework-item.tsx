// One homework item: what it is and when it is due, its checklist, its work, its solution; and the way back.
import { useState, type FormEvent } from 'react'
import type { HomeworkDetail } from '../../shared/homework/homework-contract.ts'
import { sayDue } from '../../shared/words/say-homework.ts'
import { Button } from '../controls/button.tsx'
import { takeFocus } from '../controls/take-focus.ts'
import { dropKept } from '../store/kept-text.ts'
import { homeworkWords } from '../words/homework-words.ts'
import { useLanguage, useWords } from '../words/words.ts'
import adding from './add-homework.module.css'
import { DraftFields } from './add-homework.tsx'
import { Checklist } from './checklist.tsx'
import { HomeworkWork } from './homework-work.tsx'
import page from './homework-page.module.css'
import styles from './homework-item.module.css'
import { Remarks } from './remarks.tsx'
import { Solution } from './solution.tsx'
import { useHomeworkDetail, useHomeworkDoer, useTick, type HomeworkDoer } from './use-homework.ts'

type HomeworkItemProps = { id: number; onBack: () => void; onClose: () => void }

export function HomeworkItem({ id, onBack, onClose }: HomeworkItemProps) {
  const words = useWords(homeworkWords)
  const [showsKey, setShowsKey] = useState(false)
  const doer = useHomeworkDoer()
  const detail = useHomeworkDetail(id, showsKey)
  return (
    <div className={page.page}>
      <div>
        <Button look="quiet" className={styles.back} ref={takeFocus} onClick={onBack}>
          ← {words.back}
        </Button>
      </div>
      {detail === null ? (
        <p className={page.quiet}>{words.loading}</p>
      ) : (
        <>
          <Head
            detail={detail}
            doer={doer}
            onGone={() => {
              dropKept(`solution ${id}`)
              dropKept(`answer-key ${id}`)
              onBack()
            }}
          />
          <output className={page.told}>{doer.problem}</output>
          <Checklist detail={detail} doer={doer} />
          <HomeworkWork detail={detail} doer={doer} onClose={onClose} />
          <Solution detail={detail} doer={doer} onShowKey={() => setShowsKey(true)} />
          <Remarks detail={detail} />
        </>
      )}
    </div>
  )
}

type HeadProps = { detail: HomeworkDetail; doer: HomeworkDoer; onGone: () => void }

function Head({ detail, doer, onGone }: HeadProps) {
  const language = useLanguage()
  const words = homeworkWords[language]
  const tick = useTick()
  const [stage, setStage] = useState<'shown' | 'editing' | 'asking'>('shown')
  const { id, title, course, urgency } = detail
  if (stage === 'editing') {
    return <EditForm detail={detail} doer={doer} onEnd={() => setStage('shown')} />
  }
  if (stage === 'asking') {
    return (
      <div className={styles.question}>
        <span>{words.removeQuestion(title)}</span>
        <Button ref={takeFocus} onClick={() => setStage('shown')}>
          {words.cancel}
        </Button>
        <Button onClick={() => doer.send('delete-homework', { id }, onGone)}>
          {words.removeYes}
        </Button>
      </div>
    )
  }
  return (
    <header className={styles.head} data-urgency={urgency}>
      <input
        type="checkbox"
        aria-label={words.markDone(title)}
        checked={urgency === 'done'}
        onChange={({ target }) => tick(id, target.checked)}
      />
      <h3>
        {title}
        <small>
          {[course, sayDue(detail, language)].filter((part) => part !== '').join(' · ')}
        </small>
      </h3>
      <Button onClick={() => setStage('editing')}>{words.edit}</Button>
      <Button onClick={() => setStage('asking')}>{words.remove}</Button>
    </header>
  )
}

type EditFormProps = { detail: HomeworkDetail; doer: HomeworkDoer; onEnd: () => void }

function EditForm({ detail, doer, onEnd }: EditFormProps) {
  const words = useWords(homeworkWords)
  const { id, title, course, dueDate, dueTime } = detail
  const [draft, setDraft] = useState({ title, course, dueDate, dueTime })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    doer.send('edit-homework', { id, edit: { kind: 'details', draft } }, onEnd)
  }
  return (
    <form className={adding.add} onSubmit={submit}>
      <DraftFields draft={draft} isFirst={false} onChange={setDraft} />
      <div className={page.buttons}>
        <Button onClick={onEnd}>{words.cancel}</Button>
        <Button type="submit" look="primary" disabled={doer.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
