// Reads conversations again after a reload or a kill: messages, timeline, cards and the snapshot (G12).
import {
  defineStatements,
  type Store,
  type ConversationCursor,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { cardStatements, toCard } from './cards.ts'
import { conversationId, conversationKey } from './ids.ts'
import { isIntact, prepareSealed } from './store/seals.ts'
import type { Connection } from './store/sqlite.ts'
import { DamagedRow, fromText, linesOf, unlessDamaged } from './store/stored-text.ts'
import type { Card } from '../shared/agent/card.ts'
import { type Message, messageSchema } from '../shared/agent/message.ts'
import { type StoredTimelineEvent, timelineEventSchema } from '../shared/agent/timeline.ts'

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

export const conversationStatements = defineStatements((connection) => ({
  ...prepareConversationTable(connection),
  ...prepareStepTables(connection),
  ...prepareSnapshotTable(connection),
}))

function prepareConversationTable(connection: Connection) {
  return {
    newest: connection.prepare<[], ConversationRow>(
      `SELECT key, title, parent FROM conversation WHERE is_deleted = 0
     ORDER BY opened DESC, key DESC LIMIT 1`,
    ),
    find: connection.prepare<[key: number], ConversationRow>(
      'SELECT key, title, parent FROM conversation WHERE key = ? AND is_deleted = 0',
    ),
    readKeys: connection.prepare<[], { key: number }>(
      'SELECT key FROM conversation WHERE is_deleted = 0 ORDER BY key',
    ),
    create: connection.prepare<[createdAt: string, parent: number | null]>(
      `INSERT INTO conversation (created_at, title, opened, parent)
     VALUES (?, '', (SELECT coalesce(max(opened), 0) + 1 FROM conversation), ?)`,
    ),
    open: connection.prepare<[key: number]>(
      `UPDATE conversation SET opened = (SELECT max(opened) + 1 FROM conversation)
     WHERE key = ? AND is_deleted = 0`,
    ),
    rename: connection.prepare<[title: string, key: number]>(
      'UPDATE conversation SET title = ? WHERE key = ?',
    ),
    markDeleted: connection.prepare<[key: number]>(
      "UPDATE conversation SET is_deleted = 1, title = '' WHERE key = ?",
    ),
    nameOnce: connection.prepare<[title: string, key: number]>(
      "UPDATE conversation SET title = ? WHERE key = ? AND title = ''",
    ),
  }
}

function prepareStepTables(connection: Connection) {
  return {
    findTurn: connection.prepare<[key: number, traceId: string], { key: number }>(
      'SELECT key FROM turn WHERE conversation = ? AND trace_id = ?',
    ),
    ownTraces: connection.prepare<[{ key: number }], { trace_id: string }>(
      `SELECT trace_id FROM turn WHERE conversation = @key AND trace_id NOT IN (
       SELECT t.trace_id FROM turn t JOIN conversation c ON c.key = t.conversation
       WHERE c.key <> @key AND c.is_deleted = 0)`,
    ),
    createTurn: connection.prepare<[key: number, traceId: string]>(
      'INSERT INTO turn (conversation, trace_id) VALUES (?, ?)',
    ),
    readSteps: connection.prepare<[from: number, to: number], StepRow>(
      `SELECT s.key, t.trace_id, s.at, s.last_event, s.messages, s.events,
       ${isIntact(connection, 'step', 's')} AND ${isIntact(connection, 'turn', 't')} AS intact
     FROM step s LEFT JOIN turn t ON t.key = s.turn WHERE s.key > ? AND s.key < ? ORDER BY s.key`,
    ),
    lastStep: connection.prepare<[from: number, to: number], Pick<StepRow, 'key' | 'last_event'>>(
      'SELECT key, last_event FROM step WHERE key > ? AND key < ? ORDER BY key DESC LIMIT 1',
    ),
    writeStep: prepareSealed<Omit<StepRow, 'trace_id' | 'intact'> & { turn: number }>(
      connection,
      'step',
    ),
    deleteSteps: connection.prepare<[from: number, to: number]>(
      'DELETE FROM step WHERE key > ? AND key < ?',
    ),
  }
}

function prepareSnapshotTable(connection: Connection) {
  const columns = `s.conversation, s.version, s.json, ${isIntact(connection, 'snapshot', 's')} AS intact`
  return {
    readSnapshot: connection.prepare<[key: number], SnapshotRow>(
      `SELECT ${columns} FROM snapshot s WHERE s.conversation = ?`,
    ),
    writeSnapshot: prepareSealed<Omit<SnapshotRow, 'intact'>>(connection, 'snapshot', 'REPLACE'),
    clearSnapshot: connection.prepare<[key: number]>('DELETE FROM snapshot WHERE conversation = ?'),
    readSnapshots: connection.prepare<[], SnapshotRow>(
      `SELECT ${columns} FROM snapshot s JOIN conversation c ON c.key = s.conversation
     WHERE c.is_deleted = 0 ORDER BY s.conversation`,
    ),
  }
}

export type StoredConversation = {
  id: string
  /** The first words of the first turn; empty before it. */
  title: string
  /** The conversation that it was branched from. */
  parent: string | null
  /** Null when there is none, and when it is damaged. */
  snapshot: { version: number; json: string } | null
  messages: Message[]
  timeline: StoredTimelineEvent[]
  /** Every card of the conversation, in the order in which they were opened. */
  cards: Card[]
  /** Rows that are left out above because they are not as they were written. */
  damaged: { kind: 'snapshot' | 'message' | 'event' | 'card'; key: string }[]
}

/** The id of the conversation that was opened last; one is made when there is none. */
export function ensureConversation(database: WeekloomDatabase, at: string): string {
  const conversations = conversationStatements(database)
  const newest = conversations.newest.get()
  if (newest !== undefined) return conversationId(newest.key)
  return writeTransaction(database, () =>
    conversationId(Number(conversations.create.run(at, null).lastInsertRowid)),
  )
}

/** Throws when there is no such conversation. */
export function readConversation(database: WeekloomDatabase, id: string): StoredConversation {
  const key = requireConversation(database, id)
  const damaged: StoredConversation['damaged'] = []
  const keep = <Row, Value>(
    kind: StoredConversation['damaged'][number]['kind'],
    rows: { key: string | number; row: Row }[],
    read: (row: Row) => Value,
  ): Value[] =>
    rows.flatMap(({ key, row }) => {
      const value = unlessDamaged(() => read(row))
      if (value === null) damaged.push({ kind, key: String(key) })
      return value === null ? [] : [value]
    })
  const conversations = conversationStatements(database)
  const cards = cardStatements(database)
  const row = conversations.find.get(key)
  const snapshotRow = conversations.readSnapshot.get(key)
  const snapshot = snapshotRow === undefined ? null : toSnapshot(snapshotRow)
  if (snapshotRow !== undefined && snapshot === null) damaged.push({ kind: 'snapshot', key: id })
  const steps = conversations.readSteps.all(...stepRange(key))
  return {
    id,
    title: row?.title ?? '',
    parent: row?.parent == null ? null : conversationId(row.parent),
    snapshot,
    messages: keep(
      'message',
      steps
        .flatMap((step) => linesOf(step.messages).map((line) => ({ step, line })))
        .map((row, index) => ({ key: index + 1, row })),
      ({ step, line }) => fromText(messageSchema, intactLine(step, line), 'message'),
    ),
    timeline: keep('event', steps.flatMap(eventRows), ({ seq, step, line }) => ({
      seq,
      conversationId: id,
      traceId: step.trace_id,
      at: step.at,
      event: fromText(timelineEventSchema, intactLine(step, line), `event ${seq}`),
    })),
    cards: keep(
      'card',
      cards.readOf.all(key).map((row) => ({ key: row.id, row })),
      toCard,
    ),
    damaged,
  }
}

/** Of every conversation that a turn has left one in; those that are damaged are left out. */
export function readSnapshots(
  database: WeekloomDatabase,
): Pick<StoredConversation, 'id' | 'snapshot'>[] {
  return conversationStatements(database)
    .readSnapshots.all()
    .map((row) => ({ id: conversationId(row.conversation), snapshot: toSnapshot(row) }))
    .filter(({ snapshot }) => snapshot !== null)
}

/** Null when there is no such card, or when its row is damaged. */
export function findCard(database: WeekloomDatabase, id: string): Card | null {
  const row = cardStatements(database).find.get(id)
  return row === undefined ? null : unlessDamaged(() => toCard(row))
}

/** Every intact card of a conversation, in the order in which they were opened. */
export function conversationCards(database: WeekloomDatabase, conversation: string): Card[] {
  return cardStatements(database)
    .readOf.all(requireConversation(database, conversation))
    .flatMap((row) => unlessDamaged(() => toCard(row)) ?? [])
}

/** In the order in which they were opened. */
export function openCards(database: WeekloomDatabase): Card[] {
  return cardStatements(database)
    .readOpen.all()
    .map((row) => unlessDamaged(() => toCard(row)))
    .filter((card) => card !== null)
}

export function hasConversation(database: WeekloomDatabase, id: string): boolean {
  return findKey(database, id) !== null
}

/** The key inside the file. Throws when there is no such conversation. */
export function requireConversation(database: Store, id: string): number {
  const key = findKey(database, id)
  if (key === null) throw new Error(`there is no conversation ${id}`)
  return key
}

function findKey(database: Store, id: string): number | null {
  const key = conversationKey(id)
  return key === null || conversationStatements(database).find.get(key) === undefined ? null : key
}

/** Throws `DamagedRow` where the step of the line is not as it was written. */
export function intactLine({ key, intact }: StepRow, line: string): string {
  if (intact !== 1) throw new DamagedRow(`step ${key}`)
  return line
}

function eventRows(step: StepRow) {
  const lines = linesOf(step.events)
  return lines.map((line, index) => {
    const seq = step.last_event - lines.length + 1 + index
    return { key: seq, row: { seq, step, line } }
  })
}

/** Null when the row is not as it was written. */
function toSnapshot({ version, json, intact }: SnapshotRow): StoredConversation['snapshot'] {
  return intact === 1 ? { version, json } : null
}

/** More than a conversation can ever have. */
const room = 1_000_000_000

/** `number` counts the steps of the conversation from 1; 0 stands before them all. */
export function stepKey(conversation: number, number: number): number {
  return conversation * room + number
}

/** The keys between which the steps of the conversation lie. */
export function stepRange(conversation: number): [from: number, to: number] {
  return [stepKey(conversation, 0), stepKey(conversation + 1, 0)]
}

/** Throws when there is no such conversation. */
export function cursorOf(database: WeekloomDatabase, id: string): ConversationCursor {
  const { memory } = database
  const known = memory.cursors.get(id)
  if (known !== undefined) return known
  const key = requireConversation(database, id)
  const last = conversationStatements(database).lastStep.get(...stepRange(key))
  const cursor = {
    key,
    lastStep: last?.key ?? stepKey(key, 0),
    lastEvent: last?.last_event ?? 0,
    turns: new Map<string, number>(),
  }
  memory.cursors.set(id, cursor)
  return cursor
}
