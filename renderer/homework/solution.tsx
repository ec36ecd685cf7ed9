// The solution and the answer key side by side, kept together, and how they compare.
import { useState, type FormEvent } from 'react'
import type { HomeworkDetail } from '../../shared/homework/homework-contract.ts'
import { Button } from '../controls/button.tsx'
import { useKept } from '../store/use-kept.ts'
import { homeworkWords } from '../words/homework-words.ts'
import { useWords } from '../words/words.ts'
import { Compared } from './compared.tsx'
import page from './homework-page.module.css'
import styles from './solution.module.css'
import type { HomeworkDoer } from './use-homework.ts'

type SolutionProps = { detail: HomeworkDetail; doer: HomeworkDoer; onShowKey: () => void }

export function Solution({ detail, doer, onShowKey }: SolutionProps) {
  const words = useWords(homeworkWords)
  const { id, solution, answerKey, hasKey, comparison } = detail
  // Null as long as nothing is typed: what another window keeps is then shown here too.
  const [typed, setTyped] = useKept(`solution ${id}`)
  const [typedKey, setTypedKey] = useKept(`answer-key ${id}`)
  const [told, setTold] = useState('')
  const isKeptBack = hasKey && answerKey === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTold('')
    keepBoth(doer, id, typed, typedKey, () => {
      setTyped(null)
      setTypedKey(null)
      setTold(words.kept)
    })
  }
  return (
    <section className={page.section} aria-label={words.texts}>
      <form className={styles.texts} onSubmit={submit}>
        <label>
          <h4>{words.solution}</h4>
          <textarea
            spellCheck={false}
            placeholder={words.solutionHint}
            value={typed ?? solution}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {isKeptBack ? (
          <div className={styles.keptBack}>
            <h4>{words.key}</h4>
            <p className={page.quiet}>{words.keyBack}</p>
            <Button onClick={onShowKey}>{words.showKey}</Button>
          </div>
        ) : (
          <label>
            <h4>{words.key}</h4>
            <textarea
              spellCheck={false}
              placeholder={words.keyHint}
              value={typedKey ?? answerKey ?? ''}
              onChange={(event) => setTypedKey(event.target.value)}
            />
          </label>
        )}
        <div className={`${page.buttons} ${styles.foot}`}>
          <output className={page.told}>{told}</output>
          <Button
            type="submit"
            look={typed === null && typedKey === null ? 'plain' : 'primary'}
            disabled={doer.isPending}
          >
            {words.keep}
          </Button>
        </div>
      </form>
      {comparison === null ? null : <Compared comparison={comparison} />}
    </section>
  )
}

/** What was typed, one after the other; what was not stays. */
function keepBoth(
  doer: HomeworkDoer,
  id: number,
  solution: string | null,
  key: string | null,
  onDone: () => void,
): void {
  const keepKey = () => {
    if (key === null) return onDone()
    doer.send('edit-homework', { id, edit: { kind: 'answer-key', text: key } }, onDone)
  }
  if (solution === null) return keepKey()
  doer.send('edit-homework', { id, edit: { kind: 'solution', text: solution } }, keepKey)
}
