// The frame of an open card with its answers and its edit, by button and by key; while one is under way the others rest.
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { autonomyKeyOf, reasonToAsk } from '../../../shared/agent/autonomy.ts'
import type { Card } from '../../../shared/agent/card.ts'
import { Button } from '../../kit/button.tsx'
import { Form, TextInput } from '../../kit/fields.tsx'
import { takeFocus } from '../../kit/focus.ts'
import { Icon } from '../../kit/icon.tsx'
import { controlKey } from '../../kit/show-keys.ts'
import { answerCard, focusComposer, summonComposer } from '../../store/actions.ts'
import { useDesk, useStore } from '../../store/use-store.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { useWords } from '../../words/words.ts'
import styles from './card.module.css'
import { EditForm } from './edit/edit-form.tsx'
import { readCall } from './edit/read-call.ts'
import { sayAccept, usePart, type ShownPart } from '../../store/part-choice.ts'

type CardActionsProps = { card: Card; state: ScheduleState; children: ReactNode }

export function CardActions({ card, state, children }: CardActionsProps) {
  const desk = useDesk()
  const words = useWords().card
  const titleId = useId()
  const [mode, setMode] = useState<'answers' | 'edit' | 'reject'>('answers')
  const frame = useSummonedCard(card.id)
  const isConnected = useStore(desk.settings, ({ connection }) => connection === 'connected')
  const isPending = useStore(desk.chat, (chat) => chat.answering === card.id) || !isConnected
  const call = useMemo(() => readCall(card), [card])
  const { share } = usePart(card)
  const accept = () => {
    if (isPending || share?.taken === 0) return
    void answerCard(desk, card, 'accept')
    // The card goes, and the focus with it.
    focusComposer(desk)
  }
  const change = () => summonComposer(desk, { isAnsweringCard: true })
  const keep = () => {
    setMode('answers')
    frame.current?.focus()
  }
  const reject = () => setMode('reject')
  const edit = call === null ? null : () => setMode('edit')
  const actByKey = (event: KeyboardEvent) => {
    if (mode === 'edit' || isTyping(event.target) || hasModifier(event)) return
    const act = { a: accept, c: change, e: edit, r: reject }[event.key.toLowerCase()] ?? null
    if (act === null) return
    act()
    event.preventDefault()
  }
  return (
    // Its keys work wherever the focus is within it; each has a button as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={frame}
      className={`framed stack gap-10 raised pad-top-12 pad-x-14 pad-bottom-14 ${styles.card}`}
      aria-labelledby={titleId}
      data-testid="card"
      data-card-id={card.id}
      // The card itself can hold the focus, so that its keys work without a button.
      tabIndex={-1}
      onKeyDown={actByKey}
    >
      <h3 id={titleId} className={`accent small ${styles.title}`}>
        {words.proposal}
      </h3>
      {children}
      {mode === 'answers' && share === null && mayBeAlways(card) ? (
        <AlwaysChoice card={card} />
      ) : null}
      {mode === 'answers' ? (
        <Answers isPending={isPending} share={share} ways={{ accept, edit, change, reject }} />
      ) : null}
      {mode === 'reject' ? (
        <RejectForm card={card} isPending={isPending} onKeep={() => setMode('answers')} />
      ) : null}
      {mode === 'edit' && call !== null ? (
        <EditForm card={card} call={call} state={state} onKeep={keep} />
      ) : null}
    </fieldset>
  )
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox'
}

// A card that comes in the place of one that was edited takes the focus that went with it.
function useSummonedCard(cardId: string) {
  const { chat } = useDesk()
  const frame = useRef<HTMLFieldSetElement>(null)
  const isSummoned = useStore(chat, ({ summoned }) => summoned === cardId)
  useEffect(() => {
    if (!isSummoned) return
    frame.current?.focus()
    chat.set({ summoned: null })
  }, [chat, isSummoned])
  return frame
}

/** Where no choice covers the change, or it always asks, none is offered (O7). */
function mayBeAlways({ body }: Card): boolean {
  return autonomyKeyOf(body) !== null && reasonToAsk(body) === null
}

function AlwaysChoice({ card }: { card: Card }) {
  const { chat } = useDesk()
  const words = useWords().card
  const isAlways = useStore(chat, ({ always }) => always === card.id)
  return (
    <label className="stack at-top gap-8 quiet small snug auto-rest">
      <input
        className="above-4"
        type="checkbox"
        checked={isAlways}
        onChange={() => chat.set({ always: isAlways ? null : card.id })}
      />
      <span>{words.always}</span>
    </label>
  )
}

type Ways = {
  accept: () => void
  /** Null for what has nothing to choose. */
  edit: (() => void) | null
  change: () => void
  reject: () => void
}

type AnswersProps = {
  isPending: boolean
  share: ShownPart['share']
  ways: Ways
}

function Answers({ isPending, share, ways }: AnswersProps) {
  const words = useWords().card
  return (
    <div className={`flex wrap gap-4 ${styles.actions}`}>
      <Button
        look="primary"
        disabled={isPending || share?.taken === 0}
        aria-keyshortcuts="A Control+Enter"
        onClick={ways.accept}
      >
        {sayAccept(words, share)}
        <kbd aria-hidden="true" className={styles.key} data-for="card">
          A
        </kbd>
        <kbd aria-hidden="true" className={styles.key} data-for="page">
          {controlKey} <Icon name="enter" size={12} />
        </kbd>
      </Button>
      {ways.edit === null ? null : (
        <Button disabled={isPending} aria-keyshortcuts="E" onClick={ways.edit}>
          {words.edit}
        </Button>
      )}
      <Button disabled={isPending} aria-keyshortcuts="C" onClick={ways.change}>
        {words.change}
      </Button>
      <Button disabled={isPending} aria-keyshortcuts="R" onClick={ways.reject}>
        {words.reject}
      </Button>
    </div>
  )
}

type RejectFormProps = { card: Card; isPending: boolean; onKeep: () => void }

function RejectForm({ card, isPending, onKeep }: RejectFormProps) {
  const desk = useDesk()
  const words = useWords().card
  const [note, setNote] = useState('')
  const reject = () => {
    void answerCard(desk, card, 'reject', note.trim())
    focusComposer(desk)
  }
  return (
    <Form className="stack gap-8" onSend={reject}>
      <TextInput
        className="full"
        // The person has just asked for it.
        ref={takeFocus}
        maxLength={2_000}
        aria-label={words.reason}
        placeholder={words.reasonHint}
        value={note}
        onChange={setNote}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onKeep()
        }}
      />
      <div className={`flex wrap gap-4 ${styles.actions}`}>
        <Button type="submit" look="primary" disabled={isPending}>
          {words.reject}
        </Button>
        <Button disabled={isPending} onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </Form>
  )
}
