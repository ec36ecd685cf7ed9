// get_task_info: one task with the tasks that it is tied to; as facts and as text.
import { toolWords } from '../../i18n/shared/tools.ts'
import type { Language } from '../../language.ts'
import { neighboursOf } from '../../schedule/class-order.ts'
import { hasBegun } from '../../schedule/legality.ts'
import { comparePlaces, type Place, placeLength } from '../../schedule/place.ts'
import {
  findTask,
  findTaskClass,
  itemsOfClass,
  type Moment,
  type ScheduleState,
  type Window,
} from '../../schedule/state.ts'
import type { TaskClass } from '../../schedule/task-class.ts'
import { type EventTask, type ItemTask, markOf } from '../../schedule/task.ts'
import { kindName, statusName } from '../../text/name-task.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayDayNumber } from '../../time/say/say-date.ts'
import { sayMark } from '../../words/schedule/say-mark.ts'
import { sayNumberedPlace, sayPeriods, sayPlace } from '../../words/schedule/say-place.ts'

type NamedPlace = { id: number; title: string; place: Place | null }

type EventInfo = {
  kind: 'event'
  task: EventTask
  hasBegun: boolean
  /** The other occurrences of the same event, in time order. */
  otherOccurrences: { id: number; place: Place }[]
  guests: NamedPlace[]
}

type ItemInfo = {
  kind: 'item'
  task: ItemTask
  hasBegun: boolean
  taskClass: TaskClass | null
  /** Rank among the items of its class, from 1, and how many there are. */
  rank: number
  ofItems: number
  /** The items before and after it in its class, placed or not. */
  previous: NamedPlace | null
  next: NamedPlace | null
  /** The placed items that it must lie between (S4). */
  after: NamedPlace | null
  before: NamedPlace | null
  host: NamedPlace | null
}

/** get_task_info: one task, and the tasks that it is tied to. */
export type TaskInfoFacts = { tool: 'get_task_info'; info: EventInfo | ItemInfo }

export function eventInfo(state: ScheduleState, now: Moment, task: EventTask): EventInfo {
  const occurrences = state.tasks.filter(
    (other): other is EventTask =>
      other.kind === 'event' && other.series === task.series && other.id !== task.id,
  )
  return {
    kind: 'event',
    task,
    hasBegun: hasBegun(task, now),
    otherOccurrences: occurrences
      .toSorted((a, b) => comparePlaces(a.place, b.place))
      .map(({ id, place }) => ({ id, place })),
    guests: task.guestIds.flatMap((id) => namedPlace(state, id) ?? []),
  }
}

export function itemInfo(state: ScheduleState, now: Moment, task: ItemTask): ItemInfo {
  const items = itemsOfClass(state, task.classId)
  const index = items.findIndex(({ id }) => id === task.id)
  const { predecessor, successor } = neighboursOf(state, task)
  const named = (id: number | null | undefined) => (id ? namedPlace(state, id) : null)
  return {
    kind: 'item',
    task,
    hasBegun: hasBegun(task, now),
    taskClass: findTaskClass(state, task.classId) ?? null,
    rank: index + 1,
    ofItems: items.length,
    previous: named(items[index - 1]?.id),
    next: named(items[index + 1]?.id),
    after: named(predecessor?.id),
    before: named(successor?.id),
    host: named(task.hostId),
  }
}

function namedPlace(state: ScheduleState, id: number): NamedPlace | null {
  const task = findTask(state, id)
  return task === undefined ? null : { id, title: task.title, place: task.place }
}

// Says one task as text: a line of what it is, then a line for each thing it is tied to.

export function sayEventInfo(window: Window, info: EventInfo, language: Language): string {
  const say = toolWords[language].taskInfo
  const { task } = info
  const head = say.line([
    say.head(quoteTitle(task.title, language), task.id, kindName(task.eventKind, language)),
    sayWholePlace(window, task.place, task.clock, language),
    ...(task.course === '' ? [] : [say.course(quoteTitle(task.course, language))]),
    ...(task.location === '' ? [] : [say.location(quoteTitle(task.location, language))]),
    say.lock[task.locked ? 'locked' : 'unlocked'],
    say.begun[info.hasBegun ? 'begun' : 'ahead'],
  ])
  const guests = info.guests.map((guest) => sayNamed(window, guest, language))
  const off = (task.dropped ?? []).map((event) => sayNamed(window, event, language))
  const others = info.otherOccurrences.map(
    ({ id, place }) => `#${id} ${sayDayNumber(place.day, language)} ${sayPeriods(place, language)}`,
  )
  return [
    head,
    ...(task.hosts ? [say.hosts(guests.length === 0 ? say.noGuests : guests.join('; '))] : []),
    ...(off.length === 0 ? [] : [say.keepsOff(off.join('; '))]),
    ...(others.length === 0 ? [] : [say.otherOccurrences(others.join(say.list))]),
  ].join('\n')
}

export function sayItemInfo(window: Window, info: ItemInfo, language: Language): string {
  const say = toolWords[language].taskInfo
  const { task, taskClass } = info
  const mark = markOf(task)
  const head = say.line([
    say.head(quoteTitle(task.title, language), task.id, kindName('study', language)),
    task.place === null
      ? say.pendingFor(sayCount(task.duration, 'period', language))
      : sayWholePlace(window, task.place, null, language),
    ...(task.status === 'suggested' ? [statusName(task.status, language)] : []),
    say.lock[task.locked ? 'locked' : 'unlocked'],
    ...(task.place === null ? [] : [say.begun[info.hasBegun ? 'begun' : 'ahead']]),
    ...(mark === null ? [] : [sayMark(mark, language)]),
  ])
  const misses = (task.log ?? []).filter(({ outcome }) => outcome === 'missed')
  const missedAt = misses.map(({ place }) => sayPlace(window, place, language, 'numbered'))
  const tie = (label: (name: string) => string, named: NamedPlace | null) =>
    named === null ? [] : [label(sayNamed(window, named, language))]
  return [
    head,
    ...(taskClass === null ? [] : [sayTaskClass(taskClass, info, language)]),
    ...(missedAt.length === 0 ? [] : [say.missed(missedAt.join(say.list))]),
    ...(mark === null || mark.restId === null ? [] : [say.rest(mark.restId)]),
    ...tie(say.previous, info.previous),
    ...tie(say.next, info.next),
    ...tie(say.after, info.after?.id === info.previous?.id ? null : info.after),
    ...tie(say.before, info.before?.id === info.next?.id ? null : info.before),
    ...tie(say.inHost, info.host),
  ].join('\n')
}

function sayTaskClass(taskClass: TaskClass, info: ItemInfo, language: Language): string {
  const say = toolWords[language].taskInfo
  const title = quoteTitle(taskClass.title, language)
  return say.line([
    say.taskClass(taskClass.id, title, info.rank, info.ofItems),
    ...(taskClass.course === '' ? [] : [say.course(quoteTitle(taskClass.course, language))]),
  ])
}

function sayWholePlace(
  window: Window,
  place: Place,
  clock: { start: string; end: string } | null,
  language: Language,
): string {
  return toolWords[language].taskInfo.place(
    sayNumberedPlace(window, place, language, clock),
    sayCount(placeLength(place), 'period', language),
  )
}

function sayNamed(window: Window, { id, title, place }: NamedPlace, language: Language): string {
  const say = toolWords[language].taskInfo
  const where = place === null ? say.pending : sayPlace(window, place, language, 'numbered')
  return say.named(quoteTitle(title, language), id, where)
}
