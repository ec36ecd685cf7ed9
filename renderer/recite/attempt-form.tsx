// One attempt from memory: a quiet page to write on. What is written stays until it was compared, whatever closes.
import { useState, type KeyboardEvent } from 'react'
import { maxRounds, type Recital } from '../../shared/recite/recital.ts'
import type { MaterialLine } from '../../shared/recite/requests.ts'
import { sayHint } from '../../shared/recite/say-recite.ts'
import { Button } from '../kit/button.tsx'
import { Form } from '../kit/fields.tsx'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords, useLanguage } from '../words/words.ts'
import { DictateButton } from './dictate-button.tsx'
import { takeFocus } from '../kit/focus.ts'
import type { ReciteDesk } from './use-recite.ts'
import { appendSpoken } from './dictation.ts'
import styles from './recite.module.css'

type AttemptFormProps = {
  recite: ReciteDesk
  recital: Extract<Recital, { kind: 'listening' }>
  materials: readonly MaterialLine[]
  onJudged: () => void
}

export function AttemptForm({ recite, recital, materials, onJudged }: AttemptFormProps) {
  const language = useLanguage()
  const words = useWords().recite
  const line = materials.find(({ id }) => id === recital.material)
  const title = line?.title ?? ''
  /** Stays beside the sheet while it is written on. */
  const [hint, setHint] = useState('')
  const { id, round, text, write, add, clear } = useAttempt(recital, line?.recitals ?? 0)
  const submit = () =>
    recite.send('recite', { id, text }, (answer) => {
      clear()
      if (answer.kind === 'judged') onJudged()
      else setHint(sayHint(answer.hint, language))
    })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // Also while the page is still read anew: the same attempt sent twice counts once.
    submit()
  }
  return (
    <Form className={styles.form} onSend={submit}>
      <div className="line wrap between gap-y-4 gap-x-14">
        <h3>{words.attempt(title)}</h3>
        <span className={styles.quiet}>{words.round(round, maxRounds)}</span>
      </div>
      <label className={`column gap-4 ${styles.sheet}`}>
        <span className={styles.quiet}>{words.attemptHint}</span>
        <textarea
          ref={takeFocus}
          spellCheck={false}
          autoComplete="off"
          aria-label={words.attempt(title)}
          value={text}
          onKeyDown={press}
          onChange={(event) => {
            recite.setProblem('')
            write(event.target.value)
          }}
        />
      </label>
      <output className="quiet breaks unless-empty">{recite.problem || hint}</output>
      <div className="flex wrap at-end gap-8">
        <Dictation
          onText={(spoken) => {
            recite.setProblem('')
            add(spoken)
          }}
        />
        <Button disabled={recite.isPending} onClick={() => recite.send('leave-recital', {})}>
          {words.leave}
        </Button>
        <Button type="submit" look="primary" disabled={recite.isPending} title="Ctrl+Enter">
          {words.check}
        </Button>
      </div>
    </Form>
  )
}

/** Once agreed to, it is not asked about again. */
function Dictation({ onText }: { onText: (spoken: string) => void }) {
  const { attempt } = useDesk()
  const mayDictate = useStore(attempt, (state) => state.mayDictate)
  const agree = () => attempt.set({ mayDictate: true })
  return <DictateButton isAgreed={mayDictate} onAgree={agree} onText={onText} />
}

type AttemptHand = {
  /** The same attempt has the same name, so that one that is sent again counts once. */
  id: string
  round: number
  text: string
  write: (text: string) => void
  add: (spoken: string) => void
  clear: () => void
}

/** `begun` recitals of the text have a first round that was compared. */
function useAttempt(
  { material, scores }: Extract<Recital, { kind: 'listening' }>,
  begun: number,
): AttemptHand {
  const { attempt } = useDesk()
  const round = scores.length + 1
  // The same through all rounds: what another window compares meanwhile takes nothing from what is written here.
  const recital = `${material}-${round === 1 ? begun : begun - 1}`
  const text = useStore(attempt, (state) => (state.of === recital ? state.text : ''))
  return {
    id: `page-${material}-${begun}-${round}`,
    round,
    text,
    write: (written) => attempt.set({ text: written, of: recital }),
    // Two pieces may come before the page is drawn again.
    add: (spoken) =>
      attempt.set((state) => ({
        text: appendSpoken(state.of === recital ? state.text : '', spoken),
        of: recital,
      })),
    clear: () => attempt.set({ text: '' }),
  }
}
