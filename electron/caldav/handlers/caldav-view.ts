// How the calendar that the plan is pushed to stands, as the settings and the terminal show it (X11).
import { readResources, readSentEntries } from '../../../db/exports.ts'
import { readState, readTerm } from '../../../db/schedule.ts'
import type { CaldavView } from '../../../shared/exchange/caldav.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { caldavOf, countWaiting, freshStatus, readCaldavPlan } from './caldav-plan.ts'
import type { OpenChange } from './caldav-changes.ts'
import { remoteCard } from './caldav-cards.ts'
import { isPushing } from './caldav-push.ts'
import { currentClock, languageOf, type SessionContext } from '../../session/context.ts'
import { calendarOwner } from '../../session/key-store.ts'

export function viewCaldav(context: SessionContext): CaldavView {
  const calendar = caldavOf(context)
  const { keys } = context
  const { source, isForThisRun } = keys
  const isSet = calendar !== null && keys.read(calendarOwner(calendar.settings)) !== null
  const term = readTerm(context.database)
  const state = readState(context.database)
  const planned = term === null || state === null ? null : { term, state }
  const isReady = calendar !== null && planned !== null
  const { moment } = currentClock(context)
  return {
    settings: calendar?.settings ?? null,
    password: { source, isSet, isForThisRun },
    isOpenLine: calendar !== null && openLineOf(calendar.settings.address) !== null,
    status: calendar?.status ?? freshStatus,
    isPushing: isPushing(context),
    waiting: isReady ? countWaiting(readCaldavPlan(context, planned, calendar)) : 0,
    changes:
      planned === null
        ? []
        : openChanges(context).map((change) =>
            remoteCard(planned.state, change, moment, languageOf(context)),
          ),
  }
}

/** What was changed there and has no answer yet. */
export function openChanges({ database }: SessionContext): OpenChange[] {
  const lastSent = readSentEntries(database, 'caldav')
  return [...readResources(database).values()].flatMap(({ key, remote }) => {
    const taskId = Number(/^task-(\d+)$/.exec(key)?.[1] ?? Number.NaN)
    if (remote === null || Number.isNaN(taskId)) return []
    return [{ key, taskId, title: lastSent.get(key)?.entry.title ?? '', remote }]
  })
}
