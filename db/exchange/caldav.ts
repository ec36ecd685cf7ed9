// The calendar that the plan is pushed to: how it is set up and stands, and each of its resources as it was last told (X11).
import {
  caldavSettingsSchema,
  caldavStatusSchema,
  remoteChangeSchema,
  type CaldavSettings,
  type CaldavStatus,
  type RemoteChange,
} from '../../shared/exchange/caldav.ts'
import { sentEntrySchema, type SentEntry } from '../../shared/exchange/calendar-entry.ts'
import { fromText, toText, unlessDamaged } from '../stored-text.ts'
import type { WeekloomDatabase } from '../weekloom-database.ts'
import { writeTransaction } from '../write-transaction.ts'

export type CaldavCalendar = { settings: CaldavSettings; status: CaldavStatus }

export type CaldavResource = {
  key: string
  href: string
  etag: string | null
  remote: RemoteChange | null
}

/** Null where none was set up, or what is kept can't be read. */
export function readCaldav({ tables }: WeekloomDatabase): CaldavCalendar | null {
  const row = tables.caldav.readCalendar.get()
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
  writeTransaction(database, () => database.tables.caldav.writeCalendar.run(...texts))
}

/** By key. A change there that can't be read any more is asked about again. */
export function readResources({ tables }: WeekloomDatabase): Map<string, CaldavResource> {
  return new Map(
    tables.caldav.readResources.all().map(({ remote, ...row }) => {
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
  const { tables } = database
  writeTransaction(database, () => {
    tables.caldav.writeResource.run({ key, href, etag, remote: text })
    if (sent !== null) tables.sentEntries.write.run('caldav', key, toText(sentEntrySchema, sent))
  })
}

/** What the server was told stays: its number goes on counting, should the block come back. */
export function removeResource(database: WeekloomDatabase, key: string): void {
  writeTransaction(database, () => database.tables.caldav.removeResource.run(key))
}

/** The calendar is left: what it was told stays, for the same reason. */
export function removeCaldav(database: WeekloomDatabase): void {
  writeTransaction(database, () => {
    database.tables.caldav.removeResources.run()
    database.tables.caldav.removeCalendar.run()
  })
}
