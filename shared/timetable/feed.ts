// Defines where imported meetings came from: what a feed last said of each, so that its next import is a comparison (X5).
import { z } from 'zod'
import { eventKinds } from '../schedule/task.ts'
import { idSchema, isoDateSchema, titleSchema } from '../schedule/term.ts'
import { type SaidKind, saidKindsSchema } from './line-kinds.ts'

/** A meeting as its feed had it; times are minutes since midnight of `date`. */
export const feedMeetingSchema = z.strictObject({
  title: titleSchema,
  location: titleSchema,
  eventKind: z.enum(eventKinds),
  date: isoDateSchema,
  start: z.int().min(0).max(1440),
  end: z.int().min(0).max(1440),
  /** A weekly lesson: it is held on the days that follow its own day of the timetable. */
  follows: z.boolean(),
  /** By whom a later entry is known to be of the same course. */
  teacher: titleSchema.exactOptional(),
})

export type FeedMeeting = z.infer<typeof feedMeetingSchema>

/** `key` tells it from all others of its feed; `task` is the event that it became, null once it has left the feed. */
export const feedRecordSchema = z.strictObject({
  key: z.string().max(2_000),
  task: idSchema.nullable(),
  meeting: feedMeetingSchema,
})

export type FeedRecord = z.infer<typeof feedRecordSchema>

/** What one import has said, tied to the history entry that it made; `feed` is the same for each import of one feed. */
export const feedImportSchema = z.strictObject({
  entry: idSchema,
  feed: idSchema,
  name: z.string().max(500),
  records: z.array(feedRecordSchema),
  /** What the person has said that its entries become. */
  kinds: saidKindsSchema.default([]),
})

export type FeedImport = z.infer<typeof feedImportSchema>

/** A feed as its imports leave it: the newest word on each meeting. */
export type KnownFeed = Omit<FeedImport, 'entry'>

/** What the feed says of a meeting, and the line of the preview that it belongs to; null where it needs no yes. */
export type FeedLineRecord = { line: string | null; record: FeedRecord }

/** What an import of a feed is to be remembered by; `feed` is null for one that was not known. */
export type ProposedFeed = {
  feed: number | null
  name: string
  records: FeedLineRecord[]
  kinds: SaidKind[]
  /** Events that are not there are remembered too: the person has taken them away, in the folder that it comes from. */
  isWhole?: boolean
}
