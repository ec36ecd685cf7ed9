// What the feeds of imported timetables last said (X5): it follows the history entry of each import, undone or not.
import { feedMeetingSchema, type FeedImport, type KnownFeed } from '../../shared/timetable/feed.ts'
import { fromText, toText, unlessDamaged } from '../stored-text.ts'
import type { FeedImportRow, FeedMeetingRow } from '../tables/feed-tables.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'

/** What an import says of its feed; `feed` is null for one that was not known. */
export type FeedWord = Omit<FeedImport, 'entry' | 'feed'> & { feed: number | null }

/** The feeds of the imports that hold, with the newest word on each meeting; a damaged row is as one that never was. */
export function readFeeds({ tables }: WeekloomDatabase): KnownFeed[] {
  const feeds = new Map<
    number,
    { name: string; records: Map<string, KnownFeed['records'][number]> }
  >()
  for (const { entry, feed, name } of tables.feeds.readImports.all()) {
    const known = feeds.get(feed) ?? { name, records: new Map() }
    known.name = name
    feeds.set(feed, known)
    for (const row of tables.feeds.readMeetings.all(entry, feed)) {
      const record = unlessDamaged(() => toRecord(row))
      if (record !== null) known.records.set(record.key, record)
    }
  }
  return [...feeds].map(([feed, { name, records }]) => ({
    feed,
    name,
    records: [...records.values()],
  }))
}

/** Every import that was ever made, for the file of everything; `keep` names what is damaged. */
export function readFeedImports(
  { tables }: WeekloomDatabase,
  keep: <Value>(name: string, read: () => Value) => Value[],
): FeedImport[] {
  return tables.feeds.readAllImports.all().map(({ entry, feed, name }: FeedImportRow) => ({
    entry,
    feed,
    name,
    records: tables.feeds.readMeetings
      .all(entry, feed)
      .flatMap((meeting) => keep(`feed of entry ${entry}`, () => toRecord(meeting))),
  }))
}

/** To be called in a transaction, with the entry of the import. */
export function writeFeedImport(
  { tables }: WeekloomDatabase,
  entry: number,
  { feed: known, name, records }: FeedWord,
): void {
  const feed = known ?? tables.feeds.readNextFeed.get()?.next ?? 1
  tables.feeds.writeImport.run({ entry, feed, name })
  for (const { key, task, meeting } of records) {
    const imported = toText(feedMeetingSchema, meeting)
    tables.feeds.writeMeeting.run({ entry, feed, meeting: key, task, imported })
    // A feed from another folder may speak of what was taken away there: nothing else gets its number.
    if (task !== null) tables.counters.raise.run({ next: task + 1, name: 'task' })
  }
}

function toRecord({ entry, meeting: key, task, imported }: FeedMeetingRow) {
  return { key, task, meeting: fromText(feedMeetingSchema, imported, `feed of entry ${entry}`) }
}
