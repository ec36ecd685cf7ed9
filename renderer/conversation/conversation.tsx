// The right column: what was said and done, and the field to say more.
import { useEffect, useRef } from 'react'
import { ConversationHead } from '../conversations/conversation-head.tsx'
import { GuidePanel } from '../guide/guide-panel.tsx'
import { useGuide } from '../guide/use-guide.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { LastAnswer } from './last-answer.tsx'
import { QueuedMessages } from './queued-messages.tsx'
import { Suggestions } from './suggestions.tsx'
import { Timeline } from './timeline.tsx'

export function Conversation() {
  const scroller = useScrollToSaid()
  useGuide()
  const id = useStore(useDesk().chat, ({ conversation }) => conversation.id)
  return (
    <>
      <ConversationHead />
      <div ref={scroller} className={styles.scroller} data-scroller="">
        {/* Events are numbered anew in each conversation: nothing of another one is kept. */}
        <Timeline key={id} />
      </div>
      <LastAnswer key={id} />
      <GuidePanel />
      <QueuedMessages />
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
