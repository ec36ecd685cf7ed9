// Walks a change of homework (H1), in the transaction of the history entry that it belongs to.
import { itemChanges, walkHomework, type HomeworkChange } from '../../shared/homework/change.ts'
import type { WalkDirection } from '../../shared/schedule/history.ts'
import { findHomework, putHomework } from '../homework.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'

/** To be called in a transaction; an item that comes back has its number again. */
export function walkHomeworkRows(
  database: WeekloomDatabase,
  direction: WalkDirection,
  homework: HomeworkChange,
): void {
  for (const change of itemChanges(homework)) {
    const id = change.from?.id ?? change.to?.id
    if (id === undefined) continue
    putHomework(database.tables, id, walkHomework(findHomework(database, id), direction, change))
  }
}
