// Statements on `history_entry`. Undone entries are always the newest ones: a new change deletes them.
import type { Connection, Statement } from '../sqlite.ts'

export type HistoryRow = {
  id: number
  at: string
  who: string
  why: string
  diff: string
  card_id: string | null
  undone: number
  row_hash: string
}

const columns = 'id, at, who, why, diff, card_id, undone, row_hash'

export function prepareHistoryTable(connection: Connection) {
  const readAll: Statement<[], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry ORDER BY id DESC`,
  )
  const newestDone: Statement<[], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry WHERE undone = 0 ORDER BY id DESC LIMIT 1`,
  )
  const oldestUndone: Statement<[], HistoryRow> = connection.prepare(
    `SELECT ${columns} FROM history_entry WHERE undone = 1 ORDER BY id LIMIT 1`,
  )
  const nextReasons: Statement<[], { undo: string | null; redo: string | null }> =
    connection.prepare(
      `SELECT (SELECT why FROM history_entry WHERE undone = 0 ORDER BY id DESC LIMIT 1) AS undo,
              (SELECT why FROM history_entry WHERE undone = 1 ORDER BY id LIMIT 1) AS redo`,
    )
  const write: Statement<[HistoryRow]> = connection.prepare(
    `INSERT INTO history_entry (${columns})
     VALUES (@id, @at, @who, @why, @diff, @card_id, @undone, @row_hash)`,
  )
  const mark: Statement<[undone: number, rowHash: string, id: number]> = connection.prepare(
    'UPDATE history_entry SET undone = ?, row_hash = ? WHERE id = ?',
  )
  const forgetUndone: Statement = connection.prepare('DELETE FROM history_entry WHERE undone = 1')
  return { readAll, newestDone, oldestUndone, nextReasons, write, mark, forgetUndone }
}
