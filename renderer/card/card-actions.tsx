// The frame of an open card with its three answers, by button and by key; while one is under way the others rest.
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { Card } from '../../shared/agent/card.ts'
import { Button } from '../controls/button.tsx'
import { answerCard, summonComposer } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { cardWords } from '../words/card-words.ts'
import { useWords } from '../words/words.ts'
import styles from './card.module.css'

export function CardActions({ card, children }: { card: Card; children: ReactNode }) {
  const desk = useDesk()
  const words = useWords(cardWords)
  const titleId = useId()
  const [isRejecting, setRejecting] = useState(false)
  const isPending = useStore(desk.chat, (chat) => chat.answering === card.id)
  const accept = () => void answerCard(desk, card, 'accept')
  const change = () => summonComposer(desk, { isAnsweringCard: true })
  const actByKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return
    const key = event.key.toLowerCase()
    if (key === 'a') accept()
    else if (key === 'c') change()
    else if (key === 'r') setRejecting(true)
    else return
    event.preventDefault()
  }
  return (
    // Its keys work wherever the focus is within it; each has a button as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={styles.card}
      aria-labelledby={titleId}
      data-testid="card"
      data-card-id={card.id}
      // The card itself can hold the focus, so that its keys work without a button.
      tabIndex={-1}
      onKeyDown={actByKey}
    >
      <h3 id={titleId} className={styles.title}>
        {words.proposal}
      </h3>
      {children}
      {isRejecting ? (
        <RejectForm card={card} isPending={isPending} onKeep={() => setRejecting(false)} />
      ) : (
        <div className={styles.actions}>
          <Button
            look="primary"
            disabled={isPending}
            aria-keyshortcuts="A Control+Enter"
            onClick={accept}
          >
            {words.accept}
            <kbd aria-hidden="true">A</kbd>
          </Button>
          <Button disabled={isPending} aria-keyshortcuts="C" onClick={change}>
            {words.change}
          </Button>
          <Button disabled={isPending} aria-keyshortcuts="R" onClick={() => setRejecting(true)}>
            {words.reject}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type RejectFormProps = { card: Card; isPending: boolean; onKeep: () => void }

function RejectForm({ card, isPending, onKeep }: RejectFormProps) {
  const desk = useDesk()
  const words = useWords(cardWords)
  const [note, setNote] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void answerCard(desk, card, 'reject', note.trim())
  }
  return (
    <form className={styles.reject} onSubmit={submit}>
      <input
        // The person has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={2_000}
        aria-label={words.reason}
        placeholder={words.reasonHint}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onKeep()
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={isPending}>
          {words.reject}
        </Button>
        <Button disabled={isPending} onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
