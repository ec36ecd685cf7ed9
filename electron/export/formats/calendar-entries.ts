// The chosen tasks as lines of a calendar: study blocks and events with their true times, waiting work with its last day.
import {
  type CalendarEntry,
  type CalendarEvent,
  entryKey,
  isWeeklyEvent,
  type SentEntry,
} from '../../../shared/exchange/calendar-entry.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { findTaskClass, findTask } from '../../../shared/schedule/state.ts'
import { isPlacedItem, type ItemTask, type PlacedTask } from '../../../shared/schedule/task.ts'
import { cleanText } from '../../text/clean-text.ts'
import {
  courseOf,
  describeTask,
  isChosen,
  isChosenCourse,
  pendingOf,
  spanOf,
  tasksInRange,
  type ExportRange,
} from './export-range.ts'
import { type KnownEntries, type WeeklyClass, weeklyClasses } from './weekly-classes.ts'

type CalendarRange = ExportRange & {
  /** Minutes before each study block; null is none. */
  reminder: number | null
  /** Work without a place goes out too, as tasks to do. */
  withPending: boolean
}

/** In the order of time, the waiting work after all that has a place. `known`: what was told before. */
export function calendarEntries(
  range: CalendarRange,
  known: KnownEntries = new Map(),
): CalendarEntry[] {
  const placed = tasksInRange(range)
  const { done = 'all' } = range
  const isWanted = range.withPending && done !== 'done'
  return [
    ...tellPlaced(range, placed, classesByLesson(range, known)),
    ...(isWanted ? pendingOf(range).map((item) => todoEntry(range, item)) : []),
  ]
}

type Classes = ReadonlyMap<number, WeeklyClass>

/** By the id of each lesson. */
function classesByLesson({ state, withEvents }: CalendarRange, known: KnownEntries): Classes {
  const classes = withEvents ? weeklyClasses(state, known) : []
  return new Map(classes.flatMap((one) => one.lessons.map(({ id }) => [id, one])))
}

/** A class all of which goes out is one entry, where its first lesson is. */
function tellPlaced(
  range: CalendarRange,
  placed: readonly PlacedTask[],
  classes: Classes,
): CalendarEvent[] {
  const ids = new Set(placed.map(({ id }) => id))
  return placed.flatMap((task) => {
    const weekly = classes.get(task.id)
    if (weekly?.lessons.every(({ id }) => ids.has(id)) !== true)
      return [tellAlone(range, task, classes)]
    return weekly.lessons[0]?.id === task.id ? [weekly.event] : []
  })
}

function tellAlone(range: CalendarRange, task: PlacedTask, classes: Classes): CalendarEvent {
  const weekly = classes.get(task.id)
  const entry = eventEntry(range, task)
  return weekly === undefined ? entry : { ...entry, lessonOf: weekly.event.taskId }
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
  known: KnownEntries
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
  const classes = classesByLesson(range, revision.known)
  const strays = [...revision.known.values()]
    .filter(({ entry }) => !present.has(entryKey(entry)) && isInRange(range, entry))
    .flatMap((before) => strayOf(range, before, classes))
    .map(({ entry, isGone }) =>
      revise(entry, isGone, revision.known.get(entryKey(entry)), revision),
    )
  return [...new Map(strays.map((one) => [entryKey(one.entry), one])).values()]
}

function isInRange({ from, to, withPending }: CalendarRange, entry: CalendarEntry): boolean {
  if (entry.kind === 'todo') return withPending
  const date = entry.start.slice(0, 10)
  return date <= to && from <= (entry.repeats?.until ?? date)
}

type Stray = Pick<SentEntry, 'entry' | 'isGone'>

/** What a calendar is to be told of an entry that it knows. */
function strayOf(range: CalendarRange, { entry }: SentEntry, classes: Classes): Stray[] {
  const task = findTask(range.state, entry.taskId)
  const gone = [{ entry, isGone: true }]
  const isEvent = entry.kind === 'event' && !entry.isStudy
  const isWanted = isChosenCourse(range, entry.course) && (!isEvent || range.withEvents)
  if (isWeeklyEvent(entry)) {
    const weekly = [...classes.values()].find(({ event }) => event.taskId === entry.taskId)
    if (weekly === undefined) return isWanted ? gone : []
    const isTold = isSameValue(weekly.event, entry) || !isWanted
    return isTold ? [] : [{ entry: weekly.event, isGone: false }]
  }
  if (task === undefined || entry.kind === 'todo') return isWanted ? gone : []
  if (!isChosen(range, task)) return []
  if (task.kind === 'item' && !isPlacedItem(task)) return gone
  const now = tellAlone(range, task, classes)
  if (entryKey(now) === entryKey(entry))
    return isSameValue(now, entry) ? [] : [{ entry: now, isGone: false }]
  // What lies in these days is told already, be it as a lesson of its class.
  return isInRange(range, now) ? gone : [...gone, { entry: now, isGone: false }]
}
