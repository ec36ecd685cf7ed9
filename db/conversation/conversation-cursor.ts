// Where the rows of a conversation end, held in memory: looking it up cost more than writing the rows.
import { requireConversation } from './conversation.ts'
import { stepKey, stepRange } from './step-key.ts'
import type { ConversationCursor, WeekloomDatabase } from '../weekloom-database.ts'

/** Throws when there is no such conversation. */
export function cursorOf({ memory, tables }: WeekloomDatabase, id: string): ConversationCursor {
  const known = memory.cursors.get(id)
  if (known !== undefined) return known
  const key = requireConversation(tables, id)
  const last = tables.conversations.lastStep.get(...stepRange(key))
  const cursor = {
    key,
    lastStep: last?.key ?? stepKey(key, 0),
    lastEvent: last?.last_event ?? 0,
    turns: new Map<string, number>(),
  }
  memory.cursors.set(id, cursor)
  return cursor
}
