// Keeps what imports brought beside the schedule: what feeds said (X5), where work was read (X9), packs and sources.
import {
  defineStatements,
  type Store,
  wholeTables,
  type WeekloomDatabase,
} from './store/database.ts'
import { counterStatements } from './ids.ts'
import { bringSubscription } from './feeds.ts'
import { addWholePacks } from './pack.ts'
import { addWholeSources } from './sources.ts'
import { fromText, oneOf, toText, unlessDamaged } from './store/stored-text.ts'
import type { CourseMatter } from '../shared/everything/course-matter.ts'
import type { PackFieldVersion } from '../shared/pack/pack.ts'
import {
  type Citation,
  citationSchema,
  citedRecords,
  type StoredCitation,
} from '../shared/syllabus/citation.ts'
import { saidKindsSchema } from '../shared/timetable/line-kinds.ts'
import { type FeedImport, feedMeetingSchema, type KnownFeed } from '../shared/timetable/feed.ts'

/** `kinds` is JSON. */
export type FeedImportRow = { entry: number; feed: number; name: string; kinds: string }

export type FeedMeetingRow = {
  entry: number
  feed: number
  meeting: string
  task: number | null
  /** JSON. */
  imported: string
}

export const feedStatements = defineStatements(
  (connection) => ({
    /** Of the entries that are not undone, oldest first. */
    readImports: connection.prepare<[], FeedImportRow>(
      `SELECT i.entry, i.feed, i.name, i.kinds FROM feed_import i
     JOIN history_entry h ON h.id = i.entry WHERE h.undone = 0 ORDER BY i.entry, i.feed`,
    ),
    readAllImports: connection.prepare<[], FeedImportRow>(
      'SELECT entry, feed, name, kinds FROM feed_import ORDER BY entry, feed',
    ),
    readMeetings: connection.prepare<[entry: number, feed: number], FeedMeetingRow>(
      `SELECT entry, feed, meeting, task, imported FROM feed_meeting
     WHERE entry = ? AND feed = ? ORDER BY meeting`,
    ),
    /** Above all that were ever given. */
    readNextFeed: connection.prepare<[], { next: number }>(
      'SELECT coalesce(max(feed), 0) + 1 AS next FROM feed_import',
    ),
    writeImport: connection.prepare<[FeedImportRow]>(
      'INSERT INTO feed_import (entry, feed, name, kinds) VALUES (@entry, @feed, @name, @kinds)',
    ),
    writeMeeting: connection.prepare<[FeedMeetingRow]>(
      `INSERT INTO feed_meeting (entry, feed, meeting, task, imported)
     VALUES (@entry, @feed, @meeting, @task, @imported)`,
    ),
  }),
  wholeTables('feed_import', 'feed_meeting'),
)

/** What an import says of its feed; `feed` is null for one that was not known. */
export type FeedWord = Omit<FeedImport, 'entry' | 'feed'> & { feed: number | null }

/** The feeds of the imports that hold, with the newest word on each meeting; a damaged row is as one that never was. */
export function readFeeds(database: WeekloomDatabase): KnownFeed[] {
  const feeds = new Map<
    number,
    Pick<KnownFeed, 'name' | 'kinds'> & { records: Map<string, KnownFeed['records'][number]> }
  >()
  for (const row of feedStatements(database).readImports.all()) {
    const { entry, feed, name } = row
    const known = feeds.get(feed) ?? { name, kinds: [], records: new Map() }
    known.name = name
    known.kinds = unlessDamaged(() => toKinds(row)) ?? known.kinds
    feeds.set(feed, known)
    for (const meeting of feedStatements(database).readMeetings.all(entry, feed)) {
      const record = unlessDamaged(() => toRecord(meeting))
      if (record !== null) known.records.set(record.key, record)
    }
  }
  return [...feeds].map(([feed, { name, kinds, records }]) => ({
    feed,
    name,
    kinds,
    records: [...records.values()],
  }))
}

/** Every import that was ever made, for the file of everything; `keep` names what is damaged. */
export function readFeedImports(
  database: WeekloomDatabase,
  keep: <Value>(name: string, read: () => Value) => Value[],
): FeedImport[] {
  return feedStatements(database)
    .readAllImports.all()
    .map((row: FeedImportRow) => {
      const { entry, feed, name } = row
      const known = `feed of entry ${entry}`
      return {
        entry,
        feed,
        name,
        records: feedStatements(database)
          .readMeetings.all(entry, feed)
          .flatMap((meeting) => keep(known, () => toRecord(meeting))),
        kinds: keep(known, () => toKinds(row)).flat(),
      }
    })
}

/** To be called in a transaction, with the entry of the import. Answers with the number of the feed. */
export function writeFeedImport(
  database: WeekloomDatabase,
  entry: number,
  { feed: known, name, records, kinds }: FeedWord,
): number {
  const feed = known ?? feedStatements(database).readNextFeed.get()?.next ?? 1
  feedStatements(database).writeImport.run({
    entry,
    feed,
    name,
    kinds: toText(saidKindsSchema, kinds),
  })
  for (const { key, task, meeting } of records) {
    const imported = toText(feedMeetingSchema, meeting)
    feedStatements(database).writeMeeting.run({ entry, feed, meeting: key, task, imported })
    // A feed from another folder may speak of what was taken away there: nothing else gets its number.
    if (task !== null) counterStatements(database).raise.run({ next: task + 1, name: 'task' })
  }
  return feed
}

function toKinds({ entry, kinds }: FeedImportRow): KnownFeed['kinds'] {
  return fromText(saidKindsSchema, kinds, `feed of entry ${entry}`)
}

function toRecord({ entry, meeting: key, task, imported }: FeedMeetingRow) {
  return { key, task, meeting: fromText(feedMeetingSchema, imported, `feed of entry ${entry}`) }
}

export type CitationRow = {
  entry: number
  record: string
  id: number
  /** JSON. */
  cited: string
}

export const citationStatements = defineStatements(
  (connection) => ({
    /** Of the entries that are not undone, oldest first. */
    readHeld: connection.prepare<[], CitationRow>(
      `SELECT c.entry, c.record, c.id, c.cited FROM citation c
     JOIN history_entry h ON h.id = c.entry WHERE h.undone = 0 ORDER BY c.entry, c.record, c.id`,
    ),
    readAll: connection.prepare<[], CitationRow>(
      'SELECT entry, record, id, cited FROM citation ORDER BY entry, record, id',
    ),
    write: connection.prepare<[CitationRow]>(
      'INSERT INTO citation (entry, record, id, cited) VALUES (@entry, @record, @id, @cited)',
    ),
  }),
  wholeTables('citation'),
)

/** What is stored as text; the rest has columns. */
const citedSchema = citationSchema.omit({ record: true, id: true })

/** The newest of each record, of the entries that hold; a damaged row is as one that never was. */
export function readCitations(database: WeekloomDatabase): StoredCitation[] {
  const newest = new Map<string, StoredCitation>()
  for (const row of citationStatements(database).readHeld.all()) {
    const citation = unlessDamaged(() => toCitation(row))
    if (citation !== null) newest.set(`${row.record} ${row.id}`, citation)
  }
  return [...newest.values()]
}

/** Every one that was ever written, for the file of everything; `keep` names what is damaged. */
export function readAllCitations(
  database: WeekloomDatabase,
  keep: <Value>(name: string, read: () => Value) => Value[],
): StoredCitation[] {
  return citationStatements(database)
    .readAll.all()
    .flatMap((row) => keep(`citation of entry ${row.entry}`, () => toCitation(row)))
}

/** To be called in a transaction, with the entry that brings the records. */
export function writeCitations(
  database: WeekloomDatabase,
  entry: number,
  citations: readonly Citation[],
): void {
  for (const { record, id, ...cited } of citations) {
    citationStatements(database).write.run({ entry, record, id, cited: toText(citedSchema, cited) })
  }
}

function toCitation({ entry, record, id, cited }: CitationRow): StoredCitation {
  const name = `citation of entry ${entry}`
  return {
    entry,
    record: oneOf(citedRecords, record, name),
    id,
    ...fromText(citedSchema, cited, name),
  }
}

/** No source of this folder is ever given such a number: a source that was gone there is none of those here. */
const elsewhere = 1_000_000_000

/** To be called in a transaction. */
export function addMatter(
  database: Store,
  { packs, sources, subscriptions }: Omit<CourseMatter, 'homework'>,
): void {
  const numbers = addWholeSources(database, sources)
  const here = (id: number) => numbers.get(id) ?? (id < elsewhere ? id + elsewhere : id)
  addWholePacks(
    database,
    packs.map((version) => toHere(version, here)),
  )
  for (const settings of subscriptions) bringSubscription(database, settings)
}

function toHere(version: PackFieldVersion, here: (id: number) => number): PackFieldVersion {
  return {
    ...version,
    citations: version.citations.map((citation) => ({
      ...citation,
      sourceId: here(citation.sourceId),
    })),
    withoutSources: version.withoutSources.map(here),
  }
}
