// The work of a homework item: planned as sessions up to its due date, and the minutes that it took.
import { useLengthFields } from '../words/use-length-fields.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState } from 'react'
import { homeworkRequests, type HomeworkDetail } from '../../shared/homework/requests.ts'
import { sayHomeworkMinutes } from '../../shared/homework/say.ts'
import { Button } from '../kit/button.tsx'
import { Form, NumberField, NumberInput, Select, SelectField, bindTo } from '../kit/fields.tsx'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import type { Requests } from '../store/use-requests.ts'
import { PaceHint } from '../study/pace-hint.tsx'
import { useWords, useLanguage } from '../words/words.ts'
import styles from './homework.module.css'

type HomeworkWorkProps = { detail: HomeworkDetail; doer: Requests; onClose: () => void }

export function HomeworkWork({ detail, doer, onClose }: HomeworkWorkProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = useWords().homework
  const hasTerm = useStore(desk.week.view, ({ term }) => term !== null)
  const [told, setTold] = useState('')
  const { blocks, openBlocks, plan, pace, worked } = detail
  const planWeek = () => {
    onClose()
    void sayAloud(desk, windowWords[language].conversation.say['plan-week'])
  }
  if (!hasTerm) return null
  return (
    <section className="stack gap-8 ruled-above pad-top-12" aria-label={words.work}>
      <h4 className="quiet small">{words.work}</h4>
      {blocks === 0 ? (
        <>
          <p className="quiet small pretty">{words.noWork}</p>
          <PlanForm detail={detail} doer={doer} onPlanned={setTold} />
        </>
      ) : (
        <>
          <p>{sayHomeworkMinutes(detail, language)}</p>
          <progress
            className={styles.progress}
            max={Math.max(detail.planned, 1)}
            value={Math.min(worked, detail.planned)}
            aria-hidden="true"
          />
          <ul className="stack gap-2 quiet small breaks">
            {plan.map((line) => (
              <li key={line}>
                <HeldRanges text={line} />
              </li>
            ))}
          </ul>
          {openBlocks === 0 ? null : <WorkedForm detail={detail} doer={doer} onWorked={setTold} />}
          <p className="quiet small pretty">{pace}</p>
          <div className={styles.buttons}>
            <Button onClick={planWeek}>{words.planWeek}</Button>
          </div>
        </>
      )}
      <output className="quiet breaks unless-empty">{told}</output>
    </section>
  )
}

type PlanFormProps = {
  detail: HomeworkDetail
  doer: Requests
  onPlanned: (told: string) => void
}

const planShape = homeworkRequests['plan-homework'].input.shape

function PlanForm({ detail, doer, onPlanned }: PlanFormProps) {
  const words = useWords().homework
  const lengths = useLengthFields()
  const [wish, setWish] = useState({ sessions: 1, periods: 2 })
  const [classId, setClassId] = useState<number | null>(null)
  const { id, course, classes } = detail
  const of = bindTo(wish, setWish, planShape)
  const plan = () =>
    doer.send('plan-homework', { id, classId, ...wish }, () => onPlanned(words.planned))
  return (
    <Form className="stack gap-10" onSend={plan}>
      <div className={`stack gap-10 ${styles.planFields}`}>
        <NumberField label={words.sessions} {...of('sessions')} />
        <NumberField label={lengths.each} unit={lengths.unit} {...of('periods')} />
        {classes.length === 0 ? null : (
          <SelectField
            label={words.into}
            value={classId}
            choices={[
              { value: null, label: words.ownWork },
              ...classes.map((each) => ({ value: each.id, label: each.title })),
            ]}
            onChange={setClassId}
          />
        )}
      </div>
      <PaceHint wish={{ course, ...wish }} onTake={(sessions) => setWish({ ...wish, sessions })} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={doer.isPending}>
          {words.plan}
        </Button>
      </div>
    </Form>
  )
}

type WorkedFormProps = {
  detail: HomeworkDetail
  doer: Requests
  onWorked: (told: string) => void
}

const outcomes = { planned: null, finished: true, more: false } as const

function WorkedForm({ detail: { id }, doer, onWorked }: WorkedFormProps) {
  const words = useWords().homework
  const [minutes, setMinutes] = useState(Number.NaN)
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('planned')
  const record = () => {
    const wish = { id, minutes, isFinished: outcomes[outcome] }
    doer.send('work-homework', wish, ({ summary }) => {
      setMinutes(Number.NaN)
      setOutcome('planned')
      onWorked(summary)
    })
  }
  return (
    <Form className={`row wrap gap-8 ${styles.worked}`} onSend={record}>
      <label className="row wrap gap-8">
        <span>{words.worked}</span>
        <NumberInput
          schema={homeworkRequests['work-homework'].input.shape.minutes}
          value={minutes}
          onChange={setMinutes}
        />
        <span>{words.minutes}</span>
      </label>
      <Select
        aria-label={words.howFar}
        value={outcome}
        choices={[
          { value: 'planned', label: words.asPlanned },
          { value: 'finished', label: words.finished },
          { value: 'more', label: words.more },
        ]}
        onChange={setOutcome}
      />
      <Button type="submit" disabled={doer.isPending}>
        {words.record}
      </Button>
    </Form>
  )
}
