// Reads the plan beside the calendar that it is pushed to: the blocks as they are here, and what was sent of them there.
import {
  type CaldavCalendar,
  folderIdOf,
  readCaldav,
  readResources,
  readRevisions,
  readSentEntries,
} from '../../../db/exports.ts'
import { entryKey, type SentEntry } from '../../../shared/exchange/calendar-entry.ts'
import type { CaldavResource, CaldavStatus } from '../../../shared/exchange/caldav.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { calendarEntries, reviseEntries } from '../../export/formats/calendar-entries.ts'
import type { CalendarFrame } from '../../export/formats/write-calendar.ts'
import { languageOf, type Planned, type SessionContext } from '../../session/context.ts'
import { version } from '../../machine/version.ts'

export const freshStatus: CaldavStatus = { href: null, pushedAt: null, problem: null }

export type CaldavPlan = {
  wanted: SentEntry[]
  lastSent: Map<string, SentEntry>
  known: Map<string, CaldavResource>
}

/** All study blocks of the term: what lies behind belongs to a calendar too. */
export function readCaldavPlan(
  context: SessionContext,
  { state }: Planned,
  { settings }: CaldavCalendar,
): CaldavPlan {
  const { database } = context
  const revisions = readRevisions(database)
  const lastSent = readSentEntries(database, 'caldav')
  const entries = calendarEntries({
    state,
    from: state.window.days[0]?.date ?? '',
    to: state.window.days.at(-1)?.date ?? '',
    withEvents: false,
    language: languageOf(context),
    reminder: settings.reminder,
    withPending: false,
  })
  const wanted = reviseEntries(entries, {
    known: lastSent,
    sequenceOf: (taskId) => revisions.get(taskId) ?? 0,
    at: context.clock(),
  })
  return { wanted, lastSent, known: readResources(database) }
}

/** The blocks whose present state is not there yet, those that are to go among them. */
export function countWaiting({ wanted, lastSent, known }: CaldavPlan): number {
  const keys = new Set(wanted.map(({ entry }) => entryKey(entry)))
  const late = wanted.filter(({ entry }) => {
    const key = entryKey(entry)
    const before = lastSent.get(key)
    return !known.has(key) || before === undefined || !isSameValue(before.entry, entry)
  })
  // What waits for an answer waits for that, and for no push.
  const going = [...known.values()].filter(({ key, remote }) => !keys.has(key) && remote === null)
  return late.length + going.length
}

export function frameOf(context: SessionContext, { term }: Planned): CalendarFrame {
  return {
    zone: term.zone,
    folderId: folderIdOf(context.database, context.newId),
    at: context.clock(),
    version,
    language: languageOf(context),
  }
}

export function caldavOf({ database }: SessionContext): CaldavCalendar | null {
  return readCaldav(database)
}
