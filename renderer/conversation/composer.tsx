// The field for the next message: Enter sends, Shift+Enter begins a line, and an input method keeps its Enter.
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { IconButton } from '../controls/button.tsx'
import { say, stopTurn } from '../store/actions.ts'
import { openCardOf } from '../store/chat-store.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { conversationWords } from '../words/conversation-words.ts'
import { useWords } from '../words/words.ts'
import styles from './composer.module.css'

export function Composer() {
  const desk = useDesk()
  const words = useWords(conversationWords)
  const field = useSummonedField()
  const draft = useStore(desk.composer, (composer) => composer.draft)
  const isAnswering = useStore(desk.composer, (composer) => composer.isAnsweringCard)
  const isUnsent = useStore(desk.composer, (composer) => composer.isUnsent)
  const isRunning = useStore(desk.chat, (chat) => chat.isRunning)
  const hasOpenCard = useStore(desk.chat, (chat) => openCardOf(chat) !== null)
  const send = () => {
    const text = draft.trim()
    if (text === '' || isRunning) return
    desk.composer.set({ draft: '' })
    void say(desk, text)
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    // An empty field leaves Ctrl+Enter to the card.
    if (draft.trim() === '')
      return event.ctrlKey || event.metaKey ? undefined : event.preventDefault()
    event.preventDefault()
    send()
  }
  return (
    <div className={styles.field}>
      <output className={styles.unsent}>{isUnsent ? words.unsent : ''}</output>
      <div className={styles.composer} data-answering={(isAnswering && hasOpenCard) || undefined}>
        <textarea
          ref={field}
          rows={1}
          maxLength={20_000}
          aria-label={words.message}
          placeholder={isAnswering && hasOpenCard ? words.answerPlaceholder : words.placeholder}
          value={draft}
          onChange={(event) => desk.composer.set({ draft: event.target.value, isUnsent: false })}
          onKeyDown={sendByKey}
        />
        {isRunning ? (
          <IconButton
            className={styles.send}
            icon="stop"
            name={words.stop}
            onClick={() => void stopTurn(desk)}
          />
        ) : (
          <IconButton
            className={styles.send}
            icon="send"
            name={words.send}
            disabled={draft.trim() === ''}
            onClick={send}
          />
        )}
      </div>
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
