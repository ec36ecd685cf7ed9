// Statements on `conversation`, `turn`, `step` and `snapshot`.
import type { Connection, Statement } from '../sqlite.ts'

export type ConversationRow = { key: number; title: string; parent: number | null }

export type StepRow = {
  /** As `stepKey` makes it. */
  key: number
  trace_id: string
  at: string
  /** Sequence number of the conversation's last timeline event after this step. */
  last_event: number
  /** Lines, as `toLines` writes them. */
  messages: string
  events: string
}

export type SnapshotRow = { version: number; json: string; row_hash: string }

export function prepareConversationTables(connection: Connection) {
  return {
    ...prepareConversationTable(connection),
    ...prepareStepTables(connection),
    ...prepareSnapshotTable(connection),
  }
}

function prepareConversationTable(connection: Connection) {
  const newest: Statement<[], ConversationRow> = connection.prepare(
    `SELECT key, title, parent FROM conversation WHERE is_deleted = 0
     ORDER BY opened DESC, key DESC LIMIT 1`,
  )
  const find: Statement<[key: number], ConversationRow> = connection.prepare(
    'SELECT key, title, parent FROM conversation WHERE key = ? AND is_deleted = 0',
  )
  const readKeys: Statement<[], { key: number }> = connection.prepare(
    'SELECT key FROM conversation WHERE is_deleted = 0 ORDER BY key',
  )
  const create: Statement<[createdAt: string, parent: number | null]> = connection.prepare(
    `INSERT INTO conversation (created_at, title, opened, parent)
     VALUES (?, '', (SELECT coalesce(max(opened), 0) + 1 FROM conversation), ?)`,
  )
  const open: Statement<[key: number]> = connection.prepare(
    `UPDATE conversation SET opened = (SELECT max(opened) + 1 FROM conversation)
     WHERE key = ? AND is_deleted = 0`,
  )
  const rename: Statement<[title: string, key: number]> = connection.prepare(
    'UPDATE conversation SET title = ? WHERE key = ?',
  )
  const markDeleted: Statement<[key: number]> = connection.prepare(
    "UPDATE conversation SET is_deleted = 1, title = '' WHERE key = ?",
  )
  const nameOnce: Statement<[title: string, key: number]> = connection.prepare(
    "UPDATE conversation SET title = ? WHERE key = ? AND title = ''",
  )
  return { newest, find, readKeys, create, open, rename, markDeleted, nameOnce }
}

function prepareStepTables(connection: Connection) {
  const findTurn: Statement<[key: number, traceId: string], { key: number }> = connection.prepare(
    'SELECT key FROM turn WHERE conversation = ? AND trace_id = ?',
  )
  const createTurn: Statement<[key: number, traceId: string]> = connection.prepare(
    'INSERT INTO turn (conversation, trace_id) VALUES (?, ?)',
  )
  const readSteps: Statement<[from: number, to: number], StepRow> = connection.prepare(
    `SELECT s.key, t.trace_id, s.at, s.last_event, s.messages, s.events
     FROM step s JOIN turn t ON t.key = s.turn WHERE s.key > ? AND s.key < ? ORDER BY s.key`,
  )
  const lastStep: Statement<
    [from: number, to: number],
    Pick<StepRow, 'key' | 'last_event'>
  > = connection.prepare(
    'SELECT key, last_event FROM step WHERE key > ? AND key < ? ORDER BY key DESC LIMIT 1',
  )
  const writeStep: Statement<
    [key: number, turn: number, at: string, lastEvent: number, messages: string, events: string]
  > = connection.prepare(
    'INSERT INTO step (key, turn, at, last_event, messages, events) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const deleteSteps: Statement<[from: number, to: number]> = connection.prepare(
    'DELETE FROM step WHERE key > ? AND key < ?',
  )
  return { findTurn, createTurn, readSteps, lastStep, writeStep, deleteSteps }
}

function prepareSnapshotTable(connection: Connection) {
  const readSnapshot: Statement<[key: number], SnapshotRow> = connection.prepare(
    'SELECT version, json, row_hash FROM snapshot WHERE conversation = ?',
  )
  const writeSnapshot: Statement<[key: number, version: number, json: string, rowHash: string]> =
    connection.prepare(
      `INSERT INTO snapshot (conversation, version, json, row_hash) VALUES (?, ?, ?, ?)
       ON CONFLICT (conversation) DO UPDATE SET
         version = excluded.version, json = excluded.json, row_hash = excluded.row_hash`,
    )
  const clearSnapshot: Statement<[key: number]> = connection.prepare(
    'DELETE FROM snapshot WHERE conversation = ?',
  )
  const readSnapshots: Statement<[], SnapshotRow & { key: number }> = connection.prepare(
    `SELECT s.conversation AS key, s.version, s.json, s.row_hash
     FROM snapshot s JOIN conversation c ON c.key = s.conversation
     WHERE c.is_deleted = 0 ORDER BY s.conversation`,
  )
  return { readSnapshot, readSnapshots, writeSnapshot, clearSnapshot }
}
