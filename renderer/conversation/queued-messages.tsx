// What was written while a turn runs and waits to be said: at the foot of the conversation, each with its two ways on.
import { Button, IconButton } from '../kit/button.tsx'
import { focusComposer } from '../store/actions.ts'
import { useDesk } from '../store/use-store.ts'
import { dropQueued, sendQueued } from '../store/steer.ts'
import { useStore } from '../store/use-store.ts'
import { useWords } from '../words/words.ts'
import styles from './queued-messages.module.css'
import { openCardOf, type ChatState } from '../store/chat-store.ts'

export function QueuedMessages() {
  const desk = useDesk()
  const words = useWords().queue
  const queued = useStore(desk.chat, (chat) => chat.queued)
  const why = useStore(desk.chat, whyQueueWaits)
  // The line goes, and the focus with it.
  const act = (work: Promise<void>) => void work.then(() => focusComposer(desk))
  return (
    <div className="fixed small pad-x-14">
      <output className="block quiet snug pad-y-2 pad-x-4 unless-empty">
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

type QueueWait = 'running' | 'card' | 'question' | 'stopped' | 'failed'

/** Null where the next one is about to be sent. */
export function whyQueueWaits(
  chat: Pick<ChatState, 'isRunning' | 'cards' | 'timeline'>,
): QueueWait | null {
  if (chat.isRunning) return 'running'
  if (openCardOf(chat) !== null) return 'card'
  const last = chat.timeline.findLast(({ event }) => event.kind === 'turn-end')?.event
  return last?.kind !== 'turn-end' || last.ending === 'completed' ? null : last.ending
}
