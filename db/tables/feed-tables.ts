// Statements on `feed_import` (an import of a feed) and `feed_meeting` (what it said of a meeting).
import type { Connection, Statement } from '../sqlite.ts'

export type FeedImportRow = { entry: number; feed: number; name: string }

export type FeedMeetingRow = {
  entry: number
  feed: number
  meeting: string
  task: number | null
  /** JSON. */
  imported: string
}

export function prepareFeedTables(connection: Connection) {
  /** Of the entries that are not undone, oldest first. */
  const readImports: Statement<[], FeedImportRow> = connection.prepare(
    `SELECT i.entry, i.feed, i.name FROM feed_import i
     JOIN history_entry h ON h.id = i.entry WHERE h.undone = 0 ORDER BY i.entry, i.feed`,
  )
  const readAllImports: Statement<[], FeedImportRow> = connection.prepare(
    'SELECT entry, feed, name FROM feed_import ORDER BY entry, feed',
  )
  const readMeetings: Statement<[entry: number, feed: number], FeedMeetingRow> = connection.prepare(
    `SELECT entry, feed, meeting, task, imported FROM feed_meeting
     WHERE entry = ? AND feed = ? ORDER BY meeting`,
  )
  /** Above all that were ever given. */
  const readNextFeed: Statement<[], { next: number }> = connection.prepare(
    'SELECT coalesce(max(feed), 0) + 1 AS next FROM feed_import',
  )
  const writeImport: Statement<[FeedImportRow]> = connection.prepare(
    'INSERT INTO feed_import (entry, feed, name) VALUES (@entry, @feed, @name)',
  )
  const writeMeeting: Statement<[FeedMeetingRow]> = connection.prepare(
    `INSERT INTO feed_meeting (entry, feed, meeting, task, imported)
     VALUES (@entry, @feed, @meeting, @task, @imported)`,
  )
  return { readImports, readAllImports, readMeetings, readNextFeed, writeImport, writeMeeting }
}
