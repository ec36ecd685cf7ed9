// Changes what an open card asks: its request is read anew (M8), or its call is made with other arguments.
import type { Card } from '../../../shared/agent/card.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import type { ChosenReading } from '../../language/chips/given-reading.ts'
import { nextCallNumber, findWaiting } from '../agent.ts'
import { type Progress, commitRound } from '../graph/commit-round.ts'
import { beginState, hasChanged, writeSnapshot } from '../graph/graph-state.ts'
import { resume } from '../graph/next.ts'
import { openTurn, type Turn } from '../graph/turn.ts'
import type { Conversation, AgentPorts } from '../ports.ts'
import { closeCard, replacedRound, hashBody, openCard } from './open-card.ts'
import { isPutAway, isSceneCard } from './keep-scene-card.ts'
import { proposeCall, type CallProposal } from './propose-call.ts'

// Begins a turn anew, as the person wants its request to be read (M8): its open card makes way for what comes of that.

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

export type Revision = {
  cardId: string
  /** That of the card as it was shown. */
  hash: string
  arguments: Record<string, unknown>
}

type RevisionResult =
  /** `cardId` is the card that now waits in place of the other. */
  | { kind: 'revised'; cardId: string }
  /** `text` says why the changed call can't be done; the card stays open as it was. */
  | { kind: 'refused'; text: string }
  | { kind: 'unknown-card' | 'wrong-hash' | 'already' | 'not-a-call' }

type Refused = Extract<CallProposal, { kind: 'refused' }>

/**
 * The person changes the arguments of a call on its card: the changed call is checked like any
 * other and shown anew. Never applied without asking (O7): the person looks at what their change
 * does.
 */
export async function reviseCard(
  ports: AgentPorts,
  conversation: Conversation,
  { cardId, hash, arguments: values }: Revision,
  signal: AbortSignal,
): Promise<RevisionResult> {
  const card = conversation.cards.find(({ id }) => id === cardId)
  if (card === undefined) return { kind: 'unknown-card' }
  if (hash !== card.hash || hashBody(card.body) !== card.hash) return { kind: 'wrong-hash' }
  if (card.status !== 'open') return { kind: 'already' }
  const turn = findWaiting(ports, conversation, card, signal)
  if (turn === null) return { kind: 'unknown-card' }
  // Undo and redo take no arguments.
  const call = card.body.kind === 'write' ? card.body.call : null
  if (call === null) return { kind: 'not-a-call' }
  const proposal = await proposeCall(turn, { ...call, arguments: values })
  switch (proposal.kind) {
    case 'refused':
      return { kind: 'refused', text: sayToPerson(turn, proposal) }
    case 'invalid':
      return { kind: 'refused', text: proposal.text }
    case 'stopped':
      return { kind: 'already' }
    case 'body': {
      const fresh = openCard(turn, proposal.body)
      commitRound(turn, replacedRound(turn, card, fresh, { kind: 'revised' }))
      return { kind: 'revised', cardId: fresh.id }
    }
    default:
      return assertNever(proposal)
  }
}

/** What a model is told has ids and numbers of days in it. */
function sayToPerson({ ports }: Turn, { text, refusal }: Refused): string {
  return refusal === null
    ? text
    : sayRefusal(ports.readState(), refusal, ports.language(), 'person')
}
