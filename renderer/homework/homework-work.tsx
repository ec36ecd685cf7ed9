// The work of a homework item: planned as sessions up to its due date, and the minutes that it took.
import { longestSession } from '../../shared/schedule/term.ts'
import { useState, type FormEvent } from 'react'
import type { HomeworkDetail } from '../../shared/homework/requests.ts'
import { maxMinutes } from '../../shared/schedule/work-log.ts'
import { maxSessions } from '../../shared/schedule/work/work-edit.ts'
import { sayHomeworkMinutes } from '../../shared/homework/say.ts'
import { Button } from '../controls/button.tsx'
import form from '../controls/form.module.css'
import { HeldRanges } from '../controls/held-ranges.tsx'
import { sayAloud } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import type { Requests } from '../store/use-requests.ts'
import { PaceHint } from '../study/pace-hint.tsx'
import { conversationWords } from '../words/conversation-words.ts'
import { homeworkPage } from './messages.ts'
import { useLanguage, useWords } from '../words/words.ts'
import page from './homework-page.module.css'
import styles from './homework-work.module.css'

type HomeworkWorkProps = { detail: HomeworkDetail; doer: Requests; onClose: () => void }

export function HomeworkWork({ detail, doer, onClose }: HomeworkWorkProps) {
  const desk = useDesk()
  const language = useLanguage()
  const words = homeworkPage[language]
  const hasTerm = useStore(desk.week.view, ({ term }) => term !== null)
  const [told, setTold] = useState('')
  const { blocks, openBlocks, plan, pace, worked } = detail
  const planWeek = () => {
    onClose()
    void sayAloud(desk, conversationWords[language].say['plan-week'])
  }
  if (!hasTerm) return null
  return (
    <section className={page.section} aria-label={words.work}>
      <h4>{words.work}</h4>
      {blocks === 0 ? (
        <>
          <p className={page.quiet}>{words.noWork}</p>
          <PlanForm detail={detail} doer={doer} onPlanned={setTold} />
        </>
      ) : (
        <>
          <p className={styles.minutes}>{sayHomeworkMinutes(detail, language)}</p>
          <progress
            className={styles.progress}
            max={Math.max(detail.planned, 1)}
            value={Math.min(worked, detail.planned)}
            aria-hidden="true"
          />
          <ul className={styles.blocks}>
            {plan.map((line) => (
              <li key={line}>
                <HeldRanges text={line} />
              </li>
            ))}
          </ul>
          {openBlocks === 0 ? null : <WorkedForm detail={detail} doer={doer} onWorked={setTold} />}
          <p className={page.quiet}>{pace}</p>
          <div className={page.buttons}>
            <Button onClick={planWeek}>{words.planWeek}</Button>
          </div>
        </>
      )}
      <output className={page.told}>{told}</output>
    </section>
  )
}

type PlanFormProps = {
  detail: HomeworkDetail
  doer: Requests
  onPlanned: (told: string) => void
}

function PlanForm({ detail, doer, onPlanned }: PlanFormProps) {
  const words = useWords(homeworkPage)
  const [wish, setWish] = useState({ sessions: 1, periods: 2 })
  const [classId, setClassId] = useState<number | null>(null)
  const { id, course, classes } = detail
  const submit = (event: FormEvent) => {
    event.preventDefault()
    doer.send('plan-homework', { id, classId, ...wish }, () => onPlanned(words.planned))
  }
  return (
    <form className={styles.plan} onSubmit={submit}>
      <div className={styles.planFields}>
        <Count
          label={words.sessions}
          value={wish.sessions}
          most={maxSessions}
          onChange={(sessions) => setWish({ ...wish, sessions })}
        />
        <Count
          label={words.periods}
          value={wish.periods}
          most={longestSession}
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
      <div className={page.buttons}>
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
  const words = useWords(homeworkPage)
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
    <form className={styles.worked} onSubmit={submit}>
      <label>
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
