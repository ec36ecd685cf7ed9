// Tells what the history has brought and taken: the records of files, and the lessons of days off.
import { findCard } from './conversation.ts'
import { historyEntries, type HistoryEntry, historyStatements, toEntry } from './history.ts'
import type { WeekloomDatabase } from './store/database.ts'
import { unlessDamaged } from './store/stored-text.ts'
import { namesOf, recordKey, type RecordKey, type ScheduleDiff } from '../shared/schedule/diff.ts'
import { isSameValue } from '../shared/schedule/same-value.ts'
import type { EventTask } from '../shared/schedule/task.ts'
import { renumberTask } from '../shared/timetable/term-change.ts'

const known = new WeakMap<WeekloomDatabase, { newest: number; keys: ReadonlySet<RecordKey> }>()

/** Of the history only what is new is read again; what can't be read any more brought nothing that is known. */
export function broughtRecords(database: WeekloomDatabase): ReadonlySet<RecordKey> {
  const newest = historyStatements(database).newestId.get() ?? 0
  const before = known.get(database) ?? { newest: 0, keys: new Set() }
  if (before.newest === newest) return before.keys
  const brought = historyStatements(database)
    .readBrought.all(before.newest)
    .flatMap((row) => unlessDamaged(() => toEntry(row)) ?? [])
    .filter((entry) => entry.who === 'import' || isOfFiles(database, entry))
  const keys = new Set([...before.keys, ...brought.flatMap(({ diff }) => keysOf(diff))])
  known.set(database, { newest, keys })
  return keys
}

/** The documents of a course pack and of recitation are made from what the student gave them to read. */
function isOfFiles(database: WeekloomDatabase, { cardId }: HistoryEntry): boolean {
  const body = cardId === null ? undefined : findCard(database, cardId)?.body
  return body?.kind === 'brief' && body.origin !== 'guide' && body.origin !== 'calendar'
}

function keysOf({ added, updated }: ScheduleDiff): RecordKey[] {
  const renamed = Object.values(updated).filter(
    ([from, to]) => !isSameValue(namesOf(from), namesOf(to)),
  )
  return [...Object.values(added), ...renamed.map(([, to]) => to)].map(recordKey)
}

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
    taken = taken.map((event) => renumberTask(event, term))
    taken.push(...removed.filter(({ eventKind }) => eventKind === 'class'))
  }
  return taken
}
