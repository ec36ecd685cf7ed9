// Finds the classes of a plan that return weekly at one time, each to be told to a calendar as one event (X3).
import {
  datesOf,
  isWeeklyEvent,
  type SentEntry,
  type WeeklyEvent,
} from '../../../shared/exchange/calendar-entry.ts'
import { daysBetween, weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { EventTask } from '../../../shared/schedule/task.ts'
import { cleanText } from '../../text/clean-text.ts'
import { courseOf, spanOf } from './export-range.ts'

/** What a calendar was told before, by the key of each entry. */
export type KnownEntries = ReadonlyMap<string, SentEntry>

/** `taskId` is what the class is told by: one of its lessons, or one that was when it was first told. */
export type WeeklyClass = { event: WeeklyEvent; lessons: readonly EventTask[] }

/** Lessons of one series that differ in nothing but their week. An exam is none of them. */
export function weeklyClasses(state: ScheduleState, known: KnownEntries): WeeklyClass[] {
  const events = state.tasks
    .filter((task) => task.kind === 'event')
    .filter(({ eventKind }) => eventKind !== 'exam')
  const classes = [...Map.groupBy(events, (task) => slotOf(state, task)).values()].flatMap(
    (lessons) => toWeekly(state, lessons),
  )
  const ids = chooseIds(classes, known)
  return classes.map((one) => {
    const taskId = ids.get(one) ?? one.event.taskId
    return { lessons: one.lessons, event: { ...one.event, taskId } }
  })
}

function slotOf(state: ScheduleState, task: EventTask): string {
  const { start, end } = spanOf(state, task)
  return JSON.stringify([
    task.series,
    weekdayOf(start.date),
    start.time,
    end.time,
    cleanText(task.title),
    cleanText(task.location),
    courseOf(state, task),
  ])
}

/** None where there is only one. */
function toWeekly(state: ScheduleState, found: readonly EventTask[]): WeeklyClass[] {
  // What is written twice on a day goes out by itself.
  const byDate = new Map(found.map((task) => [spanOf(state, task).start.date, task]))
  const dates = [...byDate.keys()].toSorted()
  const lessons = dates.flatMap((date) => byDate.get(date) ?? [])
  const [first, second] = lessons
  const [begin, until] = [dates[0] ?? '', dates.at(-1) ?? '']
  if (first === undefined || second === undefined) return []
  const { start, end } = spanOf(state, first)
  const every = dates.map((date) => daysBetween(begin, date) / 7).reduce(commonDivisor, 0)
  const event = {
    kind: 'event',
    taskId: first.id,
    title: cleanText(first.title),
    description: '',
    course: courseOf(state, first),
    isStudy: false,
    start: `${start.date}T${start.time}`,
    end: `${end.date}T${end.time}`,
    location: cleanText(first.location),
    reminder: null,
    repeats: { series: first.series, every, until, except: [] },
  } satisfies WeeklyEvent
  const except = datesOf(event).filter((date) => !byDate.has(date))
  return [{ lessons, event: { ...event, repeats: { ...event.repeats, except } } }]
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/**
 * A class keeps the id that it was told by while its time stays, though the lesson of that id has left it, and while
 * it has that lesson, though its time is another; a class that was never told has the first of its lessons.
 */
function chooseIds(
  classes: readonly WeeklyClass[],
  known: KnownEntries,
): ReadonlyMap<WeeklyClass, number> {
  const told = [...known.values()].flatMap(({ entry, isGone }) =>
    !isGone && isWeeklyEvent(entry) ? [entry] : [],
  )
  const chosen = new Map<WeeklyClass, number>()
  const taken = new Set<number>()
  const choose = (find: (one: WeeklyClass) => number | undefined) => {
    for (const one of classes) {
      const id = chosen.has(one) ? undefined : find(one)
      if (id === undefined) continue
      chosen.set(one, id)
      taken.add(id)
    }
  }
  for (const fits of [isSameClass, isSameTime, hasLesson]) {
    choose((one) => told.find((was) => !taken.has(was.taskId) && fits(one, was))?.taskId)
  }
  choose(({ lessons }) => lessons.find(({ id }) => !taken.has(id))?.id)
  return chosen
}

function isSameClass(one: WeeklyClass, was: WeeklyEvent): boolean {
  return isSameTime(one, was) && hasLesson(one, was)
}

function isSameTime({ event }: WeeklyClass, was: WeeklyEvent): boolean {
  const [date, time] = event.start.split('T')
  const [before, at] = was.start.split('T')
  return (
    event.repeats.series === was.repeats.series &&
    time === at &&
    weekdayOf(date ?? '') === weekdayOf(before ?? '')
  )
}

function hasLesson({ lessons }: WeeklyClass, was: WeeklyEvent): boolean {
  return lessons.some(({ id }) => id === was.taskId)
}
