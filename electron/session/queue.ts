// What was sent while a turn ran: shown, and sent by itself once the conversation waits for nothing else.
import { readConversation } from '../../db/conversation.ts'
import { readQueue } from '../../db/conversations.ts'
import type { QueuedMessage } from '../../shared/view/app-view.ts'
import { type SessionContext, shownConversation } from './context.ts'

/** Of the conversation that is shown, oldest first. */
export function queueOf(context: SessionContext): QueuedMessage[] {
  return readQueue(context.database, shownConversation(context))
}

/** Tells every window how it stands; answers with the same. */
export function pushQueue(context: SessionContext): QueuedMessage[] {
  const queued = queueOf(context)
  context.push({ kind: 'queued', queued })
  return queued
}

/**
 * The message that may follow now. After a card or a question that waits, a stop or a failure none does:
 * what was written before that was not meant as the answer to it.
 */
export function nextQueued(context: SessionContext): QueuedMessage | null {
  const { database, turn, closing } = context
  if (turn !== null || closing.aborted) return null
  const [next] = queueOf(context)
  if (next === undefined) return null
  const { timeline, cards } = readConversation(database, shownConversation(context))
  if (cards.some(({ status }) => status === 'open')) return null
  const last = timeline.findLast(({ event }) => event.kind === 'turn-end')?.event
  return last === undefined || (last.kind === 'turn-end' && last.ending === 'completed')
    ? next
    : null
}
