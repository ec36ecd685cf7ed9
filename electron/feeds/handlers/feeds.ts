// Requests about calendars at addresses (X12): added, set, read again, looked at, left, removed.
import {
  addSubscription,
  readFeedBody,
  readSubscription,
  readSubscriptions,
  removeSubscription,
  type SubscribedFeed,
  writeSubscription,
} from '../../../db/feeds.ts'
import type { RequestInput } from '../../../shared/contract/contract.ts'
import type { Problem } from '../../../shared/contract/ipc.ts'
import {
  countWaiting,
  type FeedProblem,
  type FeedSettings,
  freshFeedStatus,
  type FeedsView,
  maxFeeds,
  noneWaiting,
  readFeedAddress,
  shortenAddress,
} from '../../../shared/feeds/feed.ts'
import { feedWords } from '../../../shared/i18n/shared/feeds.ts'
import { fail, succeed } from '../../../shared/result.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { cleanText } from '../../text/clean-text.ts'
import { isReadOnly, languageOf, type SessionContext } from '../../session/context.ts'
import { runSideJob } from '../../session/side-jobs/run-side-job.ts'
import {
  keepPreview,
  type ReadProposal,
  readProposal,
} from '../../timetable/handlers/preview-import.ts'
import { markChanges } from '../../timetable/import/mark-changes.ts'
import { hostToAgree, sayFeedProblem, sayTaken, sayWaiting, viewFeeds } from './feeds-view.ts'
import { keepAddress, readAddress } from './keep-address.ts'
import {
  countNew,
  forgetPreviews,
  inTurn,
  readFeed,
  refreshFeed,
  type Refreshed,
} from './refresh-feeds.ts'
import type { Handler } from '../../session/handler.ts'

function wordsOf(context: SessionContext) {
  return feedWords[languageOf(context)].feedNotes
}

function refuse(code: string, message: string): { ok: false; failure: Problem } {
  return fail({ code, message })
}

function refuseUnknown(context: SessionContext) {
  return refuse('no-feed', wordsOf(context).unknown)
}

function refuseFetch(context: SessionContext, problem: FeedProblem) {
  const host = hostToAgree(problem)
  const message = sayFeedProblem(problem, languageOf(context))
  return fail({ code: `feed-${problem.kind}`, message, ...(host === null ? {} : { host }) })
}

export const addFeed: Handler<'add-feed'> = async (context, { address, name, agreed = [] }) => {
  const { database } = context
  const words = wordsOf(context)
  const all = readSubscriptions(database)
  if (all.length >= maxFeeds) return refuse('too-many-feeds', words.tooMany(maxFeeds))
  const twin = findTwin(context, all, address)
  if (twin !== null) return refuse('feed-twice', words.twice(twin.settings.name))
  const shown = shortenAddress(address)
  const settings: FeedSettings = {
    name: name ?? shown,
    shown,
    isAutomatic: true,
    takesOver: false,
    agreed,
  }
  const read = await readNew(context, { settings, status: freshFeedStatus, address })
  if (!read.ok) return read
  const { text, proposal, status } = read.value
  // A second window may have added it meanwhile.
  if (findTwin(context, readSubscriptions(database), address) !== null)
    return refuse('feed-twice', words.twice(settings.name))
  const kept = {
    address: context.newId(),
    settings: { ...settings, name: name ?? nameOf(proposal.feeds[0]?.name ?? '', shown) },
    status: { ...status, waiting: countNew(markChanges(proposal), []) },
  }
  const id = addSubscription(database, kept, text)
  try {
    keepAddress(context, kept.address, address)
  } catch (error) {
    removeSubscription(database, id)
    throw error
  }
  return succeed({ id, view: tellFeeds(context) })
}

/** As the calendar calls itself, else by its host. */
function nameOf(said: string, shown: string): string {
  return cleanText(said).slice(0, 200).trim() || shown
}

function findTwin(
  context: SessionContext,
  feeds: readonly SubscribedFeed[],
  address: string,
): SubscribedFeed | null {
  const href = readFeedAddress(address)?.href
  const hrefOf = (feed: SubscribedFeed) =>
    readFeedAddress(readAddress(context, feed.address) ?? '')?.href
  return feeds.find((feed) => hrefOf(feed) === href) ?? null
}

/** At an address that was not read before. */
async function readNew(
  context: SessionContext,
  asked: Pick<SubscribedFeed, 'settings' | 'status'> & { address: string },
) {
  const read = await inTurn(context, () =>
    runSideJob(context, 'read-feed', (signal) =>
      readFeed(context, { ...asked, body: null }, signal, false),
    ),
  )
  if (!read.ok) return refuseFetch(context, read.failure)
  if (read.value === 'same') throw new Error('nothing was read before')
  const status = { ...asked.status, ...read.value.status, readAt: context.clock(), problem: null }
  return succeed({ ...read.value, status })
}

/** Every window shows the same. */
function tellFeeds(context: SessionContext): FeedsView {
  const view = viewFeeds(context)
  context.push({ kind: 'feeds', view, taken: '' })
  return view
}

export const setFeed: Handler<'set-feed'> = async (
  context,
  { id, address, agreed = [], ...wish },
) => {
  const { database } = context
  const before = readSubscription(database, id)
  if (before === null) return refuseUnknown(context)
  const named = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
  const hosts = [...new Set([...before.settings.agreed, ...agreed])].slice(-20)
  const settings = { ...before.settings, ...named, agreed: hosts }
  if (address === undefined) {
    writeSubscription(database, { ...before, settings })
    return succeed(tellFeeds(context))
  }
  // What was agreed to stays so, whatever else is still asked about.
  writeSubscription(database, { ...before, settings: { ...before.settings, agreed: hosts } })
  const twin = findTwin(context, readSubscriptions(database), address)
  if (twin !== null && twin.id !== id)
    return refuse('feed-twice', wordsOf(context).twice(twin.settings.name))
  const moved = { ...settings, shown: shortenAddress(address) }
  const read = await readNew(context, { settings: moved, status: before.status, address })
  if (!read.ok) return read
  if (readSubscription(database, id) === null) return refuseUnknown(context)
  const { text, proposal, status } = read.value
  const waiting = countNew(markChanges(proposal), status.left)
  keepAddress(context, before.address, address)
  forgetPreviews(context, id)
  writeSubscription(database, { ...before, settings: moved, status: { ...status, waiting } }, text)
  return succeed(tellFeeds(context))
}

export const refreshFeeds: Handler<'refresh-feeds'> = async (context, { id }) => {
  const all = readSubscriptions(context.database)
  const wanted = id === undefined ? all : all.filter((feed) => feed.id === id)
  if (wanted.length === 0)
    return id === undefined ? refuse('no-feed', wordsOf(context).none) : refuseUnknown(context)
  const said: string[] = []
  let isFailed = false
  for (const feed of wanted) {
    const refreshed = await refreshFeed(context, feed.id, false)
    if (refreshed === null) continue
    isFailed ||= refreshed.failure !== null
    said.push(...sayRefreshed(context, feed.settings.name, refreshed))
  }
  return succeed({ text: said.join('\n'), isFailed, view: tellFeeds(context) })
}

/** What came of it, in the person's language. */
function sayRefreshed(
  context: SessionContext,
  name: string,
  { taken, waiting, failure }: Refreshed,
): string[] {
  const words = wordsOf(context)
  const language = languageOf(context)
  if (failure !== null) return [words.failed(name, sayFeedProblem(failure, language))]
  const waits = countWaiting(waiting) > 0 ? [words.waits(name, sayWaiting(waiting, language))] : []
  const said = taken > 0 ? [sayTaken(context, name, taken), ...waits] : waits
  return said.length > 0 ? said : [words.same(name)]
}

export const previewFeed: Handler<'preview-feed'> = async (context, { id, answers = {} }) => {
  const read = await readKept(context, id, answers, false)
  if (!read.ok) return read
  keepCounts(context, id, read.value)
  return succeed(keepPreview(context, read.value, id))
}

/** The week may have changed since it was read: an undo brings back what an import had settled. */
function keepCounts(context: SessionContext, id: number, proposal: ReadProposal): void {
  const feed = isReadOnly(context) ? null : readSubscription(context.database, id)
  if (feed === null) return
  const waiting = countNew(markChanges(proposal), feed.status.left)
  if (isSameValue(waiting, feed.status.waiting)) return
  writeSubscription(context.database, { ...feed, status: { ...feed.status, waiting } })
  tellFeeds(context)
}

async function readKept(
  context: SessionContext,
  id: number,
  answers: RequestInput<'preview-feed'>['answers'] & object,
  isQuiet: boolean,
) {
  const feed = readSubscription(context.database, id)
  if (feed === null) return refuseUnknown(context)
  const text = readFeedBody(context.database, id)
  if (text === null) return refuse('feed-unread', wordsOf(context).unread)
  const source = { text, fileName: feed.settings.name, answers, sureFeed: feed.status.known }
  return readProposal(context, source, isQuiet)
}

export const leaveFeedChanges: Handler<'leave-feed-changes'> = async (context, { id }) => {
  const read = await readKept(context, id, {}, true)
  if (!read.ok) return read
  const feed = readSubscription(context.database, id)
  if (feed === null) return refuseUnknown(context)
  const left = markChanges(read.value).map(({ mark }) => mark)
  writeSubscription(context.database, {
    ...feed,
    status: { ...feed.status, left, waiting: noneWaiting },
  })
  return succeed(tellFeeds(context))
}

/** The row goes first: an address that nothing names is never asked. */
export const removeFeed: Handler<'remove-feed'> = (context, { id }) => {
  const feed = readSubscription(context.database, id)
  if (feed === null) return refuseUnknown(context)
  removeSubscription(context.database, id)
  keepAddress(context, feed.address, null)
  forgetPreviews(context, id)
  return succeed(tellFeeds(context))
}
