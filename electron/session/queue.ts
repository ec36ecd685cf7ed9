// What was sent while a turn ran: shown, and sent by itself once the conversation waits for nothing else.
import { ensureConversation, readConversation } from '../../db/conversation.ts'
import { readQueue } from '../../db/queue.ts'
import type { QueuedMessage } from '../../shared/ipc.ts'
import type { SessionContext } from './context.ts'

/** Of the conversation that is shown, oldest first. */
export function queueOf({ database, clock }: SessionContext): QueuedMessage[] {
  return readQueue(database, ensureConversation(database, clock()))
}

export function pushQueue(context: SessionContext): void {
  context.push({ kind: 'queued', queued: queueOf(context) })
}

/**
 * The message that may follow now. After a card or a question that waits, a stop or a failure none does:
 * what was written before that was not meant as the answer to it.
 */
export function nextQueued(context: SessionContext): QueuedMessage | null {
  const { database, clock, turn, closing } = context
  if (turn !== null || closing.aborted) return null
  const [next] = queueOf(context)
  if (next === undefined) return null
  const { timeline, cards } = readConversation(database, ensureConversation(database, clock()))
  if (cards.some(({ status }) => status === 'open')) return null
  const last = timeline.findLast(({ event }) => event.kind === 'turn-end')?.event
  return last === undefined || (last.kind === 'turn-end' && last.ending === 'completed')
    ? next
    : null
}
