// Begins a turn anew, as the person wants its request to be read (M8): its open card makes way for what comes of that.
import type { Card } from '../../../shared/agent/card.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { ChosenReading } from '../../language/chips/given-reading.ts'
import { nextCallNumber } from '../agent.ts'
import type { Progress } from '../graph/commit-round.ts'
import { beginState, hasChanged, writeSnapshot } from '../graph/graph-state.ts'
import { resume } from '../graph/next.ts'
import { openTurn, type Turn } from '../graph/turn.ts'
import type { Conversation } from '../ports.ts'
import { closeCard } from './close-card.ts'
import { isPutAway, isSceneCard } from './keep-scene-card.ts'

/** Whether the card came of words as the built-in rules have read them, and nothing of them is written yet. */
export function isRereadable({ ports, state }: Turn, card: Card): boolean {
  return ports.isBuiltIn() && !hasChanged(state) && (!isSceneCard(card) || isPutAway(card))
}

/** Commits the choice; the chat node runs next. The turn keeps its name: it is the same request. */
export function beginReread(
  { ports, state: before, signal }: Turn,
  conversation: Conversation,
  card: Card,
  reading: ChosenReading,
): Progress {
  const { traceId, activePacks, usage } = before
  const fresh = beginState(traceId, reading.text, activePacks, nextCallNumber(conversation))
  const state = { ...fresh, usage, reading }
  const note = agentWords[ports.language()].stale.staleReread
  const settled = closeCard(card, 'stale', note)
  const { body } = card
  const ended: TimelineEvent[] =
    'call' in body
      ? [{ kind: 'tool-call-end', callId: body.call.id, outcome: 'stale', text: note }]
      : []
  ports.commit({
    conversationId: conversation.id,
    traceId,
    at: ports.at(),
    snapshot: writeSnapshot(state),
    messages: [],
    events: [...settled.events, ...ended, { kind: 'status', phase: state.phase }],
    cards: settled.cards,
    change: null,
  })
  const cards = conversation.cards.map((each) =>
    each.id === card.id ? { ...each, status: 'stale' as const, note } : each,
  )
  return {
    turn: openTurn(ports, { ...conversation, cards }, state, signal),
    position: resume(state),
  }
}
