// Statements on `card`.
import { isIntact, prepareSealed } from '../integrity/sealed-tables.ts'
import type { Connection, Statement } from '../sqlite.ts'

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

export function prepareCardTable(connection: Connection) {
  const selectCard = `SELECT c.id, c.conversation, t.trace_id, c.opened_at, c.status, c.hash, c.note,
      c.body,
      ${isIntact(connection, 'card', 'c')} AND ${isIntact(connection, 'turn', 't')} AS intact
    FROM card c LEFT JOIN turn t ON t.key = c.turn`
  const find: Statement<[id: string], CardRow> = connection.prepare(`${selectCard} WHERE c.id = ?`)
  const readOpen: Statement<[], CardRow> = connection.prepare(
    `${selectCard} WHERE c.status = 'open' ORDER BY c.rowid`,
  )
  const readOf: Statement<[conversation: number], CardRow> = connection.prepare(
    `${selectCard} WHERE c.conversation = ? ORDER BY c.rowid`,
  )
  const write = prepareSealed<Omit<CardRow, 'trace_id' | 'intact'> & { turn: number }>(
    connection,
    'card',
  )
  const settle: Statement<[status: string, note: string, id: string]> = connection.prepare(
    "UPDATE card SET status = ?, note = ? WHERE id = ? AND status = 'open'",
  )
  /** Those that no accepted change points to. */
  const deleteOf: Statement<[conversation: number]> = connection.prepare(
    `DELETE FROM card WHERE conversation = ?
     AND id NOT IN (SELECT card_id FROM history_entry WHERE card_id IS NOT NULL)`,
  )
  return { find, readOpen, readOf, write, settle, deleteOf }
}
