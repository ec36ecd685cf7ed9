// Says what importing a feed again would change, in the person's language: a line for the meetings that change alike.
import { importWords } from '../../../shared/i18n/core/import.ts'
import { dateToDay, placeClock } from '../../../shared/schedule/calendar.ts'
import type { Language } from '../../../shared/language.ts'
import { maskOf } from '../../../shared/schedule/occupancy.ts'
import type { ScheduleState, Window } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import type {
  EventChange,
  ImportChangeKind,
  ImportLine,
} from '../../../shared/timetable/import-changes.ts'
import { kindName } from '../../../shared/text/name-task.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import type { Kept } from './compare-feed.ts'
import { sayTimes } from './say-series.ts'
import { clockTimes } from './write-events.ts'

type Change = { kind: ImportChangeKind; change: EventChange }

/** In the order of the kinds, and of the first meeting of each; `isWanted` says which kinds are taken by themselves. */
export function sayChanges(
  changes: readonly Change[],
  state: ScheduleState,
  isWanted: (kind: ImportChangeKind) => boolean,
  language: Language,
): ImportLine[] {
  const { window } = state
  const alike = Map.groupBy(changes, ({ kind, change }) =>
    JSON.stringify([kind, slotOf(change.from, window), slotOf(change.to, window)]),
  )
  return [...alike.values()].flatMap((same, index) => {
    const [first] = same
    if (first === undefined) return []
    const events = same.map(({ change }) => change)
    const line = sayLine(first.kind, events, window, language)
    return [
      {
        ...line,
        id: `${first.kind}-${index + 1}`,
        kind: first.kind,
        isWanted: isWanted(first.kind),
        blocks: blocksUnder(events, state),
        events,
      },
    ]
  })
}

/** Weekday, clock, name and room: meetings that have them alike share a line. */
function slotOf(event: EventTask | null, window: Window) {
  if (event === null) return null
  const { start, end } = placeClock(window, event)
  const weekday = window.days[event.place.day - 1]?.weekday
  return [event.title, event.location, event.eventKind, weekday, start, end]
}

function sayLine(
  kind: ImportChangeKind,
  events: readonly EventChange[],
  window: Window,
  language: Language,
): Pick<ImportLine, 'title' | 'from' | 'to' | 'when'> {
  const before = events.flatMap(({ from }) => from ?? [])
  const after = events.flatMap(({ to }) => to ?? [])
  const [old, fresh] = [before[0], after[0]]
  const title = (old ?? fresh)?.title ?? ''
  if (kind === 'changed' && old !== undefined && fresh !== undefined) {
    return {
      title,
      from: sayText(old, fresh, language),
      to: sayText(fresh, old, language),
      when: sayTimes(before, window, language),
    }
  }
  const times = (side: EventTask[]) => (side.length === 0 ? '' : sayTimes(side, window, language))
  const text = old === undefined || fresh === undefined ? '' : sayText(fresh, old, language)
  const to = [times(after), text].filter((part) => part !== '').join(' · ')
  return { title, from: times(before), to, when: '' }
}

/** Of name, room and kind what is not as in the other; a dash where there is none. */
function sayText(event: EventTask, other: EventTask, language: Language): string {
  return [
    event.title === other.title ? [] : [event.title],
    event.location === other.location ? [] : [event.location || '–'],
    event.eventKind === other.eventKind ? [] : [kindName(event.eventKind, language)],
  ]
    .flat()
    .join(' · ')
}

/** Study blocks where something would come to lie; those within what moves go along or wait again. */
function blocksUnder(events: readonly EventChange[], state: ScheduleState): string[] {
  const coming = events.flatMap(({ to }) => to ?? [])
  const days = Map.groupBy(coming, ({ place }) => place.day)
  const hosts = new Set(
    events.flatMap(({ from, to }) => (from !== null && to !== null ? from.id : [])),
  )
  return state.tasks.flatMap((task) => {
    if (task.kind !== 'item' || task.place === null) return []
    const mask = maskOf(task.place)
    const isUnder =
      task.hostId === null &&
      (days.get(task.place.day) ?? []).some(({ place }) => (maskOf(place) & mask) !== 0)
    return isUnder || (task.hostId !== null && hosts.has(task.hostId)) ? [task.title] : []
  })
}

/** One sentence for the meetings of one name that were changed in the same way. */
export function sayKept(kept: readonly Kept[], window: Window, language: Language): string[] {
  const alike = Map.groupBy(kept, ({ kind, title }) => `${kind} ${title}`)
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const here = same.flatMap(({ event }) => event ?? [])
    const there = same.flatMap(({ said, event }) => asEvent(said, event, window))
    const times = (events: EventTask[]) => sayTimes(events, window, language)
    const title = quoteTitle(first.title, language)
    return [importWords[language].keptPhrases[first.kind](title, times(there), times(here))]
  })
}

/** What the feed says, as an event to be put into words; none outside the term. */
function asEvent(said: Kept['said'], event: EventTask | null, window: Window): EventTask[] {
  const day = dateToDay(window, said.date)
  if (day === null) return []
  const none = { hosts: false, guestIds: [], locked: false, course: '', id: 0, series: 0 }
  const { title, location, eventKind } = said
  const plain = { kind: 'event', ...none, title, location, eventKind } as const
  const place = { day, start: 1, end: 1 }
  return [{ ...plain, ...event, place, clock: clockTimes(said) }]
}
