// Evaluate (K6): each number of the plan's health with what it means for this course, and the way to its blocks.
import { useState } from 'react'
import type { CourseHealth, HealthMeaning } from '../../../shared/outlook/course-health.ts'
import { Button } from '../../kit/button.tsx'
import { SelectField } from '../../kit/fields.tsx'
import { revealBlock } from '../../health/reveal.ts'
import { useDesk } from '../../store/use-store.ts'
import { useQuery } from '../../store/use-query.ts'
import { useWords } from '../../words/words.ts'
import styles from './outlook.module.css'

export function EvaluateSection({ course }: { course: string }) {
  const { evaluate: words, simulate } = useWords().outlook
  const [scope, setScope] = useState<'course' | 'all'>('course')
  const asked = scope === 'all' ? null : course
  const { value, failure } = useQuery(
    'evaluate-course',
    { course: asked },
    { on: ['plan'], isTold: true },
  )
  return (
    <section className={styles.section} aria-labelledby="outlook-evaluate">
      <h4 id="outlook-evaluate">{words.title}</h4>
      <SelectField
        className={`row wrap gap-y-8 gap-x-8 ${styles.formLine}`}
        label={<span className="quiet small">{words.scope}</span>}
        value={scope}
        choices={[
          { value: 'course', label: simulate.scopes.course },
          { value: 'all', label: simulate.scopes.all },
        ]}
        onChange={setScope}
      />
      {failure !== '' ? (
        <p className={styles.quiet}>{words.failed}</p>
      ) : value === null ? (
        <p className={styles.quiet}>{words.loading}</p>
      ) : (
        <Meanings health={value.meaning} />
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
