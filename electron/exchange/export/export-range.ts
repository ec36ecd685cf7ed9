// What of a schedule goes out: the tasks on the chosen days in the order of time, with their true times.
import type { Language } from '../../../shared/language.ts'
import { addDays, minutesOf, placeClock } from '../../../shared/schedule/calendar.ts'
import { comparePlaces } from '../../../shared/schedule/place.ts'
import { findEvent, findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import {
  isPlacedItem,
  type EventTask,
  type PlacedItem,
  type Task,
} from '../../../shared/schedule/task.ts'
import { quoteTitle } from '../../../shared/words/quote-title.ts'
import { cleanText } from '../clean-text.ts'

export type ExportRange = {
  state: ScheduleState
  /** First and last date, inclusive. */
  from: string
  to: string
  /** Classes, exams and appointments as well as study blocks. */
  withEvents: boolean
  language: Language
}

export type PlacedTask = EventTask | PlacedItem

/** Dates are `YYYY-MM-DD` and clock times `HH:MM`, in the term's zone; `end` is exclusive. */
export type ClockSpan = {
  start: { date: string; time: string }
  end: { date: string; time: string }
}

/** In the order of time, a host before its guests. */
export function tasksInRange({ state, from, to, withEvents }: ExportRange): PlacedTask[] {
  return state.tasks
    .filter(isOnWeek)
    .filter(({ kind }) => kind === 'item' || withEvents)
    .filter((task) => {
      const date = dateOf(state, task)
      return date !== undefined && from <= date && date <= to
    })
    .toSorted((a, b) => comparePlaces(a.place, b.place) || isGuest(a) - isGuest(b) || a.id - b.id)
}

export function dateOf({ window }: ScheduleState, { place }: PlacedTask): string | undefined {
  return window.days[place.day - 1]?.date
}

/** An event with clock times of its own ends and begins by them; one over midnight ends on the next date. */
export function spanOf(state: ScheduleState, task: PlacedTask): ClockSpan {
  const { date, start, end } = placeClock(state.window, task.place)
  const clock = task.kind === 'event' && task.clock !== null ? task.clock : { start, end }
  const isNextDay = minutesOf(clock.end) <= minutesOf(clock.start)
  return {
    start: { date, time: clock.start },
    end: { date: isNextDay ? addDays(date, 1) : date, time: clock.end },
  }
}

export function countBlocks(tasks: readonly PlacedTask[]): number {
  return tasks.filter(({ kind }) => kind === 'item').length
}

/** The course of a block, or of an event; may be empty. */
export function courseOf(state: ScheduleState, task: Task): string {
  return cleanText(
    task.kind === 'event' ? task.course : (findTaskClass(state, task.classId)?.course ?? ''),
  )
}

const during: Record<Language, (title: string) => string> = {
  en: (title) => `During ${title}.`,
  zh: (title) => `在${title}期间进行。`,
}

/** The course of a block, and the event that it is embedded in, a line each; nothing of an event. */
export function describeTask({ state, language }: ExportRange, task: PlacedTask): string {
  if (task.kind === 'event') return ''
  const host = task.hostId === null ? undefined : findEvent(state, task.hostId)
  return [
    courseOf(state, task),
    host === undefined ? '' : during[language](quoteTitle(host.title, language)),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function isGuest(task: PlacedTask): number {
  return task.kind === 'item' && task.hostId !== null ? 1 : 0
}

function isOnWeek(task: Task): task is PlacedTask {
  return task.kind === 'event' || isPlacedItem(task)
}
