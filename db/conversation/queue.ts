// Messages that were sent while a turn ran and wait for its end; each is taken in the step that begins its own turn.
import type { QueuedMessage } from '../../shared/app-view.ts'
import { requireConversation } from './conversation.ts'
import { wellFormed } from '../stored-text.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { writeTransaction } from '../write-transaction.ts'

/** Oldest first. Throws when there is no such conversation. */
export function readQueue({ tables }: WeekloomDatabase, conversation: string): QueuedMessage[] {
  return tables.queue.readOf
    .all(requireConversation(tables, conversation))
    .map(({ key: id, text }) => ({ id, text }))
}

/** Throws, with the file as it was, when there is no such conversation. */
export function addToQueue(database: WeekloomDatabase, conversation: string, text: string): void {
  const key = requireConversation(database.tables, conversation)
  writeTransaction(database, () => database.tables.queue.add.run(key, wellFormed(text)))
}

/** False when it is not there any more. */
export function removeFromQueue(database: WeekloomDatabase, id: number): boolean {
  return writeTransaction(database, () => database.tables.queue.remove.run(id).changes === 1)
}
