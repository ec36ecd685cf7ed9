// Writes one step of the agent: messages, events, cards, snapshot and change in one transaction (D2, G6, G12).
import {
  type Store,
  type ConversationCursor,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { queueStatements } from './conversations.ts'
import { writeCard } from './cards.ts'
import { writeChange } from './change.ts'
import { conversationStatements, cursorOf } from './conversation.ts'
import { writePack } from './pack.ts'
import { putScene } from './scenes.ts'
import { recordsOf } from './schedule.ts'
import { toLines } from './store/stored-text.ts'
import type { AgentStep, StepReceipt } from '../shared/agent/agent-step.ts'
import type { StoredTimelineEvent, TimelineEvent } from '../shared/agent/timeline.ts'

const titleLength = 80

/**
 * On return it is on the disk. Throws, with file and memory as they were, when any part can't be written, and when the
 * queued message whose turn it begins has been taken already.
 */
export function commitAgentStep(
  database: WeekloomDatabase,
  step: AgentStep,
  queuedId: number | null = null,
): StepReceipt {
  return writeTransaction(database, () => {
    if (queuedId !== null && queueStatements(database).remove.run(queuedId).changes !== 1)
      throw new Error(`message ${queuedId} is not in the queue`)
    const cursor = cursorOf(database, step.conversationId)
    const turnOf = (traceId: string) => ensureTurn(database, cursor, traceId)
    const entryId = step.change === null ? null : writeChange(database, step.change, step.at)
    const events = step.events.map((event) => withEntryId(event, entryId))
    const stored = writeStep(database, cursor, turnOf, step, events)
    for (const card of step.cards) writeCard(database, card, cursor.key, turnOf)
    writeSnapshot(database, cursor.key, step.snapshot)
    if (step.scene !== undefined) putScene(database, cursor.key, cursor.lastEvent, step.scene)
    if (step.pack !== undefined) writePack(database, step.pack, step.at)
    const records = recordsOf(database)
    if (records === null) throw new Error('a step of the agent needs a term')
    return { events: stored, state: records.state, entryId }
  })
}

/** The step can't know the id of the entry that its change is about to get. */
function withEntryId(event: TimelineEvent, entryId: number | null): TimelineEvent {
  return event.kind === 'schedule-change' && entryId !== null ? { ...event, entryId } : event
}

function ensureTurn(database: Store, { key, turns }: ConversationCursor, traceId: string): number {
  const known =
    turns.get(traceId) ?? conversationStatements(database).findTurn.get(key, traceId)?.key
  const turn =
    known ?? Number(conversationStatements(database).createTurn.run(key, traceId).lastInsertRowid)
  turns.set(traceId, turn)
  return turn
}

/** What was said and what happened, in one row: the fewer pages a round touches, the cheaper it is to make durable. */
function writeStep(
  database: Store,
  cursor: ConversationCursor,
  turnOf: (traceId: string) => number,
  { conversationId, traceId, at, messages }: AgentStep,
  events: readonly TimelineEvent[],
): StoredTimelineEvent[] {
  if (events.length + messages.length === 0) return []
  const { key, lastEvent } = cursor
  cursor.lastStep += 1
  cursor.lastEvent += events.length
  conversationStatements(database).writeStep.run({
    key: cursor.lastStep,
    turn: turnOf(traceId),
    at,
    last_event: cursor.lastEvent,
    messages: toLines(messages),
    events: toLines(events),
  })
  const begun = events.find((event) => event.kind === 'turn-start')
  if (begun !== undefined)
    conversationStatements(database).nameOnce.run(firstCharacters(begun.text), key)
  return events.map((event, index) => ({
    seq: lastEvent + 1 + index,
    conversationId,
    traceId,
    at,
    event,
  }))
}

function firstCharacters(text: string): string {
  return Array.from(text.slice(0, 2 * titleLength))
    .slice(0, titleLength)
    .join('')
}

function writeSnapshot(
  database: Store,
  conversation: number,
  snapshot: AgentStep['snapshot'],
): void {
  if (snapshot === null) {
    conversationStatements(database).clearSnapshot.run(conversation)
    return
  }
  conversationStatements(database).writeSnapshot.run({ conversation, ...snapshot })
}
