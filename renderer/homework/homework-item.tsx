// One homework item: what it is and when it is due, its checklist, its work, its solution; and the way back.
import { useState } from 'react'
import type { HomeworkDraft } from '../../shared/homework/homework.ts'
import type { HomeworkDetail } from '../../shared/homework/requests.ts'
import { detailsOf, isOvertaken } from '../../shared/homework/save-base.ts'
import { sayDue } from '../../shared/homework/say.ts'
import { courseSchema, typedTitleSchema } from '../../shared/schedule/term.ts'
import { Button } from '../kit/button.tsx'
import { Form, TextField, bindTo } from '../kit/fields.tsx'
import { takeFocus } from '../kit/focus.ts'
import { AskModel } from '../kit/side-job-line.tsx'
import { dropKept } from '../store/kept-text.ts'
import { useQuery } from '../store/use-query.ts'
import { useRequests, type Requests } from '../store/use-requests.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { CourseField } from '../study/course-field.tsx'
import { useWords, useLanguage } from '../words/words.ts'
import { Checklist } from './checklist.tsx'
import { HomeworkWork } from './homework-work.tsx'
import styles from './homework.module.css'
import { Solution, Overtaken } from './solution.tsx'
import { homeworkChanges, useTick } from './use-homework.ts'

type HomeworkItemProps = { id: number; onBack: () => void; onClose: () => void }

export function HomeworkItem({ id, onBack, onClose }: HomeworkItemProps) {
  const words = useWords().homework
  const [showsKey, setShowsKey] = useState(false)
  const doer = useRequests()
  const on = [...homeworkChanges, 'preferences'] as const
  const { value: detail, failure } = useQuery('open-homework', { id, showsKey }, { on })
  return (
    <div className={`column grow shortens scrolls gap-14 ${styles.page}`}>
      <div>
        <Button look="quiet" className={styles.back} ref={takeFocus} onClick={onBack}>
          ← {words.back}
        </Button>
      </div>
      {failure !== '' ? (
        <p role="alert">
          {failure} {words.typedStays}
        </p>
      ) : detail === null ? (
        <p className="quiet small pretty">{words.loading}</p>
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
          <output className="quiet breaks unless-empty">{doer.problem}</output>
          <Checklist detail={detail} doer={doer} />
          <HomeworkWork detail={detail} doer={doer} onClose={onClose} />
          <Solution detail={detail} doer={doer} onShowKey={() => setShowsKey(true)} />
          <Remarks detail={detail} />
        </>
      )}
    </div>
  )
}

type HeadProps = { detail: HomeworkDetail; doer: Requests; onGone: () => void }

function Head({ detail, doer, onGone }: HeadProps) {
  const language = useLanguage()
  const words = useWords().homework
  const today = useStore(useDesk().week.view, ({ clock }) => clock.date)
  const tick = useTick()
  const [stage, setStage] = useState<'shown' | 'editing' | 'asking'>('shown')
  const { id, title, course, urgency } = detail
  if (stage === 'editing') {
    return <EditDetails detail={detail} doer={doer} onEnd={() => setStage('shown')} />
  }
  if (stage === 'asking') {
    return (
      <div className="row wrap gap-8 rounded washed pad-y-10 pad-x-12">
        <span className="grow-220">{words.removeQuestion(title)}</span>
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
    <header className={`stack at-top gap-10 ${styles.head}`} data-urgency={urgency}>
      <input
        className="above-4"
        type="checkbox"
        aria-label={words.markDone(title)}
        checked={urgency === 'done'}
        onChange={({ target }) => tick(id, target.checked)}
      />
      <h3>
        {title}
        <small className="block plain">
          {[course, sayDue(detail, today, language)].filter((part) => part !== '').join(' · ')}
        </small>
      </h3>
      <Button onClick={() => setStage('editing')}>{words.edit}</Button>
      <Button onClick={() => setStage('asking')}>{words.remove}</Button>
    </header>
  )
}

type EditDetailsProps = { detail: HomeworkDetail; doer: Requests; onEnd: () => void }

/** The form that changes what a homework item is and when it is due. */
function EditDetails({ detail, doer, onEnd }: EditDetailsProps) {
  const language = useLanguage()
  const words = useWords().homework
  const today = useStore(useDesk().week.view, ({ clock }) => clock.date)
  const present = detailsOf(detail)
  const [base] = useState(present)
  const [draft, setDraft] = useState(base)
  const isOther = isOvertaken(present, base, draft)
  const save = (on: typeof base) =>
    doer.send('edit-homework', { id: detail.id, edit: { kind: 'details', draft, base: on } }, onEnd)
  const newer = [present.title, present.course, sayDue(detail, today, language)]
  return (
    <Form className="stack gap-10" onSend={() => save(base)}>
      <DraftFields draft={draft} isFirst={false} onChange={setDraft} />
      {isOther ? (
        <Overtaken
          newer={newer.filter((part) => part !== '').join(' · ')}
          isPending={doer.isPending}
          onSaveMine={() => save(present)}
          onTakeNewer={onEnd}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button onClick={onEnd}>{words.cancel}</Button>
        <Button type="submit" look="primary" disabled={doer.isPending || isOther}>
          {words.save}
        </Button>
      </div>
    </Form>
  )
}

/** Nothing where there is neither a model to ask nor anything that one has said. */
function Remarks({ detail }: { detail: HomeworkDetail }) {
  const words = useWords().homework
  // Its own: asking takes long, and the rest of the page goes on meanwhile.
  const asking = useRequests()
  const { id, reader, remarks, hasSolution } = detail
  if (remarks === null && (reader === null || !hasSolution)) return null
  return (
    <section className="stack gap-8 ruled-above pad-top-12" aria-label={words.remarks}>
      <h4 className="quiet small">{words.remarks}</h4>
      {remarks === null ? null : (
        <>
          <p className="quiet small pretty">{words.by(remarks.model)}</p>
          {remarks.remarks.length === 0 ? <p>{words.noRemarks}</p> : null}
          <ul className={`stack gap-8 ${styles.remarks}`}>
            {remarks.remarks.map(({ kind, quote, text }) => (
              <li key={`${kind} ${quote} ${text}`} data-kind={kind}>
                <strong className="small">{words.kinds[kind]}</strong>
                {quote === '' ? null : <q className="quiet">{quote}</q>}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <output className="quiet breaks unless-empty">
        {asking.isPending ? words.reading : asking.problem}
      </output>
      {reader === null ? null : (
        <div className={styles.buttons}>
          <small className="grow-220 quiet small pretty">{words.askHint(reader.host)}</small>
          <AskModel
            job="remark-homework"
            isPending={asking.isPending}
            label={words.ask(reader.name)}
            onAsk={() => asking.send('remark-homework', { id })}
          />
        </div>
      )}
    </section>
  )
}

type DraftFieldsProps = {
  draft: HomeworkDraft
  isFirst: boolean
  onChange: (draft: HomeworkDraft) => void
}

const shape = { title: typedTitleSchema, course: courseSchema.optional() }

/**
 * What homework is called, whose it is and when it is due, to be typed: for the form that adds it
 * and the one that changes it.
 */
export function DraftFields({ draft, isFirst, onChange }: DraftFieldsProps) {
  const words = useWords().homework
  const of = bindTo(draft, onChange, shape)
  return (
    <div className={`stack gap-10 ${styles.draft}`}>
      <TextField
        label={words.what}
        ref={isFirst ? takeFocus : undefined}
        placeholder={words.whatHint}
        {...of('title')}
      />
      <CourseField label={words.course} {...of('course')} />
      <TextField label={words.due} type="date" required {...of('dueDate')} />
      <TextField
        label={words.time}
        type="time"
        value={draft.dueTime ?? ''}
        onChange={(time) => onChange({ ...draft, dueTime: time === '' ? null : time })}
      />
    </div>
  )
}
