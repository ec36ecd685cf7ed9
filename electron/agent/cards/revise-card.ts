// The person changes the arguments of a call on its card: the changed call is checked like any other and shown anew.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Card } from '../../../shared/agent/card.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import { findWaiting } from '../agent.ts'
import { commitRound } from '../graph/commit-round.ts'
import { hashBody, openCard } from './open-card.ts'
import type { AgentPorts, Conversation } from '../ports.ts'
import { proposeCall, type CallProposal } from './propose-call.ts'
import { replacedRound } from './close-card.ts'
import type { Turn } from '../graph/turn.ts'

export type Revision = {
  cardId: string
  /** That of the card as it was shown. */
  hash: string
  arguments: Record<string, unknown>
}

export type RevisionResult =
  /** `cardId` is the card that now waits in place of the other. */
  | { kind: 'revised'; cardId: string }
  /** `text` says why the changed call can't be done; the card stays open as it was. */
  | { kind: 'refused'; text: string }
  | { kind: 'unknown-card' | 'wrong-hash' | 'already' | 'not-a-call' }

type Refused = Extract<CallProposal, { kind: 'refused' }>

/** Never applied without asking (O7): the person looks at what their change does. */
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
  const call = callOf(card)
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

/** Undo and redo take no arguments. */
function callOf({ body }: Card) {
  return body.kind === 'write' ? body.call : null
}
