// A model's advice beside our tips (R9): on a press of a button only, and marked as what a model said.
import { useState } from 'react'
import type { Advice as Given, ReciteView } from '../../shared/recite/recite-contract.ts'
import { Button } from '../controls/button.tsx'
import { usePending } from '../controls/use-pending.ts'
import { ask, inquire } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { reciteWords } from '../words/recite-words.ts'
import { useWords } from '../words/words.ts'
import page from './recite-page.module.css'
import styles from './tips.module.css'

/** Nothing where the built-in model answers: it knows no more than our tips say. */
export function Advice({ reader }: Pick<ReciteView, 'reader'>) {
  const desk = useDesk()
  const words = useWords(reciteWords)
  const [advice, setAdvice] = useState<Given | null>(null)
  const [problem, setProblem] = useState('')
  const [isPending, run] = usePending()
  if (reader === null && advice === null) return null
  const request = async () => {
    setProblem('')
    const answer = await inquire(desk, 'advise-recite', {})
    if (answer.ok) setAdvice(answer.value)
    else setProblem(answer.failure)
  }
  return (
    <section className={styles.tips}>
      {advice === null ? null : (
        <>
          <h4>{words.adviceBy(advice.model)}</h4>
          <ul>
            {advice.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </>
      )}
      <output className={page.told}>{isPending ? words.advising : problem}</output>
      {reader === null ? null : (
        <div className={styles.askModel}>
          {isPending ? (
            <Button onClick={() => void ask(desk, 'stop-side-job', { job: 'advise-recite' })}>
              {words.stop}
            </Button>
          ) : (
            <Button onClick={() => run(request())}>{words.askAdvice(reader.name)}</Button>
          )}
          <small className={page.quiet}>{words.adviceHint(reader.host)}</small>
        </div>
      )}
    </section>
  )
}
