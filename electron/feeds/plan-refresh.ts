// Plans when a feed is read again (X13): every few hours, soon after a start, and less and less often where it fails. Pure.
import { type FeedStatus, isPassing } from '../../shared/feeds/feed.ts'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds between two readings that went well. */
export const refreshEvery = 4 * hour

/** After a start what was read longer ago than this is read again. */
export const startRest = 20 * minute

/** Until the first try after a failure; each further one waits twice as long, and none longer than until the next reading. */
const firstWait = 5 * minute

/** What only the person can mend is looked at once a day: a course page may come back by itself. */
const lastingWait = 24 * hour

/** However long a server asks to wait. */
export const longestWait = 24 * hour

export type RefreshInput = Pick<FeedStatus, 'readAt' | 'problem'> & {
  /** Milliseconds since 1970, as all instants here. */
  now: number
  /** Nothing was read since Weekloom was opened. */
  isStart: boolean
  instantOf: (iso: string) => number
}

/** When it is to be read; not after `now` where that is due. An instant ahead of `now`, from a clock that was wrong, counts as now. */
export function nextRefresh({ readAt, problem, now, isStart, instantOf }: RefreshInput): number {
  const past = (iso: string) => Math.min(instantOf(iso), now)
  if (problem === null) {
    if (readAt === null) return now
    return past(readAt) + (isStart ? startRest : refreshEvery)
  }
  const { at, tries, waitUntil } = problem
  const backOff = Math.min(refreshEvery, firstWait * 2 ** (tries - 1))
  const wait = isPassing(problem) ? backOff : lastingWait
  const asked = waitUntil === null ? 0 : Math.min(instantOf(waitUntil), past(at) + longestWait)
  return Math.max(past(at) + wait, asked)
}

export function isDue(input: RefreshInput): boolean {
  return nextRefresh(input) <= input.now
}
