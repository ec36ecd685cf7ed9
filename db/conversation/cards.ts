// Cards in the file (G6): opened once, settled once; of a row that is not as it was written nothing can run.
import { cardBodySchema, cardStatuses, type Card } from '../../shared/agent/card.ts'
import type { CardWrite } from '../../shared/agent/agent-step.ts'
import { assertNever } from '../../shared/assert-never.ts'
import { conversationId } from './conversation-id.ts'
import { DamagedRow, fromText, oneOf, toText } from '../stored-text.ts'
import type { CardRow } from '../tables/card-table.ts'
import type { Tables } from '../tables/tables.ts'

/** To be called in a transaction. Throws when a card is opened twice, or settled when it is not open. */
export function writeCard(
  { cards }: Tables,
  write: CardWrite,
  conversation: number,
  turnOf: (traceId: string) => number,
): void {
  switch (write.kind) {
    case 'open': {
      const { card } = write
      if (card.conversationId !== conversationId(conversation)) {
        throw new Error(`card ${card.id} belongs to ${card.conversationId}`)
      }
      if (card.status !== 'open') throw new Error(`card ${card.id} is opened as ${card.status}`)
      cards.write.run({
        id: card.id,
        conversation,
        turn: turnOf(card.traceId),
        opened_at: card.openedAt,
        status: card.status,
        hash: card.hash,
        note: card.note,
        body: toText(cardBodySchema, card.body),
      })
      return
    }
    case 'settle': {
      const { changes } = cards.settle.run(write.status, write.note, write.cardId)
      if (changes !== 1) throw new Error(`card ${write.cardId} is not open`)
      return
    }
    default:
      return assertNever(write)
  }
}

/** Throws `DamagedRow` when the row is not as it was written. */
export function toCard(row: CardRow): Card {
  const name = `card ${row.id}`
  if (row.intact !== 1) throw new DamagedRow(name)
  return {
    id: row.id,
    conversationId: conversationId(row.conversation),
    traceId: row.trace_id,
    openedAt: row.opened_at,
    status: oneOf(cardStatuses, row.status, name),
    hash: row.hash,
    note: row.note,
    body: fromText(cardBodySchema, row.body, name),
  }
}
