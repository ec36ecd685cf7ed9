// Makes cards, and knows a card's hash: what the person answers is exactly what is stored (G6).
import { createHash } from 'node:crypto'
import type { Card, CardBody } from '../../../shared/agent/card.ts'
import type { ToolCall } from '../../../shared/agent/message.ts'
import type { ToolPack } from '../../../shared/tools/catalogue.ts'
import { type Turn, makeRound, type Round } from '../graph/turn.ts'

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

/**
 * The round that opens the card of a call, with what is said with it. The call joins the history
 * with its result, once the card is answered (G5).
 */
export function callCardRound(
  kind: 'card-opened' | 'room-proposed',
  { card, call, activePacks }: { card: Card; call: ToolCall; activePacks?: ToolPack[] },
  { messages, events }: Pick<Round, 'messages' | 'events'>,
): Round {
  return makeRound(
    { kind, cardId: card.id, ...(activePacks === undefined ? {} : { activePacks }) },
    {
      messages,
      events: [
        ...events,
        { kind: 'tool-call-start', call },
        { kind: 'card-open', cardId: card.id },
      ],
      cards: [{ kind: 'open', card }],
    },
  )
}
