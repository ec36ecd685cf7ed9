// Evaluate (K6): each number of the plan's health with what it means for this course, and the way to its blocks.
import { useCallback, useState } from 'react'
import type { CourseHealth, HealthMeaning } from '../../../shared/outlook/course-health.ts'
import { Button } from '../../kit/button.tsx'
import { revealBlock } from '../../health/reveal-block.ts'
import { ask } from '../../store/actions.ts'
import { useDesk } from '../../store/desk-context.ts'
import { useAnswer } from '../../store/use-answer.ts'
import { useWords } from '../../words/words.ts'
import styles from './outlook.module.css'

export function EvaluateSection({ course }: { course: string }) {
  const desk = useDesk()
  const { evaluate: words, simulate } = useWords().outlook
  const [scope, setScope] = useState<'course' | 'all'>('course')
  const asked = scope === 'all' ? null : course
  const question = useCallback(() => ask(desk, 'evaluate-course', { course: asked }), [desk, asked])
  const answer = useAnswer(question)
  return (
    <section className={styles.section} aria-labelledby="outlook-evaluate">
      <h4 id="outlook-evaluate">{words.title}</h4>
      <label className={`row wrap gap-y-8 gap-x-10 ${styles.formLine}`}>
        <span className="quiet small">{words.scope}</span>
        <select
          value={scope}
          onChange={({ target }) => setScope(target.value === 'all' ? 'all' : 'course')}
        >
          <option value="course">{simulate.scopes.course}</option>
          <option value="all">{simulate.scopes.all}</option>
        </select>
      </label>
      {answer === undefined ? (
        <p className={styles.quiet}>{words.loading}</p>
      ) : answer === null ? (
        <p className={styles.quiet}>{words.failed}</p>
      ) : (
        <Meanings health={answer.meaning} />
      )}
    </section>
  )
}

function Meanings({ health: { verdict, blocks, meanings } }: { health: CourseHealth }) {
  const { evaluate: words } = useWords().outlook
  const toTell = meanings.filter(({ standing }) => standing !== 'good')
  const fine = meanings.filter(({ standing }) => standing === 'good')
  return (
    <>
      <p>{verdict}</p>
      {blocks === 0 ? <p className={styles.quiet}>{words.empty}</p> : null}
      <MeaningList meanings={toTell} />
      {fine.length === 0 ? null : (
        <details className={styles.options} open={toTell.length === 0}>
          <summary className="quiet small pad-y-2">{words.fine(fine.length)}</summary>
          <MeaningList meanings={fine} />
        </details>
      )}
    </>
  )
}

function MeaningList({ meanings }: { meanings: readonly HealthMeaning[] }) {
  const desk = useDesk()
  const { evaluate: words } = useWords().outlook
  const show = (taskId: number) => {
    desk.frame.set({ dialog: null })
    revealBlock(desk, taskId)
  }
  if (meanings.length === 0) return null
  return (
    <ul className={styles.meanings}>
      {meanings.map(({ topic, classId, standing, figure, words: text, taskIds: [first] }) => (
        <li key={`${topic} ${classId ?? ''} ${text}`} data-standing={standing}>
          <b className="quiet small plain">{words.topics[topic]}</b>
          <span className={`strong ${styles.figure}`}>{figure}</span>
          <p className="pretty">
            {text} <small className="unbroken">{words.standing[standing]}</small>
          </p>
          {first === undefined ? null : (
            <Button
              aria-label={`${words.show}: ${words.topics[topic]}`}
              onClick={() => show(first)}
            >
              {words.show}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
