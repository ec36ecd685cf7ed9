// The field for the next message: Enter sends, Shift+Enter begins a line, and an input method keeps its Enter.
// While a turn runs Enter puts the message in the queue, and with Ctrl or ⌘ it takes the place of the turn.
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Button, IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { controlKey } from '../kit/show-keys.ts'
import { say, stopTurn } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import type { Desk } from '../store/desk.ts'
import { queueMessage, sayInstead } from '../store/steer.ts'
import { useWords } from '../words/words.ts'
import styles from './composer.module.css'

type Send = (desk: Desk, text: string) => Promise<void>

export function Composer() {
  const desk = useDesk()
  const words = useWords().conversation
  const queueing = useWords().queue
  const field = useSummonedField()
  const hintId = useId()
  const draft = useStore(desk.composer, (composer) => composer.draft)
  const isAnswering = useStore(desk.composer, (composer) => composer.isAnsweringCard)
  const isUnsent = useStore(desk.composer, (composer) => composer.isUnsent)
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  const hasOpenCard = useStore(desk.chat, (chat) => openCardOf(chat) !== null)
  const isEmpty = draft.trim() === ''
  const send = (how: Send) => {
    if (isEmpty) return
    desk.composer.set({ draft: '' })
    void how(desk, draft.trim())
    // A button that is pressed goes with the draft.
    field.current?.focus()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    const isStrong = event.ctrlKey || event.metaKey
    // An empty field leaves Ctrl+Enter to the card.
    if (!isEmpty || !isStrong) event.preventDefault()
    send(isRunning ? (isStrong ? sayInstead : queueMessage) : say)
  }
  return (
    <div className="fixed">
      <output className={styles.unsent}>{isUnsent ? words.unsent : ''}</output>
      <div className={styles.composer} data-answering={(isAnswering && hasOpenCard) || undefined}>
        <div className={`flex gap-4 ${styles.row}`}>
          <textarea
            ref={field}
            rows={1}
            maxLength={20_000}
            aria-label={words.message}
            aria-describedby={isRunning && !isEmpty ? hintId : undefined}
            placeholder={
              isRunning
                ? queueing.placeholder
                : isAnswering && hasOpenCard
                  ? words.answerPlaceholder
                  : words.placeholder
            }
            value={draft}
            onChange={(event) => desk.composer.set({ draft: event.target.value, isUnsent: false })}
            onKeyDown={sendByKey}
          />
          <IconButton
            // Two buttons in one place: a press that was meant to stop must not send.
            key={isRunning ? 'stop' : 'send'}
            className={`accent ${styles.send}`}
            icon={isRunning ? 'stop' : 'send'}
            name={isRunning ? words.stop : words.send}
            disabled={isEmpty && !isRunning}
            onClick={() => (isRunning ? void stopTurn(desk) : send(say))}
          />
        </div>
        {isRunning && !isEmpty ? <RunningWays hintId={hintId} onSend={send} /> : null}
      </div>
    </div>
  )
}

// Both ways are there to be seen, so that nobody needs to know the keys.
function RunningWays({ hintId, onSend }: { hintId: string; onSend: (how: Send) => void }) {
  const words = useWords().queue
  return (
    <div className={`row wrap at-end gap-4 quiet small ${styles.ways}`}>
      <span id={hintId}>{words.hint}</span>
      <Button aria-keyshortcuts="Enter" onClick={() => onSend(queueMessage)}>
        {words.queue}
        <kbd aria-hidden="true">
          <Icon name="enter" size={12} />
        </kbd>
      </Button>
      <Button aria-keyshortcuts="Control+Enter Meta+Enter" onClick={() => onSend(sayInstead)}>
        {words.instead}
        <kbd aria-hidden="true">
          {controlKey} <Icon name="enter" size={12} />
        </kbd>
      </Button>
    </div>
  )
}

// Others may ask for the field: "Change…" on a card, "Ask to move it" on a block.
function useSummonedField() {
  const field = useRef<HTMLTextAreaElement>(null)
  const summons = useStore(useDesk().composer, (composer) => composer.summons)
  useEffect(() => {
    if (summons === 0 || field.current === null) return
    field.current.focus()
    field.current.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [summons])
  return field
}
