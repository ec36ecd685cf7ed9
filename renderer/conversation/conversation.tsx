// The right column: what was said and done, and the field to say more.
import { useEffect, useMemo, useRef } from 'react'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { conversationWords } from '../words/conversation-words.ts'
import { useWords } from '../words/words.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { LastAnswer } from './last-answer.tsx'
import { Suggestions } from './suggestions.tsx'
import { listRows } from './timeline-rows.ts'
import { TimelineRowView } from './timeline-row.tsx'
import { Writing } from './writing.tsx'

export function Conversation() {
  const desk = useDesk()
  const words = useWords(conversationWords)
  const timeline = useStore(desk.chat, (chat) => chat.timeline)
  const cards = useStore(desk.chat, (chat) => chat.cards)
  const rows = useMemo(() => listRows(timeline, cards), [timeline, cards])
  const scroller = useScrollToSaid()
  return (
    <>
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.timeline} role="log" aria-live="off" aria-label={words.conversation}>
          {rows.length === 0 ? <p className={styles.hello}>{words.hello}</p> : null}
          {rows.map((row) => (
            <TimelineRowView key={row.seq} row={row} />
          ))}
          <Writing />
        </div>
      </div>
      <LastAnswer />
      <Suggestions />
      <Composer />
    </>
  )
}

// Whoever speaks wants to see what comes of it, however far up they had read.
function useScrollToSaid() {
  const { chat } = useDesk()
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let seen = chat.get().timeline.length
    return chat.subscribe(() => {
      const { timeline } = chat.get()
      if (timeline.length === seen) return
      seen = timeline.length
      // The list hangs from its lower end: 0 is the newest.
      if (timeline.at(-1)?.event.kind === 'turn-start') scroller.current?.scrollTo({ top: 0 })
    })
  }, [chat])
  return scroller
}
