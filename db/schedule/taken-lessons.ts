// The lessons that days off and make-up days took from their dates, as the history has them: what taking one back returns.
import { renumberTask } from '../../shared/timetable/term-change.ts'
import type { EventTask } from '../../shared/schedule/task.ts'
import { historyEntries } from './history.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'

/** In the rows of the present term. What was changed in the timetable since is no longer what was taken. */
export function takenLessons(database: WeekloomDatabase): EventTask[] {
  let taken: EventTask[] = []
  for (const { diff, term, undone } of historyEntries(database).toReversed()) {
    if (undone) continue
    const removed = Object.values(diff.removed).filter((record) => record.kind === 'event')
    if (term === null) {
      const updated = Object.values(diff.updated).map(([from]) => from)
      const touched = new Set(
        [...removed, ...updated].flatMap((record) =>
          record.kind === 'event' ? [record.series] : [],
        ),
      )
      taken = taken.filter(({ series }) => !touched.has(series))
      continue
    }
    const { rows } = term
    if (rows !== undefined) taken = taken.map((event) => renumberTask(event, rows))
    taken.push(...removed.filter(({ eventKind }) => eventKind === 'class'))
  }
  return taken
}
