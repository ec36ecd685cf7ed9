// A model's advice beside our tips (R9): on a press of a button only, and marked as what a model said.
import { useState } from 'react'
import type { Advice as Given, ReciteView } from '../../shared/recite/requests.ts'
import { AskModel } from '../kit/ask-model.tsx'
import { useRequests } from '../store/use-requests.ts'
import { useWords } from '../words/words.ts'
import styles from './recite.module.css'

/** Nothing where the built-in model answers: it knows no more than our tips say. */
export function Advice({ reader }: Pick<ReciteView, 'reader'>) {
  const words = useWords().recite
  const [advice, setAdvice] = useState<Given | null>(null)
  const { problem, isPending, send } = useRequests()
  if (reader === null && advice === null) return null
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
      <output className="quiet breaks unless-empty">{isPending ? words.advising : problem}</output>
      {reader === null ? null : (
        <div className="row wrap above-6 gap-y-6 gap-x-12">
          <AskModel
            job="advise-recite"
            isPending={isPending}
            label={words.askAdvice(reader.name)}
            onAsk={() => send('advise-recite', {}, setAdvice)}
          />
          <small className={styles.quiet}>{words.adviceHint(reader.host)}</small>
        </div>
      )}
    </section>
  )
}
