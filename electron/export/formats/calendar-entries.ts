// The chosen tasks as lines of a calendar: study blocks and events with their true times, waiting work with its last day.
import {
  type CalendarEntry,
  type CalendarEvent,
  entryKey,
  type SentEntry,
} from '../../../shared/exchange/calendar-entry.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findTaskClass, findTask } from '../../../shared/schedule/state.ts'
import { type ItemTask, isPlacedItem } from '../../../shared/schedule/task.ts'
import { cleanText } from '../../text/clean-text.ts'
import {
  courseOf,
  describeTask,
  pendingOf,
  spanOf,
  tasksInRange,
  type ExportRange,
  type PlacedTask,
  isChosen,
  isChosenCourse,
} from './export-range.ts'

type CalendarRange = ExportRange & {
  /** Minutes before each study block; null is none. */
  reminder: number | null
  /** Work without a place goes out too, as tasks to do. */
  withPending: boolean
}

/** In the order of time, the waiting work after all that has a place. */
export function calendarEntries(range: CalendarRange): CalendarEntry[] {
  const placed = tasksInRange(range).map((task) => eventEntry(range, task))
  const { done = 'all' } = range
  const isWanted = range.withPending && done !== 'done'
  return isWanted ? [...placed, ...pendingOf(range).map((item) => todoEntry(range, item))] : placed
}

function eventEntry(range: CalendarRange, task: PlacedTask): CalendarEvent {
  const { start, end } = spanOf(range.state, task)
  const isStudy = task.kind === 'item'
  return {
    kind: 'event',
    taskId: task.id,
    title: cleanText(task.title),
    description: describeTask(range, task),
    course: courseOf(range.state, task),
    isStudy,
    start: `${start.date}T${start.time}`,
    end: `${end.date}T${end.time}`,
    location: isStudy ? '' : cleanText(task.location),
    reminder: isStudy ? range.reminder : null,
  }
}

function todoEntry({ state }: CalendarRange, item: ItemTask): CalendarEntry {
  const taskClass = findTaskClass(state, item.classId)
  const last = taskClass === undefined ? undefined : state.window.days[taskClass.toDay - 1]
  return {
    kind: 'todo',
    taskId: item.id,
    title: cleanText(item.title),
    description: courseOf(state, item),
    course: courseOf(state, item),
    due: last?.date ?? null,
    priority: 11 - 2 * (taskClass?.priority ?? 3),
  }
}

type Revision = {
  /** What was sent before, by the key of each entry. */
  known: ReadonlyMap<string, SentEntry>
  /** How often the task's record was written. */
  sequenceOf: (taskId: number) => number
  /** The present instant, ISO. */
  at: string
}

/** The same entry once more has the same number and instant; another one a higher number. */
export function reviseEntries(
  entries: readonly CalendarEntry[],
  { known, sequenceOf, at }: Revision,
): SentEntry[] {
  return entries.map((entry) =>
    revise(entry, false, known.get(entryKey(entry)), { sequenceOf, at }),
  )
}

function revise(
  entry: CalendarEntry,
  isGone: boolean,
  before: SentEntry | undefined,
  { sequenceOf, at }: Pick<Revision, 'sequenceOf' | 'at'>,
): SentEntry {
  const written = sequenceOf(entry.taskId)
  if (before === undefined) return { entry, isGone, sequence: written, changedAt: at }
  const isSame = before.isGone === isGone && isSameValue(before.entry, entry)
  // What the task's own count does not see, such as a period table of other hours, is a change there too.
  const least = before.sequence + (isSame ? 0 : 1)
  return {
    entry,
    isGone,
    sequence: Math.max(written, least),
    changedAt: isSame ? before.changedAt : at,
  }
}

/**
 * What was sent for these days before and is not among `entries`: with its new place where it has moved out of them,
 * as gone where it has no place any more. What is merely not chosen this time is left alone.
 */
export function findStrays(
  range: CalendarRange,
  entries: readonly CalendarEntry[],
  revision: Revision,
): SentEntry[] {
  const present = new Set(entries.map(entryKey))
  return [...revision.known.values()]
    .filter(({ entry }) => !present.has(entryKey(entry)) && isInRange(range, entry))
    .flatMap((before) => {
      const moved = placeNow(range, before.entry)
      if (moved === 'not-chosen') return []
      return moved === null
        ? [revise(before.entry, true, before, revision)]
        : [revise(moved, false, before, revision)]
    })
}

function isInRange({ from, to, withPending }: CalendarRange, entry: CalendarEntry): boolean {
  if (entry.kind === 'todo') return withPending
  const date = entry.start.slice(0, 10)
  return from <= date && date <= to
}

/** Null where it is not in the week any more. */
function placeNow(range: CalendarRange, entry: CalendarEntry): CalendarEntry | null | 'not-chosen' {
  const task = findTask(range.state, entry.taskId)
  const isEvent = entry.kind === 'event' && !entry.isStudy
  if (task === undefined || entry.kind === 'todo') {
    const isWanted = isChosenCourse(range, entry.course) && (!isEvent || range.withEvents)
    return isWanted ? null : 'not-chosen'
  }
  if (!isChosen(range, task)) return 'not-chosen'
  return task.kind === 'event' || isPlacedItem(task) ? eventEntry(range, task) : null
}
