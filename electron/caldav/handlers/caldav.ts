// Requests about the calendar that the plan is pushed to: set up, test, push, answer what was changed there, leave it (X11).
import {
  type CaldavCalendar,
  folderIdOf,
  readResources,
  readSentEntries,
  removeCaldav,
  removeResource,
  writeCaldav,
  writeResource,
} from '../../../db/exports.ts'
import type { SentEntry } from '../../../shared/exchange/calendar-entry.ts'
import type { CaldavResource, RemoteChange } from '../../../shared/exchange/caldav.ts'
import { fail, type Result, succeed } from '../../../shared/result.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { listCalendars, listResources } from '../dav/find-calendar.ts'
import { applyChange } from '../../session/apply-change.ts'
import { takeOverAll } from './caldav-changes.ts'
import { caldavOf, freshStatus } from './caldav-plan.ts'
import {
  isPushing,
  openServer,
  type PushFailure,
  pushPlan,
  sayPushFailure,
  withoutPushes,
  type PushCounts,
} from './caldav-push.ts'
import { openChanges, viewCaldav } from './caldav-view.ts'
import {
  currentClock,
  languageOf,
  problem,
  requireIdlePlan,
  requirePlan,
  type SessionContext,
} from '../../session/context.ts'
import { calendarOwner } from '../../session/key-store.ts'
import { sayReason } from '../../session/problem-words.ts'
import { onlyIf } from '../dav/send-dav.ts'
import { caldavWords } from '../../../shared/i18n/core/caldav.ts'
import type { Language } from '../../../shared/language.ts'
import type { Handler } from '../../session/handler.ts'

export function readCaldavView(context: SessionContext) {
  return succeed(viewCaldav(context))
}

/** Another server, user or calendar begins anew: what was pushed elsewhere stays there. */
export const setCaldav: Handler<'set-caldav'> = (context, { settings, password }) => {
  if (isPushing(context)) return problem(context, 'caldav-busy')
  const { database, keys } = context
  if (password !== undefined) {
    if (keys.write === null) return problem(context, 'password-from-environment')
    keys.write(calendarOwner(settings), password)
  }
  const before = caldavOf(context)
  const isSamePlace =
    before !== null &&
    before.settings.address === settings.address &&
    before.settings.user === settings.user &&
    before.settings.calendar === settings.calendar
  if (before !== null && !isSamePlace) removeCaldav(database)
  if (before !== null && calendarOwner(before.settings) !== calendarOwner(settings))
    keys.write?.(calendarOwner(before.settings), null)
  const status = isSamePlace ? { ...before.status, problem: null } : freshStatus
  writeCaldav(database, { settings, status })
  return readCaldavView(context)
}

export const testCaldav: Handler<'test-caldav'> = async (context) => {
  const calendar = caldavOf(context)
  if (calendar === null) return problem(context, 'no-calendar')
  const opened = openServer(context, calendar, context.closing)
  if (!opened.ok) return refuse(context, opened.failure)
  const found = await listCalendars(opened.value, calendar.settings.address)
  if (!found.ok) return refuse(context, found.failure)
  const language = languageOf(context)
  const isThere = found.value.includes(calendar.settings.calendar)
  const text = caldavWords[language].caldavWords.tested(
    found.value.length,
    isThere,
    calendar.settings.calendar,
  )
  return succeed({ text })
}

export const pushCaldav: Handler<'push-caldav'> = async (context) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  if (caldavOf(context) === null) return problem(context, 'no-calendar')
  const pushed = await pushPlan(context, planned.value, false)
  if (!pushed.ok) return refuse(context, pushed.failure)
  const view = viewCaldav(context)
  const text = sayPushed(pushed.value, view.changes.length, languageOf(context))
  return succeed({ text, view })
}

function refuse(context: SessionContext, failure: PushFailure) {
  const message = sayPushFailure(failure, languageOf(context))
  return fail({ code: `caldav-${failure.kind}`, message })
}

/**
 * What is taken over is written first, as one change; then each block's own state there is known again. What can't be
 * taken over is asked about further.
 */
export const answerCaldav: Handler<'answer-caldav'> = (context, { answers }) => {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  if (isPushing(context)) return problem(context, 'caldav-busy')
  const verdicts = new Map(answers.map(({ key, verdict }) => [key, verdict]))
  const changes = openChanges(context).filter(({ key }) => verdicts.has(key))
  if (changes.length !== verdicts.size) return problem(context, 'no-such-change')
  const theirs = changes.filter(({ key }) => verdicts.get(key) === 'theirs')
  const { diff, outcomes } = takeOverAll(planned.value.state, theirs, currentClock(context).moment)
  const why = sayReason('take-over', languageOf(context))
  const applied =
    diff === null
      ? null
      : applyChange(context, { kind: 'diff', diff, who: 'person', why, cardId: null })
  for (const { key, remote } of changes) {
    const outcome = outcomes.get(key)
    if (outcome === undefined || outcome === 'taken') {
      resolveNews(context, key, remote, outcome === undefined)
    } else if (outcome === 'left-there') removeResource(context.database, key)
  }
  return succeed({ entryId: applied?.entryId ?? null, view: viewCaldav(context) })
}

/** From here on what the server has counts as sent: the next push writes what is different here. */
function resolveNews(
  { database }: SessionContext,
  key: string,
  remote: RemoteChange,
  isMine: boolean,
) {
  const resource = readResources(database).get(key)
  if (resource === undefined) return
  if (remote.etag === undefined || remote.etag === null) {
    if (isMine) return removeResource(database, key)
    return writeResource(database, { ...resource, etag: null, remote: null }, null)
  }
  const lastSent = readSentEntries(database, 'caldav').get(key)
  const settled: CaldavResource = { ...resource, etag: remote.etag, remote: null }
  writeResource(database, settled, lastSent === undefined ? null : asThere(lastSent, remote))
}

/** What was sent, as it now is there; where that can't be said, as nothing that is here. */
function asThere(lastSent: SentEntry, remote: RemoteChange): SentEntry {
  if (lastSent.entry.kind !== 'event') return lastSent
  const there = remote.kind === 'changed' ? remote : { ...lastSent.entry, title: '', sequence: 0 }
  const { title, start, end, sequence } = there
  const entry = { ...lastSent.entry, title, start, end }
  if (isSameValue(entry, lastSent.entry)) return lastSent
  return { ...lastSent, entry, sequence: Math.max(lastSent.sequence, sequence) }
}

export const leaveCaldav: Handler<'leave-caldav'> = async (context, { removes }) => {
  const calendar = caldavOf(context)
  if (calendar === null) return problem(context, 'no-calendar')
  if (isPushing(context)) return problem(context, 'caldav-busy')
  if (removes) {
    const cleared = await withoutPushes(context, clearServer(context, calendar))
    if (!cleared.ok) return refuse(context, cleared.failure)
  }
  removeCaldav(context.database)
  context.keys.write?.(calendarOwner(calendar.settings), null)
  return readCaldavView(context)
}

/**
 * Takes away from the server what was pushed there, and the calendar itself where it is ours and nothing else is in
 * it.
 */
async function clearServer(
  context: SessionContext,
  calendar: CaldavCalendar,
): Promise<Result<null, PushFailure>> {
  const { href } = calendar.status
  if (href === null) return succeed(null)
  const opened = openServer(context, calendar, context.closing)
  if (!opened.ok) return opened
  const send = opened.value
  const there = await listResources(send, href)
  // A calendar that is not there holds nothing of ours.
  if (!there.ok) return there.failure.kind === 'not-found' ? succeed(null) : there
  for (const { key, href: url } of readResources(context.database).values()) {
    const etag = there.value.get(url)
    if (etag !== undefined) {
      const removed = await send({ method: 'DELETE', url, headers: onlyIf(etag) })
      if (!removed.ok && removed.failure.kind !== 'not-found') return removed
    }
    removeResource(context.database, key)
  }
  const isOurs = href.endsWith(`/weekloom-${folderIdOf(context.database, context.newId)}/`)
  const left = isOurs ? await listResources(send, href) : null
  if (left?.ok !== true || left.value.size > 0) return succeed(null)
  const gone = await send({ method: 'DELETE', url: href })
  return gone.ok || gone.failure.kind === 'not-found' ? succeed(null) : gone
}

/** What a push and a test of a calendar have found, in a sentence. */
function sayPushed({ written, removed }: PushCounts, changes: number, language: Language): string {
  const done = caldavWords[language].caldavWords.pushedDone(written, removed)
  if (changes === 0) return done
  const asked = caldavWords[language].caldavWords.pushedAsked(changes)
  return caldavWords[language].caldavWords.pushed(done, asked)
}
