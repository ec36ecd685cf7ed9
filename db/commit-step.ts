// Writes one step of the agent: messages, events, cards, snapshot and change in one transaction (D2, G6, G12).
import type { AgentStep, StepReceipt } from '../shared/agent/agent-step.ts'
import { messageSchema, type Message } from '../shared/agent/message.ts'
import {
  timelineEventSchema,
  type StoredTimelineEvent,
  type TimelineEvent,
} from '../shared/agent/timeline.ts'
import { writeCard } from './cards.ts'
import { hashOfSnapshot, requireConversation } from './conversation.ts'
import { recordsOf } from './read-state.ts'
import { toText } from './stored-text.ts'
import type { Tables } from './tables/tables.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'
import { writeChange } from './write-change.ts'
import { writeTransaction } from './write-transaction.ts'

const titleLength = 80

/** On return it is on the disk. Throws, with file and memory as they were, when any part can't be written. */
export function commitAgentStep(database: WeekloomDatabase, step: AgentStep): StepReceipt {
  const { tables } = database
  return writeTransaction(database, () => {
    const conversation = requireConversation(tables, step.conversationId)
    const turnOf = (traceId: string) => ensureTurn(tables, conversation, traceId)
    const entryId = step.change === null ? null : writeChange(database, step.change, step.at)
    writeMessages(tables, conversation, step.messages)
    const events = step.events.map((event) => withEntryId(event, entryId))
    const stored = writeEvents(tables, conversation, turnOf, step, events)
    for (const card of step.cards) writeCard(tables, card, conversation, turnOf)
    writeSnapshot(tables, conversation, step.snapshot)
    const records = recordsOf(database)
    if (records === null) throw new Error('a step of the agent needs a term')
    return { events: stored, state: records.state, entryId }
  })
}

/** The step can't know the id of the entry that its change is about to get. */
function withEntryId(event: TimelineEvent, entryId: number | null): TimelineEvent {
  return event.kind === 'schedule-change' && entryId !== null ? { ...event, entryId } : event
}

function ensureTurn({ conversations }: Tables, conversation: number, traceId: string): number {
  const known = conversations.findTurn.get(conversation, traceId)
  if (known !== undefined) return known.key
  return Number(conversations.createTurn.run(conversation, traceId).lastInsertRowid)
}

function writeMessages(
  { conversations }: Tables,
  conversation: number,
  messages: readonly Message[],
): void {
  if (messages.length === 0) return
  const last = conversations.lastMessage.get(conversation)?.seq ?? 0
  for (const [index, message] of messages.entries()) {
    const body = toText(messageSchema, message)
    conversations.writeMessage.run(conversation, last + index + 1, body)
  }
}

function writeEvents(
  { conversations }: Tables,
  conversation: number,
  turnOf: (traceId: string) => number,
  { conversationId, traceId, at }: AgentStep,
  events: readonly TimelineEvent[],
): StoredTimelineEvent[] {
  if (events.length === 0) return []
  const turn = turnOf(traceId)
  const last = conversations.lastEvent.get(conversation)?.seq ?? 0
  return events.map((event, index) => {
    const seq = last + index + 1
    conversations.writeEvent.run(conversation, seq, turn, at, toText(timelineEventSchema, event))
    if (event.kind === 'turn-start') {
      conversations.nameOnce.run(firstCharacters(event.text), conversation)
    }
    return { seq, conversationId, traceId, at, event }
  })
}

function firstCharacters(text: string): string {
  return Array.from(text.slice(0, 2 * titleLength))
    .slice(0, titleLength)
    .join('')
}

function writeSnapshot(
  { conversations }: Tables,
  conversation: number,
  snapshot: AgentStep['snapshot'],
): void {
  if (snapshot === null) {
    conversations.clearSnapshot.run(conversation)
    return
  }
  const { version, json } = snapshot
  const hash = hashOfSnapshot(conversation, version, json)
  conversations.writeSnapshot.run(conversation, version, json, hash)
}
