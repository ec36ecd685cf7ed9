// Where the rows of a conversation end, held in memory: looking it up cost more than writing the rows.
import { requireConversation } from './conversation.ts'
import type { ConversationCursor, WeekloomDatabase } from './weekloom-database.ts'

/** Throws when there is no such conversation. */
export function cursorOf({ memory, tables }: WeekloomDatabase, id: string): ConversationCursor {
  const known = memory.cursors.get(id)
  if (known !== undefined) return known
  const key = requireConversation(tables, id)
  const { lastMessage, lastEvent } = tables.conversations
  const cursor = {
    key,
    lastMessage: lastMessage.get(key)?.seq ?? 0,
    lastEvent: lastEvent.get(key)?.seq ?? 0,
    turns: new Map<string, number>(),
  }
  memory.cursors.set(id, cursor)
  return cursor
}
