// The chosen tasks as lines of a calendar: study blocks and events with their true times, waiting work with its last day.
import type { CalendarEntry, CalendarEvent } from '../../../shared/exchange/calendar-entry.ts'
import { findTaskClass } from '../../../shared/schedule/state.ts'
import type { ItemTask } from '../../../shared/schedule/task.ts'
import { cleanText } from '../clean-text.ts'
import {
  courseOf,
  describeTask,
  pendingOf,
  spanOf,
  tasksInRange,
  type ExportRange,
  type PlacedTask,
} from './export-range.ts'

export type CalendarRange = ExportRange & {
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

export function eventEntry(range: CalendarRange, task: PlacedTask): CalendarEvent {
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
