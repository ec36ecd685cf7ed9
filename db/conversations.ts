// Lists, begins, opens, renames and deletes conversations, with what waits in each and where each stands (O4).
import {
  defineStatements,
  wholeTables,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { sceneStatements } from './scenes.ts'
import { cardStatements } from './cards.ts'
import {
  conversationStatements,
  readConversation,
  requireConversation,
  stepRange,
  type StoredConversation,
} from './conversation.ts'
import { conversationId } from './ids.ts'
import { deleteForGood } from './store/forget-remains.ts'
import { wellFormed } from './store/stored-text.ts'
import type { QueuedMessage } from '../shared/view/app-view.ts'

/** Statements on `queued_message`. */
export const queueStatements = defineStatements(
  (connection) => ({
    readOf: connection.prepare<[conversation: number], { key: number; text: string }>(
      'SELECT key, text FROM queued_message WHERE conversation = ? ORDER BY key',
    ),
    add: connection.prepare<[conversation: number, text: string]>(
      'INSERT INTO queued_message (conversation, text) VALUES (?, ?)',
    ),
    remove: connection.prepare<[key: number]>('DELETE FROM queued_message WHERE key = ?'),
    clearOf: connection.prepare<[conversation: number]>(
      'DELETE FROM queued_message WHERE conversation = ?',
    ),
  }),
  wholeTables('queued_message'),
)

/** Statements on `session_state`. */
export const sessionStatements = defineStatements(
  (connection) => ({
    read: connection.prepare<[conversation: number], { version: number; json: string }>(
      'SELECT version, json FROM session_state WHERE conversation = ?',
    ),
    write: connection.prepare<[conversation: number, version: number, json: string]>(
      'INSERT OR REPLACE INTO session_state (conversation, version, json) VALUES (?, ?, ?)',
    ),
    clear: connection.prepare<[conversation: number]>(
      'DELETE FROM session_state WHERE conversation = ?',
    ),
  }),
  wholeTables('session_state'),
)

/** In the order in which they were begun. */
export function readConversations(database: WeekloomDatabase): StoredConversation[] {
  return conversationStatements(database)
    .readKeys.all()
    .map(({ key }) => readConversation(database, conversationId(key)))
}

/** A new one, which is then the one that is shown. */
export function beginConversation(database: WeekloomDatabase, at: string): string {
  return writeTransaction(database, () => createConversation(database, at, null))
}

/** Throws when there is no such conversation. */
export function openConversation(database: WeekloomDatabase, id: string): void {
  const key = requireConversation(database, id)
  writeTransaction(database, () => conversationStatements(database).open.run(key))
}

/** Throws when there is no such conversation. */
export function renameConversation(database: WeekloomDatabase, id: string, title: string): void {
  const key = requireConversation(database, id)
  writeTransaction(database, () =>
    conversationStatements(database).rename.run(wellFormed(title), key),
  )
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
  const { memory } = database
  const key = requireConversation(database, id)
  const traces = conversationStatements(database)
    .ownTraces.all({ key })
    .map(({ trace_id: trace }) => trace)
  deleteForGood(database, () => {
    conversationStatements(database).deleteSteps.run(...stepRange(key))
    conversationStatements(database).clearSnapshot.run(key)
    conversationStatements(database).markDeleted.run(key)
    sessionStatements(database).clear.run(key)
    sceneStatements(database).clear.run(key)
    queueStatements(database).clearOf.run(key)
    cardStatements(database).deleteOf.run(key)
    memory.cursors.delete(id)
    forgetTraces(traces)
  })
}

/** To be called in a transaction; answers with the id. */
export function createConversation(
  database: WeekloomDatabase,
  at: string,
  parent: number | null,
): string {
  return conversationId(
    Number(conversationStatements(database).create.run(at, parent).lastInsertRowid),
  )
}

/** Oldest first. Throws when there is no such conversation. */
export function readQueue(database: WeekloomDatabase, conversation: string): QueuedMessage[] {
  return queueStatements(database)
    .readOf.all(requireConversation(database, conversation))
    .map(({ key: id, text }) => ({ id, text }))
}

/** Throws, with the file as it was, when there is no such conversation. */
export function addToQueue(database: WeekloomDatabase, conversation: string, text: string): void {
  const key = requireConversation(database, conversation)
  writeTransaction(database, () => queueStatements(database).add.run(key, wellFormed(text)))
}

/** Once, however often it is asked: a turn that a kill cut off is routed again. */
export function followWith(
  database: WeekloomDatabase,
  conversation: string,
  texts: readonly string[],
): void {
  const key = requireConversation(database, conversation)
  writeTransaction(database, () => {
    const last = readQueue(database, conversation).slice(-texts.length)
    const isThere = last.length === texts.length && last.every(({ text }, n) => text === texts[n])
    if (!isThere) for (const text of texts) queueStatements(database).add.run(key, wellFormed(text))
  })
}

/** False when it is not there any more. */
export function removeFromQueue(database: WeekloomDatabase, id: number): boolean {
  return writeTransaction(database, () => queueStatements(database).remove.run(id).changes === 1)
}

export type StoredSession = { version: number; json: string }

/** Null before the first turn of the conversation. Throws when there is no such conversation. */
export function readSession(
  database: WeekloomDatabase,
  conversation: string,
): StoredSession | null {
  return sessionStatements(database).read.get(requireConversation(database, conversation)) ?? null
}

/** Throws, with the file as it was, when there is no such conversation. */
export function writeSession(
  database: WeekloomDatabase,
  conversation: string,
  { version, json }: StoredSession,
): void {
  const key = requireConversation(database, conversation)
  writeTransaction(database, () =>
    sessionStatements(database).write.run(key, version, wellFormed(json)),
  )
}
