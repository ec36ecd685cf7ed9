// The work of a homework item: planned as sessions up to its due date, and the minutes that it took.
import { windowWords } from '../../shared/i18n/window-words.ts'
import { useState, type FormEvent } from 'react'
import type { HomeworkDetail } from '../../shared/homework/requests.ts'
import { maxMinutes } from '../../shared/schedule/work-log.ts'
import { maxSessions } from '../../shared/schedule/work/work-edit.ts'
import { sayHomeworkMinutes } from '../../shared/homework/say.ts'
import { Button } from '../kit/button.tsx'
import form from '../kit/form.module.css'
import { HeldRanges } from '../kit/held-ranges.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import type { Requests } from '../store/use-requests.ts'
import { PaceHint } from '../study/pace-hint.tsx'
import { useLanguage, useWords } from '../words/words.ts'
import styles from './homework.module.css'

type HomeworkWorkProps = { detail: HomeworkDetail; doer: Requests; onClose: () => void }

export function HomeworkWork({ detail, doer, onClose }: HomeworkWorkProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = windowWords[language].homework
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

function PlanForm({ detail, doer, onPlanned }: PlanFormProps) {
  const words = useWords().homework
  const [wish, setWish] = useState({ sessions: 1, periods: 2 })
  const [classId, setClassId] = useState<number | null>(null)
  const { id, course, classes } = detail
  const submit = (event: FormEvent) => {
    event.preventDefault()
    doer.send('plan-homework', { id, classId, ...wish }, () => onPlanned(words.planned))
  }
  return (
    <form className="stack gap-10" onSubmit={submit}>
      <div className={`stack gap-12 ${styles.planFields}`}>
        <Count
          label={words.sessions}
          value={wish.sessions}
          most={maxSessions}
          onChange={(sessions) => setWish({ ...wish, sessions })}
        />
        <Count
          label={words.periods}
          value={wish.periods}
          most={6}
          onChange={(periods) => setWish({ ...wish, periods })}
        />
        {classes.length === 0 ? null : (
          <label className={form.field}>
            <span>{words.into}</span>
            <select
              value={classId ?? ''}
              onChange={({ target }) =>
                setClassId(target.value === '' ? null : Number(target.value))
              }
            >
              <option value="">{words.ownWork}</option>
              {classes.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <PaceHint wish={{ course, ...wish }} onTake={(sessions) => setWish({ ...wish, sessions })} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={doer.isPending}>
          {words.plan}
        </Button>
      </div>
    </form>
  )
}

type CountProps = { label: string; value: number; most: number; onChange: (value: number) => void }

function Count({ label, value, most, onChange }: CountProps) {
  return (
    <label className={form.field}>
      <span>{label}</span>
      <input
        type="number"
        required
        min={1}
        max={most}
        step={1}
        // An emptied field is no number: it shows empty and the form asks for one.
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
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
  const [minutes, setMinutes] = useState('')
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('planned')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wish = { id, minutes: Number(minutes), isFinished: outcomes[outcome] }
    doer.send('work-homework', wish, ({ summary }) => {
      setMinutes('')
      setOutcome('planned')
      onWorked(summary)
    })
  }
  return (
    <form className={`row wrap gap-8 ${styles.worked}`} onSubmit={submit}>
      <label className="row wrap gap-8">
        <span>{words.worked}</span>
        <input
          type="number"
          required
          min={1}
          max={maxMinutes}
          step={1}
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <span>{words.minutes}</span>
      </label>
      <select
        aria-label={words.howFar}
        value={outcome}
        onChange={({ target }) =>
          setOutcome(
            target.value === 'finished' || target.value === 'more' ? target.value : 'planned',
          )
        }
      >
        <option value="planned">{words.asPlanned}</option>
        <option value="finished">{words.finished}</option>
        <option value="more">{words.more}</option>
      </select>
      <Button type="submit" disabled={doer.isPending}>
        {words.record}
      </Button>
    </form>
  )
}
