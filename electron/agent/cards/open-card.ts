// Makes cards, and knows a card's hash: what the person answers is exactly what is stored (G6).
import { createHash } from 'node:crypto'
import type { Card, CardBody } from '../../../shared/agent/card.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { Turn } from '../graph/turn.ts'

/** A new card of this turn; it is open once it has been committed. */
export function openCard({ ports, conversationId, state }: Turn, body: CardBody): Card {
  return {
    id: ports.newId(),
    conversationId,
    traceId: state.traceId,
    openedAt: ports.at(),
    status: 'open',
    hash: hashBody(body),
    note: '',
    body,
  }
}

/** SHA-256 in hex of the body's canonical JSON. */
export function hashBody(body: CardBody): string {
  return createHash('sha256').update(canonicalJson(body)).digest('hex')
}
