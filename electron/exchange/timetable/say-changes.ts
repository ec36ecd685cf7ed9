// What importing a feed again would change, in the person's language: a line for the meetings that change alike.
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
  const { start, end } = event.clock ?? placeClock(window, event.place)
  const weekday = window.days[event.place.day - 1]?.weekday
  return [event.title, event.location, weekday, start, end]
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
      from: sayText(old, fresh),
      to: sayText(fresh, old),
      when: sayTimes(before, window, language),
    }
  }
  const times = (side: EventTask[]) => (side.length === 0 ? '' : sayTimes(side, window, language))
  const text = old === undefined || fresh === undefined ? '' : sayText(fresh, old)
  const to = [times(after), text].filter((part) => part !== '').join(' · ')
  return { title, from: times(before), to, when: '' }
}

/** Of name and room what is not as in the other; a dash where there is none. */
function sayText(event: EventTask, other: EventTask): string {
  return [
    event.title === other.title ? [] : [event.title],
    event.location === other.location ? [] : [event.location || '–'],
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

const keptPhrases: Record<
  Kept['kind'],
  Record<Language, (title: string, feed: string, here: string) => string>
> = {
  moved: {
    en: (title, feed, here) =>
      `You moved ${title} to ${here}; the feed still says ${feed}. It stays as you have it.`,
    zh: (title, feed, here) => `你把${title}移到了 ${here}，课表里仍是 ${feed}。按你的安排保留。`,
  },
  removed: {
    en: (title, feed) =>
      `${title} (${feed}) was taken out of your week; the feed still has it. It stays out.`,
    zh: (title, feed) => `${title}（${feed}）已从你的周里去掉，课表里仍有。不会再加回来。`,
  },
  displaced: {
    en: (title, feed) =>
      `An exam has the place of ${title} (${feed}); the feed still has it. It stays out.`,
    zh: (title, feed) => `${title}（${feed}）的时间被考试占用，课表里仍有这节课。不会再加回来。`,
  },
  gone: {
    en: (title, feed, here) =>
      `${title} (${feed}) has left the feed. You changed it yourself, so it stays: ${here}.`,
    zh: (title, feed, here) => `${title}（${feed}）已不在课表里。你自己改过它，所以保留：${here}。`,
  },
  held: {
    en: (title, feed) =>
      `${title} (${feed}) is another in the feed, but a pinned or finished study block lies in it. It stays; unpin the block and import again.`,
    zh: (title, feed) =>
      `课表里${title}（${feed}）有变化，但其中有固定或已完成的学习任务。先保持不动；取消固定后可再导入。`,
  },
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
    return [keptPhrases[first.kind][language](title, times(there), times(here))]
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
