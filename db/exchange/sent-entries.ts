// What calendars elsewhere were told of each block: by exported files, and by the pushed calendar (X3, X11).
import { entryKey, sentEntrySchema, type SentEntry } from '../../shared/exchange/calendar-entry.ts'
import { fromText, toText, unlessDamaged } from '../stored-text.ts'
import type { SentPlace } from '../tables/sent-entry-table.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { writeTransaction } from '../write-transaction.ts'

/** By the key of each entry. What can't be read is as if it had never been told. */
export function readSentEntries(
  { tables }: WeekloomDatabase,
  place: SentPlace,
): Map<string, SentEntry> {
  return new Map(
    tables.sentEntries.readOf.all(place).flatMap(({ key, sent }): [string, SentEntry][] => {
      const read = unlessDamaged(() => fromText(sentEntrySchema, sent, key))
      return read === null ? [] : [[key, read]]
    }),
  )
}

/** In one transaction. */
export function writeSentEntries(
  database: WeekloomDatabase,
  place: SentPlace,
  entries: readonly SentEntry[],
): void {
  writeTransaction(database, () => {
    for (const sent of entries) {
      database.tables.sentEntries.write.run(
        place,
        entryKey(sent.entry),
        toText(sentEntrySchema, sent),
      )
    }
  })
}
