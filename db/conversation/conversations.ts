// The conversations of the file: listed, begun, opened, renamed and deleted.
import { conversationId } from './conversation-id.ts'
import { readConversation, requireConversation, type StoredConversation } from './conversation.ts'
import { deleteForGood } from '../integrity/forget-remains.ts'
import { wellFormed } from '../stored-text.ts'
import { stepRange } from './step-key.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { writeTransaction } from '../write-transaction.ts'

/** In the order in which they were begun. */
export function readConversations(database: WeekloomDatabase): StoredConversation[] {
  return database.tables.conversations.readKeys
    .all()
    .map(({ key }) => readConversation(database, conversationId(key)))
}

/** A new one, which is then the one that is shown. */
export function beginConversation(database: WeekloomDatabase, at: string): string {
  return writeTransaction(database, () => createConversation(database, at, null))
}

/** Throws when there is no such conversation. */
export function openConversation(database: WeekloomDatabase, id: string): void {
  const key = requireConversation(database.tables, id)
  writeTransaction(database, () => database.tables.conversations.open.run(key))
}

/** Throws when there is no such conversation. */
export function renameConversation(database: WeekloomDatabase, id: string, title: string): void {
  const key = requireConversation(database.tables, id)
  writeTransaction(database, () => database.tables.conversations.rename.run(wellFormed(title), key))
}

/**
 * What was said is gone from the file, its bytes too; cards stay where the history points to them. `forgetTraces` gets the
 * traces of turns that no other conversation has, before the rows that name them are gone: after a kill they can be
 * deleted again. Throws when there is none.
 */
export function deleteConversation(
  database: WeekloomDatabase,
  id: string,
  forgetTraces: (traces: readonly string[]) => void,
): void {
  const { tables, memory } = database
  const key = requireConversation(tables, id)
  const traces = tables.conversations.ownTraces.all({ key }).map(({ trace_id: trace }) => trace)
  deleteForGood(database, () => {
    tables.conversations.deleteSteps.run(...stepRange(key))
    tables.conversations.clearSnapshot.run(key)
    tables.conversations.markDeleted.run(key)
    tables.sessionStates.clear.run(key)
    tables.scenes.clear.run(key)
    tables.queue.clearOf.run(key)
    tables.cards.deleteOf.run(key)
    memory.cursors.delete(id)
    forgetTraces(traces)
  })
}

/** To be called in a transaction; answers with the id. */
export function createConversation(
  { tables }: WeekloomDatabase,
  at: string,
  parent: number | null,
): string {
  return conversationId(Number(tables.conversations.create.run(at, parent).lastInsertRowid))
}
