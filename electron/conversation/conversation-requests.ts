// The conversation: a turn, its stop, and the person's verdict on a card.
import {
  findCard,
  hasConversation,
  readConversation,
  readSnapshots,
} from '../../db/conversation.ts'
import { addToQueue, removeFromQueue } from '../../db/conversations.ts'
import { readState } from '../../db/schedule.ts'
import { fail, succeed } from '../../shared/result.ts'
import { isCutOff } from '../agent/agent.ts'
import { reviseCard } from '../agent/cards/change-card.ts'
import { readChips, resumeText, takeReading, takeVerdict } from '../orchestrator/orchestrate.ts'
import { problem, shownConversation, type SessionContext, requirePlan } from '../session/context.ts'
import { pushQueue, queueOf } from '../session/queue.ts'
import {
  endTurn,
  orchestratorPorts,
  runTurn,
  sayText,
  sendQueued,
  type TurnOptions,
} from './run-turn.ts'
import type { Handler } from '../session/handler.ts'

export const say: Handler<'say'> = async (context, { text, stops }) => {
  if (stops === true) await endTurn(context)
  return sayText(context, text)
}

export const answer: Handler<'answer-card'> = async (context, input) => {
  const answered = await runTurn(
    context,
    (ports, conversation, signal) =>
      takeVerdict(ports, conversation, { ...input, isAlways: input.always ?? false }, signal),
    conversationOf(context, input),
  )
  if (!answered.ok) return answered
  const { outcome, cardId, ending, text = '' } = answered.value
  if (outcome === 'refused') return fail({ code: 'part-refused', message: text })
  if (outcome === 'unknown-card' || outcome === 'wrong-hash') return problem(context, outcome)
  const status = findCard(context.database, input.cardId)?.status ?? 'stale'
  return succeed({ outcome, status, ending, cardId })
}

/** The arguments of a call as the person wants them: what can't be done so leaves the card as it was. */
export const revise: Handler<'revise-card'> = async (context, input) => {
  const revised = await runTurn(
    context,
    ({ agent }, conversation, signal) => reviseCard(agent, conversation, input, signal),
    conversationOf(context, input),
  )
  if (!revised.ok) return revised
  const { value } = revised
  if (value.kind === 'revised') return succeed({ cardId: value.cardId })
  return value.kind === 'refused'
    ? fail({ code: 'revision-refused', message: value.text })
    : problem(context, value.kind)
}

/** What the open card's request was read as; the readings themselves stay here. */
export const listCardChips: Handler<'read-chips'> = (context, input) => {
  const id = conversationOf(context, input).conversationId ?? shownConversation(context)
  if (context.turn !== null || readState(context.database) === null) return succeed({ chips: [] })
  const ports = orchestratorPorts(context, id, null)
  const open = readChips(ports, readConversation(context.database, id), input.cardId)
  const chips = open.map(({ id: chip, label, text, choices }) => ({
    id: chip,
    label,
    text,
    choices,
  }))
  return succeed({ chips })
}

/** The request of an open card read another way: what comes of it takes the card's place. */
export const chooseReading: Handler<'choose-reading'> = async (context, input) => {
  const taken = await runTurn(
    context,
    (ports, conversation, signal) => takeReading(ports, conversation, input, signal),
    conversationOf(context, input),
  )
  if (!taken.ok) return taken
  const { value } = taken
  return value.kind === 'chosen' ? succeed(value.response) : problem(context, value.kind)
}

export const stopTurn: Handler<'stop-turn'> = (context) => {
  const { turn } = context
  turn?.stop.abort()
  return succeed({ stopped: turn !== null })
}

/** Goes on with turns that a kill cut off, whichever conversation is shown; does nothing when none was running. */
export async function resumeCutOffTurn(context: SessionContext): Promise<void> {
  const { database } = context
  if (readState(database) === null) return
  for (const { id: conversationId } of readSnapshots(database).filter(isCutOff))
    await runTurn(context, resumeText, { conversationId })
  sendQueued(context)
}

/** A card is answered in its own conversation, whichever is shown. */
function conversationOf({ database }: SessionContext, { cardId }: { cardId: string }): TurnOptions {
  const card = findCard(database, cardId)
  return card === null || !hasConversation(database, card.conversationId)
    ? {}
    : { conversationId: card.conversationId }
}

// A message that is sent while a turn runs: put in the queue, taken out of it, or sent at once.

/** More than anybody waits for. */
const mostQueued = 20

export const queueMessage: Handler<'queue-message'> = (context, { text }) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  if (queueOf(context).length >= mostQueued) return problem(context, 'queue-full')
  addToQueue(context.database, shownConversation(context), text)
  const queued = pushQueue(context)
  sendQueued(context)
  return succeed({ queued })
}

export const dropQueued: Handler<'drop-queued'> = (context, { id }) => {
  if (!removeFromQueue(context.database, id)) return problem(context, 'not-queued')
  return succeed({ queued: pushQueue(context) })
}

/** As if it were typed now; a turn that runs is stopped first. */
export const sendQueuedNow: Handler<'send-queued'> = async (context, { id }) => {
  await endTurn(context)
  const message = queueOf(context).find((queued) => queued.id === id)
  if (message === undefined) return problem(context, 'not-queued')
  return sayText(context, message.text, { queuedId: id })
}
