// Reads feeds again (X13): what is another by now waits for the person's word; lectures are taken over where they set that.
import {
  readFeedBody,
  readSubscription,
  type SubscribedFeed,
  writeSubscription,
} from '../../../db/feeds.ts'
import {
  countWaiting,
  type FeedStatus,
  type FeedWaiting,
  noneWaiting,
  readFeedAddress,
} from '../../../shared/feeds/feed.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import { isoInstantOf, parseWall } from '../../ics/wall-time.ts'
import type { SessionContext } from '../../session/context.ts'
import { runSideJob } from '../../session/side-jobs/run-side-job.ts'
import { type ReadProposal, readProposal, toKept } from '../../timetable/handlers/preview-import.ts'
import { applyPreview } from '../../timetable/handlers/import-requests.ts'
import { type MarkedChange, markChanges } from '../../timetable/import/mark-changes.ts'
import { fetchFeed, type FetchFailure } from '../fetch-feed.ts'
import { lecturesToTake } from '../lectures-to-take.ts'
import { readAddress } from './keep-address.ts'

/** What came of reading one: `taken` lectures by themselves. */
export type Refreshed = { taken: number; waiting: FeedWaiting; failure: FetchFailure | null }

/** What is read at an address, with what taking it over would do. */
type ReadFeed = {
  text: string
  proposal: ReadProposal
  status: Pick<FeedStatus, 'etag' | 'lastModified'>
}

const turns = new WeakMap<SessionContext, Promise<unknown>>()

/** One after the other: two readings of one feed would each compare with the state before the other. */
export function inTurn<Value>(context: SessionContext, work: () => Promise<Value>): Promise<Value> {
  const before = turns.get(context) ?? Promise.resolve()
  const own = before.then(work, work)
  turns.set(context, own)
  return own
}

/** Null where it is not there any more. */
export function refreshFeed(
  context: SessionContext,
  id: number,
  isQuiet: boolean,
): Promise<Refreshed | null> {
  return inTurn(context, () =>
    runSideJob(context, 'read-feed', (signal) => refresh(context, id, signal, isQuiet), {
      isQuiet,
    }),
  )
}

async function refresh(
  context: SessionContext,
  id: number,
  signal: AbortSignal,
  isQuiet: boolean,
): Promise<Refreshed | null> {
  const asked = readSubscription(context.database, id)
  if (asked === null) return null
  const body = readFeedBody(context.database, id)
  const address = readAddress(context, asked.address)
  const read =
    address === null
      ? fail<FetchFailure>({ kind: 'no-address', detail: '' })
      : await readFeed(context, { ...asked, address, body }, signal, isQuiet)
  // It may have been set otherwise, or removed, while the server was asked; of another address this says nothing.
  const feed = readSubscription(context.database, id)
  if (feed === null || readAddress(context, feed.address) !== address) return null
  if (!read.ok) return keepFailure(context, feed, read.failure)
  const readAt = context.clock()
  if (read.value === 'same') return keepSame(context, feed, body, readAt)
  const { text, proposal, status } = read.value
  const marks = markChanges(proposal)
  const waiting = countNew(marks, feed.status.left)
  forgetPreviews(context, id)
  const fresh = { ...feed.status, ...status, readAt, waiting, problem: null }
  writeSubscription(context.database, { ...feed, status: fresh }, text)
  return takeOver(context, { ...feed, status: fresh }, proposal)
}

type Asked = Pick<SubscribedFeed, 'settings' | 'status'> & { address: string; body: string | null }

/** `same` where the server says so, or it is. Whatever it is that came, nothing is written. */
export async function readFeed(
  context: SessionContext,
  { settings, status, address, body }: Asked,
  signal: AbortSignal,
  isQuiet: boolean,
): Promise<Result<ReadFeed | 'same', FetchFailure>> {
  const url = readFeedAddress(address)
  if (url === null) return fail({ kind: 'no-address', detail: '' })
  const known = body === null ? { etag: null, lastModified: null } : status
  const fetched = await fetchFeed({
    address: url,
    etag: known.etag,
    lastModified: known.lastModified,
    agreed: settings.agreed,
    signal: AbortSignal.any([signal, context.closing]),
  })
  if (!fetched.ok) return fetched
  if (fetched.value.kind === 'same' || fetched.value.text === body) return succeed('same')
  const { text, etag, lastModified } = fetched.value
  const source = { text, fileName: `${settings.name}.ics`, sureFeed: status.known }
  const proposal = await readProposal(context, source, isQuiet)
  if (proposal.ok)
    return succeed({ text, proposal: proposal.value, status: { etag, lastModified } })
  const { code, message } = proposal.failure
  const kind = code === 'exchange-stopped' ? 'stopped' : 'unreadable'
  return fail({ kind, detail: message.slice(0, 1_000) })
}

export function countNew(marks: readonly MarkedChange[], left: readonly string[]): FeedWaiting {
  const seen = new Set(left)
  const counts = { ...noneWaiting }
  for (const { kind, mark } of marks) if (!seen.has(mark)) counts[kind] += 1
  return counts
}

/** What a preview showed is no longer what was last read. */
export function forgetPreviews({ previews }: SessionContext, id: number): void {
  for (const [key, { subscription }] of previews) if (subscription === id) previews.delete(key)
}

/** What could not be taken over when it was read is tried again: a turn ran, most often. */
async function keepSame(
  context: SessionContext,
  feed: SubscribedFeed,
  body: string | null,
  readAt: string,
): Promise<Refreshed> {
  const { waiting } = feed.status
  const present = { ...feed, status: { ...feed.status, readAt, problem: null } }
  writeSubscription(context.database, present)
  const isOpen = feed.settings.takesOver && countWaiting(waiting) > 0
  if (!isOpen || body === null) return { taken: 0, waiting, failure: null }
  const source = { text: body, fileName: feed.settings.name, sureFeed: feed.status.known }
  const proposal = await readProposal(context, source, true)
  const now = readSubscription(context.database, feed.id)
  return proposal.ok && now !== null
    ? takeOver(context, now, proposal.value)
    : { taken: 0, waiting, failure: null }
}

/** Stopped by the person or by the end of the session is no failure of the feed. */
function keepFailure(
  context: SessionContext,
  feed: SubscribedFeed,
  failure: FetchFailure,
): Refreshed {
  const { status } = feed
  const { kind, detail, waitSeconds } = failure
  if (kind !== 'stopped') {
    const at = context.clock()
    const now = parseWall(at)?.wall ?? 0
    const problem = {
      kind,
      detail,
      at,
      tries: (status.problem?.tries ?? 0) + 1,
      waitUntil: waitSeconds === undefined ? null : isoInstantOf(now + waitSeconds),
    }
    writeSubscription(context.database, { ...feed, status: { ...status, problem } })
  }
  return { taken: 0, waiting: status.waiting, failure }
}

/** Only of a feed that the person has said yes to once. What is not taken waits on. */
function takeOver(
  context: SessionContext,
  { id, settings, status }: SubscribedFeed,
  proposal: ReadProposal,
): Refreshed {
  const { waiting, left, known } = status
  const nothing: Refreshed = { taken: 0, waiting, failure: null }
  if (!settings.takesOver || known === null || context.turn !== null) return nothing
  const lines = lecturesToTake(proposal)
  if (lines.length === 0) return nothing
  const rest = markChanges(proposal).filter(({ line }) => line === null || !lines.includes(line))
  const still = countNew(rest, left)
  const named = { ...proposal, fileName: settings.name }
  // What is due waits for a yes of its own.
  const kept = { ...toKept(context, named, id), matter: null, moved: [] }
  const applied = applyPreview(context, kept, { lines, courses: [] }, { left, waiting: still })
  if (!applied.ok) return nothing
  return { taken: countWaiting(waiting) - countWaiting(still), waiting: still, failure: null }
}
