// The right column: what was said and done, and the field to say more.
import { useEffect, useRef, useState } from 'react'
import { percentOf } from '../../shared/planner/plan-progress.ts'
import { ConversationHead } from '../conversations/conversation-head.tsx'
import { GuidePanel } from '../guide/guide-panel.tsx'
import { useGuide } from '../guide/use-guide.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { focusComposer } from '../store/actions.ts'
import { openCardOf, type ChatState } from '../store/chat-store.ts'
import { dropQueued, sendQueued } from '../store/steer.ts'
import { useDesk, useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { Suggestions } from './suggestions.tsx'
import { Timeline } from './timeline.tsx'

/** A search is told of once for each of these hundredths that it has passed. */
const stride = 25

/** Reads finished answers, waiting proposals and long searches aloud, and only what comes after the page was opened. */
function LastAnswer() {
  const { chat } = useDesk()
  const words = useWords().conversation
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

export function Conversation() {
  const scroller = useScrollToSaid()
  useGuide()
  const id = useStore(useDesk().chat, ({ conversation }) => conversation.id)
  return (
    <>
      <ConversationHead />
      <div
        ref={scroller}
        className={`flex grow shortens scrolls-down ${styles.scroller}`}
        data-scroller=""
      >
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

/**
 * What was written while a turn runs and waits to be said: at the foot of the conversation, each
 * with its two ways on.
 */
function QueuedMessages() {
  const desk = useDesk()
  const words = useWords().queue
  const queued = useStore(desk.chat, (chat) => chat.queued)
  const why = useStore(desk.chat, whyQueueWaits)
  // The line goes, and the focus with it.
  const act = (work: Promise<void>) => void work.then(() => focusComposer(desk))
  return (
    <div className="fixed small pad-x-14">
      <output className="block quiet snug pad-y-2 pad-x-6 unless-empty">
        {queued.length === 0 || why === null ? '' : words.why[why]}
      </output>
      {queued.length === 0 ? null : (
        <ol
          className={`stack gap-4 scrolls-down pad-y-2 pad-x-2 ${styles.messages}`}
          aria-label={words.queued}
        >
          {queued.map(({ id, text }) => (
            <li key={id} className={`row gap-4 rounded ${styles.message}`}>
              <p className="ellipsis grow narrows" title={text}>
                {text}
              </p>
              <Button
                aria-label={words.sendNow(text)}
                title={why === null ? undefined : words.means[why]}
                onClick={() => act(sendQueued(desk, id))}
              >
                {words.send}
              </Button>
              <IconButton
                icon="close"
                name={words.remove(text)}
                title={words.removeBriefly}
                onClick={() => act(dropQueued(desk, id))}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Null where the next one is about to be sent. */
export function whyQueueWaits(
  chat: Pick<ChatState, 'isRunning' | 'cards' | 'timeline'>,
): ('running' | 'card' | 'question' | 'stopped' | 'failed') | null {
  if (chat.isRunning) return 'running'
  if (openCardOf(chat) !== null) return 'card'
  const last = chat.timeline.findLast(({ event }) => event.kind === 'turn-end')?.event
  return last?.kind !== 'turn-end' || last.ending === 'completed' ? null : last.ending
}
