// Pushes the plan to its calendar (X11): one push at a time, each block kept as pushed as soon as the server has it.
import {
  type CaldavCalendar,
  readResources,
  removeResource,
  writeCaldav,
  writeResource,
} from '../../../db/exports.ts'
import type { Language } from '../../../shared/language.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import {
  type DavProblem,
  isPassing,
  sayDavProblem,
  openDav,
  type SendDav,
} from '../dav/send-dav.ts'
import { findCalendar, listResources } from '../dav/find-calendar.ts'
import { planPush, type PushNews, type PushPorts, takeSteps } from '../dav/push-plan.ts'
import { caldavOf, frameOf, readCaldavPlan } from './caldav-plan.ts'
import { languageOf, type Planned, type SessionContext } from '../../session/context.ts'
import { calendarOwner } from '../../session/key-store.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { runSideJob } from '../../session/side-jobs/run-side-job.ts'

export type PushCounts = { written: number; removed: number }

/** `no-password`: none is kept for this server and user. `open-line`: nobody has agreed to plain http to that host. */
export type PushFailure = DavProblem | { kind: 'no-password' } | { kind: 'open-line'; host: string }

const pushing = new WeakMap<SessionContext, Promise<Result<PushCounts, PushFailure>>>()

export function isPushing(context: SessionContext): boolean {
  return pushing.has(context)
}

/** Joins the push that runs, if one does. `isQuiet` tells nobody how far it is. Never throws. */
export function pushPlan(
  context: SessionContext,
  planned: Planned,
  isQuiet: boolean,
): Promise<Result<PushCounts, PushFailure>> {
  const running = pushing.get(context)
  if (running !== undefined) return running
  const push = runPush(context, planned, isQuiet).finally(() => pushing.delete(context))
  pushing.set(context, push)
  return push
}

function failAsStopped(): Result<PushCounts, PushFailure> {
  return fail({ kind: 'stopped' })
}

/** Nothing is pushed while `work` takes away what was: whoever wants to push is told that it has stopped. */
export async function withoutPushes<Value>(
  context: SessionContext,
  work: Promise<Value>,
): Promise<Value> {
  pushing.set(context, work.then(failAsStopped, failAsStopped))
  try {
    return await work
  } finally {
    pushing.delete(context)
  }
}

function runPush(
  context: SessionContext,
  planned: Planned,
  isQuiet: boolean,
): Promise<Result<PushCounts, PushFailure>> {
  const run = async (stop: AbortSignal, report: PushPorts['report']) => {
    const outcome = await pushOnce(context, planned, stop, report)
    if (!context.closing.aborted || outcome.ok) keepOutcome(context, outcome)
    return outcome
  }
  return runSideJob(context, 'push-plan', run, { isQuiet })
}

/** After what was changed there has been looked at, there may be more to write. */
const mostPasses = 3

async function pushOnce(
  context: SessionContext,
  planned: Planned,
  stop: AbortSignal,
  report: PushPorts['report'],
): Promise<Result<PushCounts, PushFailure>> {
  const calendar = caldavOf(context)
  if (calendar === null) return fail({ kind: 'no-password' })
  const opened = openServer(context, calendar, stop)
  if (!opened.ok) return opened
  const send = opened.value
  const frame = frameOf(context, planned)
  const href = await locate(send, calendar, frame.folderId)
  if (!href.ok) return href
  writeCaldav(context.database, { ...calendar, status: { ...calendar.status, href: href.value } })
  const sum = { written: 0, removed: 0 }
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const there = await listResources(send, href.value)
    if (!there.ok) return there
    const plan = readCaldavPlan(context, planned, calendar)
    const steps = planPush({ ...plan, there: there.value })
    const lastSentOf = (key: string) => plan.lastSent.get(key)
    const take = (news: PushNews) => keepNews(context, news)
    const ports: PushPorts = { send, frame, calendar: href.value, lastSentOf, take, report }
    const taken = await takeSteps(steps, ports)
    if (!taken.ok) return taken
    sum.written += taken.value.written
    sum.removed += taken.value.removed
    if (!steps.some(({ kind }) => kind === 'look' || kind === 'create')) break
  }
  return succeed(sum)
}

/** Asked before each thing that is sent: neither the password nor the plan goes out before. */
export function openServer(
  context: SessionContext,
  { settings }: Pick<CaldavCalendar, 'settings'>,
  stop: AbortSignal,
): Result<SendDav, PushFailure> {
  const { address, user, plainHttpTo } = settings
  const openTo = openLineOf(address)
  if (openTo !== null && plainHttpTo !== openTo) return fail({ kind: 'open-line', host: openTo })
  const password = context.keys.read(calendarOwner(settings))
  if (password === null) return fail({ kind: 'no-password' })
  const signal = AbortSignal.any([stop, context.closing])
  return succeed(openDav({ address, user, password, signal }))
}

/** The one of the last push; it is looked for anew only where there was none. */
function locate(
  send: SendDav,
  { settings, status }: CaldavCalendar,
  folderId: string,
): Promise<Result<string, DavProblem>> {
  if (status.href !== null) return Promise.resolve(succeed(status.href))
  const { address, calendar } = settings
  return findCalendar(send, { address, calendar, folderId })
}

function keepNews({ database }: SessionContext, news: PushNews): void {
  const { key } = news
  switch (news.kind) {
    case 'written':
      return writeResource(
        database,
        { key, href: news.href, etag: news.etag, remote: null },
        news.sent,
      )
    case 'same':
      return writeResource(database, { key, href: news.href, etag: news.etag, remote: null }, null)
    case 'changed-there':
      return writeResource(
        database,
        { key, href: news.href, etag: null, remote: news.remote },
        null,
      )
    case 'gone':
      return removeResource(database, key)
    default:
      return news satisfies never
  }
}

/** A calendar that is not there any more is made anew by the next push that the person asks for. */
function keepOutcome(context: SessionContext, outcome: Result<PushCounts, PushFailure>): void {
  const calendar = caldavOf(context)
  if (calendar === null) return
  const at = context.clock()
  const { status } = calendar
  if (outcome.ok) {
    const done = { href: status.href, pushedAt: at, problem: null }
    return writeCaldav(context.database, { ...calendar, status: done })
  }
  const { failure } = outcome
  const isLost = failure.kind === 'not-found'
  if (isLost) forgetResources(context)
  const problem = {
    message: sayPushFailure(failure, languageOf(context)),
    at,
    tries: (status.problem?.tries ?? 0) + 1,
    isPassing: !isOurs(failure) && isPassing(failure),
  }
  writeCaldav(context.database, {
    ...calendar,
    status: { ...status, href: isLost ? null : status.href, problem },
  })
}

export function sayPushFailure(failure: PushFailure, language: Language): string {
  if (!isOurs(failure)) return sayDavProblem(failure, language)
  return failure.kind === 'open-line'
    ? sayProblem('open-calendar-line', language, failure.host).message
    : sayProblem('no-calendar-password', language).message
}

/** Nothing was sent to the server. */
function isOurs(failure: PushFailure): failure is Exclude<PushFailure, DavProblem> {
  return failure.kind === 'no-password' || failure.kind === 'open-line'
}

function forgetResources({ database }: SessionContext): void {
  for (const key of readResources(database).keys()) removeResource(database, key)
}
