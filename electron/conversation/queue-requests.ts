// A message that is sent while a turn runs: put in the queue, taken out of it, or sent at once.
import { addToQueue, removeFromQueue } from '../../db/conversations.ts'
import type { RequestInput } from '../../shared/contract/contract.ts'
import { succeed } from '../../shared/result.ts'
import { problem, requirePlan, type SessionContext, shownConversation } from '../session/context.ts'
import { pushQueue, queueOf } from '../session/queue.ts'
import { endTurn, sayText, sendQueued } from './run-turn.ts'

/** More than anybody waits for. */
const mostQueued = 20

export function queueMessage(context: SessionContext, { text }: RequestInput<'queue-message'>) {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  if (queueOf(context).length >= mostQueued) return problem(context, 'queue-full')
  addToQueue(context.database, shownConversation(context), text)
  const queued = pushQueue(context)
  sendQueued(context)
  return succeed({ queued })
}

export function dropQueued(context: SessionContext, { id }: RequestInput<'drop-queued'>) {
  if (!removeFromQueue(context.database, id)) return problem(context, 'not-queued')
  return succeed({ queued: pushQueue(context) })
}

/** As if it were typed now; a turn that runs is stopped first. */
export async function sendQueuedNow(context: SessionContext, { id }: RequestInput<'send-queued'>) {
  await endTurn(context)
  const message = queueOf(context).find((queued) => queued.id === id)
  if (message === undefined) return problem(context, 'not-queued')
  return sayText(context, message.text, { queuedId: id })
}
