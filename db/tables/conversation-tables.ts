// Statements on `conversation`, `turn`, `message`, `timeline_event` and `snapshot`.
import type { Connection, Statement } from '../sqlite.ts'

export type ConversationRow = { key: number; title: string }

export type TimelineRow = { seq: number; trace_id: string; at: string; body: string }

export type SnapshotRow = { version: number; json: string; row_hash: string }

export function prepareConversationTables(connection: Connection) {
  return {
    ...prepareConversationTable(connection),
    ...prepareMessageTable(connection),
    ...prepareTimelineTables(connection),
    ...prepareSnapshotTable(connection),
  }
}

function prepareConversationTable(connection: Connection) {
  const newest: Statement<[], ConversationRow> = connection.prepare(
    'SELECT key, title FROM conversation ORDER BY key DESC LIMIT 1',
  )
  const find: Statement<[key: number], ConversationRow> = connection.prepare(
    'SELECT key, title FROM conversation WHERE key = ?',
  )
  const readKeys: Statement<[], { key: number }> = connection.prepare(
    'SELECT key FROM conversation ORDER BY key',
  )
  const create: Statement<[createdAt: string]> = connection.prepare(
    "INSERT INTO conversation (created_at, title) VALUES (?, '')",
  )
  const nameOnce: Statement<[title: string, key: number]> = connection.prepare(
    "UPDATE conversation SET title = ? WHERE key = ? AND title = ''",
  )
  return { newest, find, readKeys, create, nameOnce }
}

function prepareMessageTable(connection: Connection) {
  const readMessages: Statement<[key: number], { seq: number; body: string }> = connection.prepare(
    'SELECT seq, body FROM message WHERE conversation = ? ORDER BY seq',
  )
  const lastMessage: Statement<[key: number], { seq: number }> = connection.prepare(
    'SELECT seq FROM message WHERE conversation = ? ORDER BY seq DESC LIMIT 1',
  )
  const writeMessage: Statement<[key: number, seq: number, body: string]> = connection.prepare(
    'INSERT INTO message (conversation, seq, body) VALUES (?, ?, ?)',
  )
  return { readMessages, lastMessage, writeMessage }
}

function prepareTimelineTables(connection: Connection) {
  const findTurn: Statement<[key: number, traceId: string], { key: number }> = connection.prepare(
    'SELECT key FROM turn WHERE conversation = ? AND trace_id = ?',
  )
  const createTurn: Statement<[key: number, traceId: string]> = connection.prepare(
    'INSERT INTO turn (conversation, trace_id) VALUES (?, ?)',
  )
  const readEvents: Statement<[key: number], TimelineRow> = connection.prepare(
    `SELECT e.seq, t.trace_id, e.at, e.body
     FROM timeline_event e JOIN turn t ON t.key = e.turn WHERE e.conversation = ? ORDER BY e.seq`,
  )
  const lastEvent: Statement<[key: number], { seq: number }> = connection.prepare(
    'SELECT seq FROM timeline_event WHERE conversation = ? ORDER BY seq DESC LIMIT 1',
  )
  const writeEvent: Statement<[key: number, seq: number, turn: number, at: string, body: string]> =
    connection.prepare(
      'INSERT INTO timeline_event (conversation, seq, turn, at, body) VALUES (?, ?, ?, ?, ?)',
    )
  return { findTurn, createTurn, readEvents, lastEvent, writeEvent }
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
  return { readSnapshot, writeSnapshot, clearSnapshot }
}
