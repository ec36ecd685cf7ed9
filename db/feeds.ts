// Keeps the calendars that are read from addresses (X12): how each is set up and stands, and what it last held. The addresses
// themselves are kept like keys, elsewhere.
import {
  defineStatements,
  type Store,
  wholeTables,
  type WeekloomDatabase,
  writeTransaction,
} from './store/database.ts'
import { fromText, toText, unlessDamaged } from './store/stored-text.ts'
import {
  type FeedSettings,
  feedSettingsSchema,
  type FeedStatus,
  feedStatusSchema,
  freshFeedStatus,
  maxFeeds,
} from '../shared/feeds/feed.ts'

type FeedRow = { key: number; address: string; settings: string; status: string }

const subscriptionStatements = defineStatements(
  (connection) => ({
    readAll: connection.prepare<[], FeedRow>(
      'SELECT key, address, settings, status FROM subscribed_feed ORDER BY key',
    ),
    read: connection.prepare<[key: number], FeedRow>(
      'SELECT key, address, settings, status FROM subscribed_feed WHERE key = ?',
    ),
    readBody: connection.prepare<[key: number], { body: string | null }>(
      'SELECT body FROM subscribed_feed WHERE key = ?',
    ),
    add: connection.prepare<
      [address: string, settings: string, status: string, body: string | null]
    >('INSERT INTO subscribed_feed (address, settings, status, body) VALUES (?, ?, ?, ?)'),
    /** Under a name of its own, with no address yet. */
    bring: connection.prepare<[settings: string, status: string]>(
      `INSERT INTO subscribed_feed (address, settings, status)
       VALUES (lower(hex(randomblob(16))), ?, ?)`,
    ),
    write: connection.prepare<[settings: string, status: string, key: number]>(
      'UPDATE subscribed_feed SET settings = ?, status = ? WHERE key = ?',
    ),
    writeBody: connection.prepare<[body: string | null, key: number]>(
      'UPDATE subscribed_feed SET body = ? WHERE key = ?',
    ),
    remove: connection.prepare<[key: number]>('DELETE FROM subscribed_feed WHERE key = ?'),
  }),
  wholeTables('subscribed_feed'),
)

/** `address` is the name that its address is kept under. */
export type SubscribedFeed = {
  id: number
  address: string
  settings: FeedSettings
  status: FeedStatus
}

function toFeed({ key, address, settings, status }: FeedRow): SubscribedFeed {
  const name = `feed ${key}`
  return {
    id: key,
    address,
    settings: fromText(feedSettingsSchema, settings, name),
    status: fromText(feedStatusSchema, status, name),
  }
}

/** In the order in which they were added; what can't be read is as one that never was. */
export function readSubscriptions(database: WeekloomDatabase): SubscribedFeed[] {
  return subscriptionStatements(database)
    .readAll.all()
    .flatMap((row) => unlessDamaged(() => toFeed(row)) ?? [])
}

export function readSubscription(database: WeekloomDatabase, id: number): SubscribedFeed | null {
  const row = subscriptionStatements(database).read.get(id)
  return row === undefined ? null : unlessDamaged(() => toFeed(row))
}

/** What was last read of it; null where nothing was. */
export function readFeedBody(database: WeekloomDatabase, id: number): string | null {
  return subscriptionStatements(database).readBody.get(id)?.body ?? null
}

/** Answers with its number. `body` null where it is still to be read. */
export function addSubscription(
  database: WeekloomDatabase,
  { address, settings, status }: Omit<SubscribedFeed, 'id'>,
  body: string | null,
): number {
  const texts = [toText(feedSettingsSchema, settings), toText(feedStatusSchema, status)] as const
  return writeTransaction(database, () =>
    Number(subscriptionStatements(database).add.run(address, ...texts, body).lastInsertRowid),
  )
}

/** Out of a file of everything, which holds no address; one that is here already comes no second time. To be called in a transaction. */
export function bringSubscription(database: Store, settings: FeedSettings): void {
  const { readAll, bring } = subscriptionStatements(database)
  const known = readAll.all().flatMap((row) => unlessDamaged(() => toFeed(row).settings) ?? [])
  const isHere = known.some(({ name, shown }) => name === settings.name && shown === settings.shown)
  if (isHere || known.length >= maxFeeds) return
  const problem = {
    kind: 'no-address',
    detail: '',
    at: longAgo,
    tries: 1,
    waitUntil: null,
  } as const
  const status = { ...freshFeedStatus, problem }
  bring.run(toText(feedSettingsSchema, settings), toText(feedStatusSchema, status))
}

const longAgo = '1970-01-01T00:00:00Z'

/** In one transaction; `body` stays where it is absent. */
export function writeSubscription(
  database: WeekloomDatabase,
  { id, settings, status }: SubscribedFeed,
  body?: string | null,
): void {
  writeTransaction(database, () => {
    writeRow(database, { id, settings, status })
    if (body !== undefined) subscriptionStatements(database).writeBody.run(body, id)
  })
}

function writeRow(
  database: WeekloomDatabase,
  { id, settings, status }: Omit<SubscribedFeed, 'address'>,
): void {
  const texts = [toText(feedSettingsSchema, settings), toText(feedStatusSchema, status)] as const
  subscriptionStatements(database).write.run(...texts, id)
}

export function removeSubscription(database: WeekloomDatabase, id: number): void {
  writeTransaction(database, () => subscriptionStatements(database).remove.run(id))
}

/** An import of what it last held was accepted: `known` is the number that the import bears, `left` what was not taken. */
export type SettledFeed = Pick<FeedStatus, 'left' | 'waiting'> & { id: number }

/** To be called in a transaction. A feed that was removed meanwhile stays so. */
export function settleFeed(
  database: WeekloomDatabase,
  { id, left, waiting }: SettledFeed,
  known: number | null,
): void {
  const feed = readSubscription(database, id)
  if (feed === null) return
  const status = { ...feed.status, left, waiting, known: known ?? feed.status.known }
  writeRow(database, { ...feed, status })
}
