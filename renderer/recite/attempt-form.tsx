// One attempt from memory: a quiet page to write on. What is written stays until it was compared, whatever closes.
import type { FormEvent, KeyboardEvent } from 'react'
import { maxRounds, type Recital } from '../../shared/recite/recital.ts'
import type { MaterialLine } from '../../shared/recite/recite-contract.ts'
import { Button } from '../controls/button.tsx'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { reciteWords } from '../words/recite-words.ts'
import { useWords } from '../words/words.ts'
import { DictateButton } from './dictate-button.tsx'
import { appendSpoken } from './dictation.ts'
import styles from './recite.module.css'
import { takeFocus } from './take-focus.ts'
import type { ReciteDesk } from './use-recite.ts'

type AttemptFormProps = {
  recite: ReciteDesk
  recital: Extract<Recital, { kind: 'listening' }>
  materials: readonly MaterialLine[]
  onJudged: () => void
}

export function AttemptForm({ recite, recital, materials, onJudged }: AttemptFormProps) {
  const desk = useDesk()
  const words = useWords(reciteWords)
  const text = useStore(desk.attempt, (attempt) => attempt.text)
  const mayDictate = useStore(desk.attempt, (attempt) => attempt.mayDictate)
  const line = materials.find(({ id }) => id === recital.material)
  const round = recital.scores.length + 1
  const title = line?.title ?? ''
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    // The same attempt has the same name, so that one that is sent again counts once.
    const id = `page-${recital.material}-${line?.recitals ?? 0}-${round}`
    recite.send('recite', { id, text }, () => {
      desk.attempt.set({ text: '' })
      onJudged()
    })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!recite.isPending) submit()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.head}>
        <h3>{words.attempt(title)}</h3>
        <span className={styles.quiet}>{words.round(round, maxRounds)}</span>
      </div>
      <label className={styles.sheet}>
        <span className={styles.quiet}>{words.attemptHint}</span>
        <textarea
          ref={takeFocus}
          spellCheck={false}
          autoComplete="off"
          aria-label={words.attempt(title)}
          value={text}
          onKeyDown={press}
          onChange={(event) => desk.attempt.set({ text: event.target.value })}
        />
      </label>
      <output className={styles.told}>{recite.problem}</output>
      <div className={styles.buttons}>
        <DictateButton
          isAgreed={mayDictate}
          onAgree={() => desk.attempt.set({ mayDictate: true })}
          onText={(spoken) =>
            desk.attempt.set((attempt) => ({ text: appendSpoken(attempt.text, spoken) }))
          }
        />
        <Button onClick={() => recite.send('leave-recital', {})}>{words.leave}</Button>
        <Button type="submit" look="primary" disabled={recite.isPending} title="Ctrl+Enter">
          {words.check}
        </Button>
      </div>
    </form>
  )
}
