// The records that files have brought or renamed, as the history tells: by an import, or by a document made from files.
import { findCard } from '../conversation/conversation.ts'
import {
  namesOf,
  recordKey,
  type RecordKey,
  type ScheduleDiff,
} from '../../shared/schedule/diff.ts'
import { isSameValue } from '../../shared/schedule/same-value.ts'
import { unlessDamaged } from '../stored-text.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { toEntry, type HistoryEntry } from './history.ts'

type Known = { newest: number; keys: ReadonlySet<RecordKey> }

const known = new WeakMap<WeekloomDatabase, Known>()

/** Of the history only what is new is read again; what can't be read any more brought nothing that is known. */
export function broughtRecords(database: WeekloomDatabase): ReadonlySet<RecordKey> {
  const newest = database.tables.history.newestId.get() ?? 0
  const before = known.get(database) ?? { newest: 0, keys: new Set() }
  if (before.newest === newest) return before.keys
  const brought = database.tables.history.readBrought
    .all(before.newest)
    .flatMap((row) => unlessDamaged(() => toEntry(row)) ?? [])
    .filter((entry) => entry.who === 'import' || isOfFiles(database, entry))
  const keys = new Set([...before.keys, ...brought.flatMap(({ diff }) => keysOf(diff))])
  known.set(database, { newest, keys })
  return keys
}

/** The documents of a course pack and of recitation are made from what the student gave them to read. */
function isOfFiles(database: WeekloomDatabase, { cardId }: HistoryEntry): boolean {
  const body = cardId === null ? undefined : findCard(database, cardId)?.body
  return body?.kind === 'brief' && body.origin !== 'guide'
}

function keysOf({ added, updated }: ScheduleDiff): RecordKey[] {
  const renamed = Object.values(updated).filter(
    ([from, to]) => !isSameValue(namesOf(from), namesOf(to)),
  )
  return [...Object.values(added), ...renamed.map(([, to]) => to)].map(recordKey)
}
