// Reads finished answers, waiting proposals and long searches aloud, and only what comes after the page was opened.
import { useState } from 'react'
import { percentOf } from '../../shared/planner/plan-progress.ts'
import { openCardOf } from '../store/chat-store.ts'
import { useDesk } from '../store/desk-context.ts'
import { useStore } from '../store/use-store.ts'
import { conversationWords } from '../words/conversation-words.ts'
import { useWords } from '../words/words.ts'

/** A search is told of once for each of these hundredths that it has passed. */
const stride = 25

export function LastAnswer() {
  const { chat } = useDesk()
  const words = useWords(conversationWords)
  const [openedAt] = useState(() => chat.get().timeline.at(-1)?.seq ?? 0)
  const entry = useStore(chat, ({ timeline }) =>
    timeline.findLast(({ event }) => event.kind === 'text' || event.kind === 'error'),
  )
  const outcome = useStore(chat, ({ timeline }) =>
    timeline.findLast(({ event }) => event.kind === 'outcome'),
  )
  const waits = useStore(chat, (state) => openCardOf(state) !== null)
  const searched = useStore(chat, ({ progress }) =>
    progress === null ? 0 : Math.floor(percentOf(progress) / stride) * stride,
  )
  const event = entry !== undefined && entry.seq > openedAt ? entry.event : null
  return (
    <div className="for-screen-readers" aria-live="polite">
      {event !== null && 'text' in event ? <p>{event.text}</p> : null}
      {outcome?.event.kind === 'outcome' && outcome.traceId === entry?.traceId ? (
        <p>{outcome.event.text}</p>
      ) : null}
      {searched > 0 ? <p>{words.searched(searched)}</p> : null}
      {waits ? <p>{words.proposalWaits}</p> : null}
    </div>
  )
}
