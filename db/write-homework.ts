// Walks a change of a homework item (H1), in the transaction of the history entry that it belongs to.
import { walkHomework, type HomeworkChange } from '../shared/homework/homework-change.ts'
import type { WalkDirection } from '../shared/schedule/history.ts'
import { findHomework, putHomework } from './homework.ts'
import type { WeekloomDatabase } from './weekloom-database.ts'

/** To be called in a transaction; an item that comes back has its number again. */
export function walkHomeworkRow(
  database: WeekloomDatabase,
  direction: WalkDirection,
  change: HomeworkChange,
): void {
  const id = change.from?.id ?? change.to?.id
  if (id === undefined) return
  putHomework(database.tables, id, walkHomework(findHomework(database, id), direction, change))
}
