// Why queued messages are not sent yet: the same grounds on which the core holds them back (G13).
import { openCardOf, type ChatState } from '../store/chat-store.ts'

export type QueueWait = 'running' | 'card' | 'question' | 'stopped' | 'failed'

/** Null where the next one is about to be sent. */
export function whyQueueWaits(
  chat: Pick<ChatState, 'isRunning' | 'cards' | 'timeline'>,
): QueueWait | null {
  if (chat.isRunning) return 'running'
  if (openCardOf(chat) !== null) return 'card'
  const last = chat.timeline.findLast(({ event }) => event.kind === 'turn-end')?.event
  return last?.kind !== 'turn-end' || last.ending === 'completed' ? null : last.ending
}
