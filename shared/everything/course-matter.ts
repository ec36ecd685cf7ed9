// Tells what a file of everything brings along beside term and schedule.
import type { FeedSettings } from '../feeds/feed.ts'
import type { Homework } from '../homework/homework.ts'
import type { PackFieldVersion } from '../pack/pack.ts'
import type { WholeSource } from '../pack/source.ts'

export type CourseMatter = {
  /** Every version of every field. */
  packs: readonly PackFieldVersion[]
  /** Under their own numbers: the packs cite them. */
  sources: readonly WholeSource[]
  homework: readonly Homework[]
  /** Calendars that were read from addresses, without those. */
  subscriptions: readonly FeedSettings[]
}

/** Whether it brings anything at all. */
export function hasMatter(matter: CourseMatter | null): boolean {
  return matter !== null && Object.values(matter).some((part) => part.length > 0)
}
