// Defines the calendar elsewhere that the study plan is pushed to (X11): how it is set up, how it stands, and what was changed there.
import { z } from 'zod'
import { maxReminder } from './export-choice.ts'

const caldavAddressSchema = z
  .string()
  .trim()
  .max(500)
  .refine((text) => isWebAddress(text), { message: 'must be a web address' })

/** No name, password or query: they have fields of their own, or no place here. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  return url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}

export const maxPassword = 500

export const caldavSettingsSchema = z.strictObject({
  address: caldavAddressSchema,
  /** The host to which the person agreed to send over an open line. */
  plainHttpTo: z.string().max(300).exactOptional(),
  user: z
    .string()
    .trim()
    .min(1)
    .max(200)
    // It ends before the colon in what is sent.
    .refine((user) => !user.includes(':')),
  calendar: z.string().trim().min(1).max(100),
  /** After each accepted change, in the background. */
  isAutomatic: z.boolean(),
  /** Minutes before each block; null is none. */
  reminder: z.int().min(0).max(maxReminder).nullable(),
})

export type CaldavSettings = z.infer<typeof caldavSettingsSchema>

/** A change made there, of one block. Times are `YYYY-MM-DDTHH:MM` in the term's zone. */
export const remoteChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('changed'),
    title: z.string(),
    start: z.string(),
    end: z.string(),
    sequence: z.int().min(0),
    etag: z.string(),
    /** Notes, files or people were put to it; looked for where it is to go. */
    hasNotes: z.literal(true).exactOptional(),
  }),
  /** `etag` null where it is not there any more, else of what stands there as cancelled. */
  z.strictObject({ kind: z.literal('deleted'), etag: z.string().nullable() }),
  /** It repeats, lasts whole days, or can't be read. */
  z.strictObject({ kind: z.literal('unreadable'), etag: z.string() }),
])

export type RemoteChange = z.infer<typeof remoteChangeSchema>

export const caldavStatusSchema = z.strictObject({
  /** The calendar's own address once it was found or made; null before. */
  href: z.string().nullable(),
  /** When all was last as it is here; ISO. */
  pushedAt: z.string().nullable(),
  /** What went wrong since, in the person's words, and when; null when nothing did. */
  problem: z
    .strictObject({
      message: z.string(),
      at: z.string(),
      tries: z.int().min(1),
      /** Waiting may mend it. */
      isPassing: z.boolean(),
    })
    .nullable(),
})

export type CaldavStatus = z.infer<typeof caldavStatusSchema>

/** What was changed there of one block, and what taking it over would do. */
export type RemoteCard = {
  key: string
  taskId: number
  /** A sentence each, in the person's language. */
  what: string
  /** Null where it can't be taken over: `why` says so in its place. */
  offer: string | null
  why: string | null
}

/** One resource as the server last gave it; `remote` waits for the person's answer. */
export type CaldavResource = {
  key: string
  href: string
  /** Null where the server named none when it was written. */
  etag: string | null
  remote: RemoteChange | null
}

export type CaldavView = {
  settings: CaldavSettings | null
  /** Where the password is kept: `environment` can't be set from here. */
  password: { source: 'keychain' | 'environment'; isSet: boolean; isForThisRun: boolean }
  /** Whether what is sent can be read on its way. */
  isOpenLine: boolean
  status: CaldavStatus
  isPushing: boolean
  /** Blocks whose last state is not there yet. */
  waiting: number
  changes: RemoteCard[]
}
