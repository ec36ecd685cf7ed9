// Keeps what calendars elsewhere were told: the folder's id, each block's revision, exported files and the pushed calendar (X3, X11).
import {
  defineStatements,
  wholeTables,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { fromText, toText, unlessDamaged } from './store/stored-text.ts'
import {
  type CaldavResource,
  type CaldavSettings,
  caldavSettingsSchema,
  type CaldavStatus,
  caldavStatusSchema,
  remoteChangeSchema,
} from '../shared/exchange/caldav.ts'
import { entryKey, type SentEntry, sentEntrySchema } from '../shared/exchange/calendar-entry.ts'

type ResourceRow = { key: string; href: string; etag: string | null; remote: string | null }

/** Statements on what an exported calendar needs to be recognised again: the folder's id and each block's revision. */
export const exportStatements = defineStatements(
  (connection) => ({
    readFolderId: connection.prepare<[], { id: string }>('SELECT id FROM folder_identity'),
    writeFolderId: connection.prepare<[id: string]>(
      'INSERT INTO folder_identity (one, id) VALUES (1, ?)',
    ),
    readRevisions: connection.prepare<[], { task: number; revision: number }>(
      'SELECT task, revision FROM task_revision',
    ),
    raiseRevision: connection.prepare<[task: number]>(
      `INSERT INTO task_revision (task, revision) VALUES (?, 1)
     ON CONFLICT (task) DO UPDATE SET revision = revision + 1,
       checksum = row_checksum(task, revision + 1)`,
    ),
  }),
  wholeTables('folder_identity', 'task_revision'),
)

/** Statements on the calendar that the plan is pushed to, and on each of its resources (X11). */
export const caldavStatements = defineStatements(
  (connection) => ({
    readCalendar: connection.prepare<[], { settings: string; status: string }>(
      'SELECT settings, status FROM caldav_calendar',
    ),
    writeCalendar: connection.prepare<[settings: string, status: string]>(
      'INSERT OR REPLACE INTO caldav_calendar (one, settings, status) VALUES (1, ?, ?)',
    ),
    removeCalendar: connection.prepare('DELETE FROM caldav_calendar'),
    readResources: connection.prepare<[], ResourceRow>(
      'SELECT key, href, etag, remote FROM caldav_resource ORDER BY key',
    ),
    writeResource: connection.prepare<[ResourceRow]>(
      `INSERT OR REPLACE INTO caldav_resource (key, href, etag, remote)
     VALUES (:key, :href, :etag, :remote)`,
    ),
    removeResource: connection.prepare<[key: string]>('DELETE FROM caldav_resource WHERE key = ?'),
    removeResources: connection.prepare('DELETE FROM caldav_resource'),
  }),
  wholeTables('caldav_calendar', 'caldav_resource'),
)

export type SentPlace = 'file' | 'caldav'

export const sentStatements = defineStatements(
  (connection) => ({
    readOf: connection.prepare<[place: SentPlace], { key: string; sent: string }>(
      'SELECT key, sent FROM sent_entry WHERE place = ? ORDER BY key',
    ),
    write: connection.prepare<[place: SentPlace, key: string, sent: string]>(
      'INSERT OR REPLACE INTO sent_entry (place, key, sent) VALUES (?, ?, ?)',
    ),
    remove: connection.prepare<[place: SentPlace, key: string]>(
      'DELETE FROM sent_entry WHERE place = ? AND key = ?',
    ),
  }),
  wholeTables('sent_entry'),
)

/** By the key of each entry. What can't be read is as if it had never been told. */
export function readSentEntries(
  database: WeekloomDatabase,
  place: SentPlace,
): Map<string, SentEntry> {
  return new Map(
    sentStatements(database)
      .readOf.all(place)
      .flatMap(({ key, sent }): [string, SentEntry][] => {
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
      sentStatements(database).write.run(place, entryKey(sent.entry), toText(sentEntrySchema, sent))
    }
  })
}

export type CaldavCalendar = { settings: CaldavSettings; status: CaldavStatus }

/** Null where none was set up, or what is kept can't be read. */
export function readCaldav(database: WeekloomDatabase): CaldavCalendar | null {
  const row = caldavStatements(database).readCalendar.get()
  if (row === undefined) return null
  return unlessDamaged(() => ({
    settings: fromText(caldavSettingsSchema, row.settings, 'caldav settings'),
    status: fromText(caldavStatusSchema, row.status, 'caldav status'),
  }))
}

export function writeCaldav(
  database: WeekloomDatabase,
  { settings, status }: CaldavCalendar,
): void {
  const texts = [
    toText(caldavSettingsSchema, settings),
    toText(caldavStatusSchema, status),
  ] as const
  writeTransaction(database, () => caldavStatements(database).writeCalendar.run(...texts))
}

/** By key. A change there that can't be read any more is asked about again. */
export function readResources(database: WeekloomDatabase): Map<string, CaldavResource> {
  return new Map(
    caldavStatements(database)
      .readResources.all()
      .map(({ remote, ...row }) => {
        const read =
          remote === null
            ? null
            : unlessDamaged(() => fromText(remoteChangeSchema, remote, `caldav ${row.key}`))
        return [row.key, { ...row, remote: read }]
      }),
  )
}

/** A resource with what the server was told of it: `sent` null leaves that as it is. In one transaction. */
export function writeResource(
  database: WeekloomDatabase,
  resource: CaldavResource,
  sent: SentEntry | null,
): void {
  const { key, href, etag, remote } = resource
  const text = remote === null ? null : toText(remoteChangeSchema, remote)
  writeTransaction(database, () => {
    caldavStatements(database).writeResource.run({ key, href, etag, remote: text })
    if (sent !== null)
      sentStatements(database).write.run('caldav', key, toText(sentEntrySchema, sent))
  })
}

/** What the server was told stays: its number goes on counting, should the block come back. */
export function removeResource(database: WeekloomDatabase, key: string): void {
  writeTransaction(database, () => caldavStatements(database).removeResource.run(key))
}

/** The calendar is left: what it was told stays, for the same reason. */
export function removeCaldav(database: WeekloomDatabase): void {
  writeTransaction(database, () => {
    caldavStatements(database).removeResources.run()
    caldavStatements(database).removeCalendar.run()
  })
}

/** Always the same for one data file; made with `newId` when first asked for. */
export function folderIdOf(database: WeekloomDatabase, newId: () => string): string {
  const known = exportStatements(database).readFolderId.get()
  if (known !== undefined) return known.id
  const id = newId()
  writeTransaction(database, () => {
    exportStatements(database).writeFolderId.run(id)
  })
  return id
}

/** By task id. A task that was never changed after it was added has no entry. */
export function readRevisions(database: WeekloomDatabase): Map<number, number> {
  return new Map(
    exportStatements(database)
      .readRevisions.all()
      .map(({ task, revision }) => [task, revision]),
  )
}
