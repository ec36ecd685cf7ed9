// Makes cards, and knows a card's hash: what the person answers is exactly what is stored (G6).
import { createHash } from 'node:crypto'
import type { Card, CardBody } from '../../../shared/agent/card.ts'
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

/** One text for one JSON value, whatever the order in which its keys were written; hashes and comparisons use it. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sortKeys)
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
