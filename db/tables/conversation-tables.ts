// Statements on `conversation`, `turn`, `step` and `snapshot`.
import { isIntact, prepareSealed } from '../integrity/sealed-tables.ts'
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
  /** 1 where it is as it was written, with its turn. */
  intact: number
}

export type SnapshotRow = {
  conversation: number
  version: number
  json: string
  /** 1 where it is as it was written. */
  intact: number
}

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
  const ownTraces: Statement<[{ key: number }], { trace_id: string }> = connection.prepare(
    `SELECT trace_id FROM turn WHERE conversation = @key AND trace_id NOT IN (
       SELECT t.trace_id FROM turn t JOIN conversation c ON c.key = t.conversation
       WHERE c.key <> @key AND c.is_deleted = 0)`,
  )
  const createTurn: Statement<[key: number, traceId: string]> = connection.prepare(
    'INSERT INTO turn (conversation, trace_id) VALUES (?, ?)',
  )
  const readSteps: Statement<[from: number, to: number], StepRow> = connection.prepare(
    `SELECT s.key, t.trace_id, s.at, s.last_event, s.messages, s.events,
       ${isIntact(connection, 'step', 's')} AND ${isIntact(connection, 'turn', 't')} AS intact
     FROM step s LEFT JOIN turn t ON t.key = s.turn WHERE s.key > ? AND s.key < ? ORDER BY s.key`,
  )
  const lastStep: Statement<
    [from: number, to: number],
    Pick<StepRow, 'key' | 'last_event'>
  > = connection.prepare(
    'SELECT key, last_event FROM step WHERE key > ? AND key < ? ORDER BY key DESC LIMIT 1',
  )
  const writeStep = prepareSealed<Omit<StepRow, 'trace_id' | 'intact'> & { turn: number }>(
    connection,
    'step',
  )
  const deleteSteps: Statement<[from: number, to: number]> = connection.prepare(
    'DELETE FROM step WHERE key > ? AND key < ?',
  )
  return { ownTraces, findTurn, createTurn, readSteps, lastStep, writeStep, deleteSteps }
}

function prepareSnapshotTable(connection: Connection) {
  const columns = `s.conversation, s.version, s.json, ${isIntact(connection, 'snapshot', 's')} AS intact`
  const readSnapshot: Statement<[key: number], SnapshotRow> = connection.prepare(
    `SELECT ${columns} FROM snapshot s WHERE s.conversation = ?`,
  )
  const writeSnapshot = prepareSealed<Omit<SnapshotRow, 'intact'>>(
    connection,
    'snapshot',
    'REPLACE',
  )
  const clearSnapshot: Statement<[key: number]> = connection.prepare(
    'DELETE FROM snapshot WHERE conversation = ?',
  )
  const readSnapshots: Statement<[], SnapshotRow> = connection.prepare(
    `SELECT ${columns} FROM snapshot s JOIN conversation c ON c.key = s.conversation
     WHERE c.is_deleted = 0 ORDER BY s.conversation`,
  )
  return { readSnapshot, readSnapshots, writeSnapshot, clearSnapshot }
}
