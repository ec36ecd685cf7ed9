// The frame of an open card with its three answers, by button and by key; while one is under way the others rest.
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { autonomyKeyOf, reasonToAsk } from '../../shared/agent/autonomy.ts'
import type { Card } from '../../shared/agent/card.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { answerCard, focusComposer, summonComposer } from '../store/actions.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { cardWords } from '../words/card-words.ts'
import { useWords } from '../words/words.ts'
import styles from './card.module.css'

const isMac = navigator.userAgent.includes('Mac')

export function CardActions({ card, children }: { card: Card; children: ReactNode }) {
  const desk = useDesk()
  const words = useWords(cardWords)
  const titleId = useId()
  const [isRejecting, setRejecting] = useState(false)
  const isConnected = useStore(desk.settings, ({ connection }) => connection === 'connected')
  const isPending = useStore(desk.chat, (chat) => chat.answering === card.id) || !isConnected
  const accept = () => {
    if (isPending) return
    void answerCard(desk, card, 'accept')
    // The card goes, and the focus with it.
    focusComposer(desk)
  }
  const change = () => summonComposer(desk, { isAnsweringCard: true })
  const actByKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
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
      {isRejecting || !mayBeAlways(card) ? null : <AlwaysChoice card={card} />}
      {isRejecting ? (
        <RejectForm card={card} isPending={isPending} onKeep={() => setRejecting(false)} />
      ) : (
        <Answers
          isPending={isPending}
          onAccept={accept}
          onChange={change}
          onReject={() => setRejecting(true)}
        />
      )}
    </fieldset>
  )
}

/** Where no choice covers the change, or it always asks, none is offered (O7). */
function mayBeAlways({ body }: Card): boolean {
  return autonomyKeyOf(body) !== null && reasonToAsk(body) === null
}

function AlwaysChoice({ card }: { card: Card }) {
  const { chat } = useDesk()
  const words = useWords(cardWords)
  const isAlways = useStore(chat, ({ always }) => always === card.id)
  return (
    <label className={styles.always}>
      <input
        type="checkbox"
        checked={isAlways}
        onChange={() => chat.set({ always: isAlways ? null : card.id })}
      />
      <span>{words.always}</span>
    </label>
  )
}

type AnswersProps = {
  isPending: boolean
  onAccept: () => void
  onChange: () => void
  onReject: () => void
}

function Answers({ isPending, onAccept, onChange, onReject }: AnswersProps) {
  const words = useWords(cardWords)
  return (
    <div className={styles.actions}>
      <Button
        look="primary"
        disabled={isPending}
        aria-keyshortcuts="A Control+Enter"
        onClick={onAccept}
      >
        {words.accept}
        <kbd aria-hidden="true" className={styles.key} data-for="card">
          A
        </kbd>
        <kbd aria-hidden="true" className={styles.key} data-for="page">
          {isMac ? '⌘' : 'Ctrl'} <Icon name="enter" size={12} />
        </kbd>
      </Button>
      <Button disabled={isPending} aria-keyshortcuts="C" onClick={onChange}>
        {words.change}
      </Button>
      <Button disabled={isPending} aria-keyshortcuts="R" onClick={onReject}>
        {words.reject}
      </Button>
    </div>
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
    focusComposer(desk)
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
