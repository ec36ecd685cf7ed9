// How the calendar that the plan is pushed to stands, as the settings and the terminal show it (X11).
import { readResources, readSentEntries } from '../../../db/exports.ts'
import { readState, readTerm } from '../../../db/schedule.ts'
import type { CaldavView, RemoteCard, RemoteChange } from '../../../shared/exchange/caldav.ts'
import { caldavWords } from '../../../shared/i18n/core/caldav.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { Language } from '../../../shared/language.ts'
import { openLineOf } from '../../../shared/model/open-line.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import { findTask, type Moment, type ScheduleState } from '../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../shared/schedule/task.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import { sayPlace } from '../../../shared/words/schedule/say-place.ts'
import { sayRefusal } from '../../../shared/words/schedule/say-refusal.ts'
import { currentClock, languageOf, type SessionContext } from '../../session/context.ts'
import { calendarOwner } from '../../session/key-store.ts'
import { type OpenChange, takeOver, type TakeOver } from './caldav-changes.ts'
import { caldavOf, countWaiting, freshStatus, readCaldavPlan } from './caldav-plan.ts'
import { isPushing } from './caldav-push.ts'

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

type Taken = Extract<TakeOver, { kind: 'taken' | 'left-there' }>

/**
 * The card of a block that was changed in the calendar: what was done there, and what taking it
 * over would do (X11).
 */
function remoteCard(
  state: ScheduleState,
  change: OpenChange,
  now: Moment,
  language: Language,
): RemoteCard {
  const { key, taskId, remote } = change
  const task = findTask(state, taskId)
  const isOff = task === undefined || !isPlacedItem(task)
  const title = quoteTitle(task?.title ?? change.title, language)
  const taken = takeOver(state, change, now)
  const isTaken = taken.kind === 'taken' || taken.kind === 'left-there'
  return {
    key,
    taskId,
    what: [sayRemote(state, title, remote, language), ...(isOff ? [sayOff(remote, language)] : [])]
      .filter((sentence) => sentence !== '')
      .join(grammar[language].joints.gap),
    offer: isTaken ? sayOffer(state, taken, language) : null,
    why: isTaken ? null : sayNotTaken(state, taken, language),
  }
}

/** What keeping one's own then means. */
function sayOff(remote: RemoteChange, language: Language): string {
  if (remote.kind === 'deleted') return ''
  return caldavWords[language].caldavCards.offWeek
}

function sayRemote(
  { window }: ScheduleState,
  title: string,
  remote: RemoteChange,
  language: Language,
): string {
  if (remote.kind === 'deleted') return caldavWords[language].caldavCards.deletedThere(title)
  if (remote.kind === 'unreadable') return caldavWords[language].caldavCards.noBlockThere(title)
  const [iso = '', from] = remote.start.split('T')
  const day = dateToDay(window, iso)
  const date = day === null ? iso : sayDay(window, day, language)
  const until = remote.end.slice(11)
  const noted = remote.hasNotes === true
  return caldavWords[language].caldavCards.movedThere({
    title,
    date,
    from,
    until,
    name: named(remote.title),
    noted,
  })

  function named(shown: string): string {
    const quoted = quoteTitle(shown, language)
    if (quoted === title) return ''
    return caldavWords[language].caldavCards.namedThere(quoted)
  }
}

function sayOffer({ window }: ScheduleState, taken: Taken, language: Language): string {
  if (taken.kind === 'left-there') return caldavWords[language].caldavCards.offerLeave
  const { place, isExact } = taken
  if (place === null) return caldavWords[language].caldavCards.offerTakeOff
  const where = sayPlace(window, place, language)
  if (isExact) return caldavWords[language].caldavCards.offerPut(where)
  return caldavWords[language].caldavCards.offerNearest(where)
}

type NotTaken = Exclude<TakeOver, Taken>

function sayNotTaken(state: ScheduleState, problem: NotTaken, language: Language): string {
  switch (problem.kind) {
    case 'refused':
      return sayRefusal(state, problem.refusal, language, 'person')
    case 'outside':
      return caldavWords[language].caldavCards.notTakenOutside
    case 'unreadable':
      return caldavWords[language].caldavCards.notTakenUnreadable
    case 'gone':
      return caldavWords[language].caldavCards.notTakenGone
    default:
      return problem satisfies never
  }
}
