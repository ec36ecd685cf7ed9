// Defines a calendar at an address that is read again and again (X12): how it is set up, how it stands, what of it waits.
import { z } from 'zod'
import { idSchema } from '../schedule/term.ts'
import { importChangeKinds } from '../timetable/import-changes.ts'

const maxAddress = 2_000

/** As a course system or a shared calendar gives it: https, webcal or, after a question, http. */
export const feedAddressSchema = z
  .string()
  .trim()
  .max(maxAddress)
  .refine((text) => readFeedAddress(text) !== null, { message: 'must be a web address' })

const secureSchemes: Record<string, string> = { webcals: 'https', webcal: 'https' }

/** Where it is asked: webcal is https under another name. Null where it is no address of a calendar. */
export function readFeedAddress(text: string): URL | null {
  const named = /^(webcals?):(.*)$/i.exec(text.trim())
  const scheme = named === null ? undefined : secureSchemes[(named[1] ?? '').toLowerCase()]
  const url = URL.parse(scheme === undefined ? text.trim() : `${scheme}:${named?.[2] ?? ''}`)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.hostname === '')
    return null
  url.hash = ''
  return url
}

/** What may be shown of an address: all behind the host may be a secret, a name and password before it too. */
export function shortenAddress(text: string): string {
  const url = readFeedAddress(text)
  if (url === null) return '…'
  const isBare = url.pathname === '/' && url.search === ''
  return `${url.protocol === 'http:' ? 'http://' : ''}${url.host}${isBare ? '' : '/…'}`
}

export const maxFeeds = 20

export const feedSettingsSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  /** As it is shown. */
  shown: z.string().max(300),
  /** Read again by itself: at the start and every few hours. */
  isAutomatic: z.boolean(),
  /** Lectures that are another by now are taken over without a question. */
  takesOver: z.boolean(),
  /** Other hosts to which the person let it lead; with http:// before it, one that may be asked over an open line. */
  agreed: z.array(z.string().min(1).max(300)).max(20),
})

export type FeedSettings = z.infer<typeof feedSettingsSchema>

export const feedProblemKinds = [
  'offline',
  'refused',
  'timeout',
  'cut-off',
  'garbled',
  'tls',
  'not-web',
  'stopped',
  'elsewhere',
  'open-line',
  'redirects',
  'bad-redirect',
  'unauthorized',
  'forbidden',
  'not-found',
  'gone',
  'busy',
  'server',
  'status',
  'too-large',
  'empty',
  'web-page',
  'not-a-calendar',
  'unreadable',
  'no-address',
] as const

/** `detail` is the host that is asked about as in `agreed`, the number of a status, or what reading it has said; else empty. */
export const feedProblemSchema = z.strictObject({
  kind: z.enum(feedProblemKinds),
  detail: z.string().max(1_000),
})

export type FeedProblem = z.infer<typeof feedProblemSchema>

/** Kinds that the person alone can mend; all others pass, or may. */
const lasting: ReadonlySet<FeedProblem['kind']> = new Set([
  'tls',
  'elsewhere',
  'open-line',
  'redirects',
  'bad-redirect',
  'unauthorized',
  'forbidden',
  'not-found',
  'gone',
  'too-large',
  'not-a-calendar',
  'unreadable',
  'no-address',
])

export function isPassing({ kind }: FeedProblem): boolean {
  return !lasting.has(kind)
}

const countSchema = z.int().min(0)

export const waitingKinds = [...importChangeKinds, 'due'] as const

/** How many meetings and pieces of work are another than what was last taken or left. */
export const feedWaitingSchema = z.record(z.enum(waitingKinds), countSchema)

export type FeedWaiting = z.infer<typeof feedWaitingSchema>

export const noneWaiting: FeedWaiting = {
  added: 0,
  moved: 0,
  changed: 0,
  gone: 0,
  yours: 0,
  due: 0,
}

export function countWaiting(waiting: FeedWaiting): number {
  return Object.values(waiting).reduce((sum, count) => sum + count, 0)
}

export const feedStatusSchema = z.strictObject({
  /** When it was last read whole, or was the same; ISO, as all instants here. */
  readAt: z.string().nullable(),
  etag: z.string().max(1_000).nullable(),
  lastModified: z.string().max(200).nullable(),
  /** The number that its imports bear; null before the first. */
  known: idSchema.nullable(),
  /** Marks of the changes that the person has seen and left. */
  left: z.array(z.string().max(20)),
  waiting: feedWaitingSchema,
  /** What went wrong since it was last read; null when nothing did. */
  problem: z
    .strictObject({
      ...feedProblemSchema.shape,
      at: z.string(),
      tries: z.int().min(1),
      /** Not before then, as the server asked. */
      waitUntil: z.string().nullable(),
    })
    .nullable(),
})

export type FeedStatus = z.infer<typeof feedStatusSchema>

export const freshFeedStatus: FeedStatus = {
  readAt: null,
  etag: null,
  lastModified: null,
  known: null,
  left: [],
  waiting: noneWaiting,
  problem: null,
}

/** A feed as window and terminal show it. */
export type FeedView = {
  id: number
  settings: Omit<FeedSettings, 'agreed'>
  readAt: string | null
  /** How many changes wait, and as words; empty where none do. */
  waiting: { count: number; text: string }
  /** Nothing of it has been taken yet. */
  isNew: boolean
  /** Whether what is read can be seen on its way. */
  isOpenLine: boolean
  /** In the person's language; `isQuiet` where there was no connection, which is no fault. `host`: a yes to it lets it go on. */
  problem: { message: string; isQuiet: boolean; host: string | null } | null
}

export type FeedsView = {
  feeds: FeedView[]
  /** Where addresses are kept. */
  kept: 'keychain' | 'file'
}
