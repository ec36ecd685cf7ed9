// Conversations as they are read again after a reload or a kill: messages, timeline, cards and the snapshot (G12).
import type { Card } from '../../shared/agent/card.ts'
import { messageSchema, type Message } from '../../shared/agent/message.ts'
import { timelineEventSchema, type StoredTimelineEvent } from '../../shared/agent/timeline.ts'
import { toCard } from './cards.ts'
import { conversationId, conversationKey } from './conversation-id.ts'
import { DamagedRow, fromText, linesOf, unlessDamaged } from '../stored-text.ts'
import { stepRange } from './step-key.ts'
import type { SnapshotRow, StepRow } from '../tables/conversation-tables.ts'
import type { Tables } from '../tables/tables.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { writeTransaction } from '../write-transaction.ts'

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
  const { conversations } = database.tables
  const newest = conversations.newest.get()
  if (newest !== undefined) return conversationId(newest.key)
  return writeTransaction(database, () =>
    conversationId(Number(conversations.create.run(at, null).lastInsertRowid)),
  )
}

/** Throws when there is no such conversation. */
export function readConversation({ tables }: WeekloomDatabase, id: string): StoredConversation {
  const key = requireConversation(tables, id)
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
  const { conversations, cards } = tables
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
export function readSnapshots({
  tables,
}: WeekloomDatabase): Pick<StoredConversation, 'id' | 'snapshot'>[] {
  return tables.conversations.readSnapshots
    .all()
    .map((row) => ({ id: conversationId(row.conversation), snapshot: toSnapshot(row) }))
    .filter(({ snapshot }) => snapshot !== null)
}

/** Null when there is no such card, or when its row is damaged. */
export function findCard({ tables }: WeekloomDatabase, id: string): Card | null {
  const row = tables.cards.find.get(id)
  return row === undefined ? null : unlessDamaged(() => toCard(row))
}

/** Every intact card of a conversation, in the order in which they were opened. */
export function conversationCards({ tables }: WeekloomDatabase, conversation: string): Card[] {
  return tables.cards.readOf
    .all(requireConversation(tables, conversation))
    .flatMap((row) => unlessDamaged(() => toCard(row)) ?? [])
}

/** In the order in which they were opened. */
export function openCards({ tables }: WeekloomDatabase): Card[] {
  return tables.cards.readOpen
    .all()
    .map((row) => unlessDamaged(() => toCard(row)))
    .filter((card) => card !== null)
}

export function hasConversation({ tables }: WeekloomDatabase, id: string): boolean {
  return findKey(tables, id) !== null
}

/** The key inside the file. Throws when there is no such conversation. */
export function requireConversation(tables: Tables, id: string): number {
  const key = findKey(tables, id)
  if (key === null) throw new Error(`there is no conversation ${id}`)
  return key
}

function findKey({ conversations }: Tables, id: string): number | null {
  const key = conversationKey(id)
  return key === null || conversations.find.get(key) === undefined ? null : key
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
