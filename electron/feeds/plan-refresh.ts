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

/** When it is to be read; not after `now` where that is due. What lies ahead of `now`, from a clock that was wrong, counts for nothing. */
export function nextRefresh({ readAt, problem, now, isStart, instantOf }: RefreshInput): number {
  const last = problem?.at ?? readAt
  const tried = last === null ? null : instantOf(last)
  if (tried === null || tried > now) return now
  if (problem === null) return tried + (isStart ? startRest : refreshEvery)
  const { tries, waitUntil } = problem
  // Without a connection no server is spared by waiting, and one may be there after a start.
  const most = isStart || problem.kind === 'offline' ? startRest : refreshEvery
  const backOff = Math.min(most, firstWait * 2 ** (tries - 1))
  const wait = isPassing(problem) ? backOff : lastingWait
  const asked = waitUntil === null ? 0 : Math.min(instantOf(waitUntil), tried + longestWait)
  return Math.max(tried + wait, asked)
}

export function isDue(input: RefreshInput): boolean {
  return nextRefresh(input) <= input.now
}
