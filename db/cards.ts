// Keeps cards in the file (G6): opened once, settled once; of a row that is not as it was written nothing can run.
import { defineStatements, type Store } from './store/database.ts'
import { conversationId } from './ids.ts'
import { isIntact, prepareSealed } from './store/seals.ts'
import { DamagedRow, fromText, oneOf, toText } from './store/stored-text.ts'
import type { CardWrite } from '../shared/agent/agent-step.ts'
import { type Card, cardBodySchema, cardStatuses } from '../shared/agent/card.ts'
import { assertNever } from '../shared/assert-never.ts'

export type CardRow = {
  id: string
  conversation: number
  trace_id: string
  opened_at: string
  status: string
  hash: string
  note: string
  body: string
  /** 1 where it is as it was written, with its turn. */
  intact: number
}

export const cardStatements = defineStatements((connection) => {
  const selectCard = `SELECT c.id, c.conversation, t.trace_id, c.opened_at, c.status, c.hash, c.note,
      c.body,
      ${isIntact(connection, 'card', 'c')} AND ${isIntact(connection, 'turn', 't')} AS intact
    FROM card c LEFT JOIN turn t ON t.key = c.turn`
  return {
    find: connection.prepare<[id: string], CardRow>(`${selectCard} WHERE c.id = ?`),
    readOpen: connection.prepare<[], CardRow>(
      `${selectCard} WHERE c.status = 'open' ORDER BY c.rowid`,
    ),
    readOf: connection.prepare<[conversation: number], CardRow>(
      `${selectCard} WHERE c.conversation = ? ORDER BY c.rowid`,
    ),
    write: prepareSealed<Omit<CardRow, 'trace_id' | 'intact'> & { turn: number }>(
      connection,
      'card',
    ),
    settle: connection.prepare<[status: string, note: string, id: string]>(
      "UPDATE card SET status = ?, note = ? WHERE id = ? AND status = 'open'",
    ),
    /** Those that no accepted change points to. */
    deleteOf: connection.prepare<[conversation: number]>(
      `DELETE FROM card WHERE conversation = ?
     AND id NOT IN (SELECT card_id FROM history_entry WHERE card_id IS NOT NULL)`,
    ),
  }
})

/** To be called in a transaction. Throws when a card is opened twice, or settled when it is not open. */
export function writeCard(
  database: Store,
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
      cardStatements(database).write.run({
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
      const { changes } = cardStatements(database).settle.run(
        write.status,
        write.note,
        write.cardId,
      )
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
