// Where each conversation stands across its turns (O4): a record of the orchestrator's, with its version.
import { requireConversation } from './conversation.ts'
import { wellFormed } from '../stored-text.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { writeTransaction } from '../write-transaction.ts'

export type StoredSession = { version: number; json: string }

/** Null before the first turn of the conversation. Throws when there is no such conversation. */
export function readSession(
  { tables }: WeekloomDatabase,
  conversation: string,
): StoredSession | null {
  return tables.sessionStates.read.get(requireConversation(tables, conversation)) ?? null
}

/** Throws, with the file as it was, when there is no such conversation. */
export function writeSession(
  database: WeekloomDatabase,
  conversation: string,
  { version, json }: StoredSession,
): void {
  const { tables } = database
  const key = requireConversation(tables, conversation)
  writeTransaction(database, () => tables.sessionStates.write.run(key, version, wellFormed(json)))
}
