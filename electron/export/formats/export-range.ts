// What of a schedule goes out: the chosen tasks on the chosen days in the order of time, with their true times.
import { exportWords } from '../../../shared/i18n/core/export.ts'
import type { DoneChoice } from '../../../shared/exchange/export-choice.ts'
import type { Language } from '../../../shared/language.ts'
import { addDays, minutesOf, placeClock } from '../../../shared/schedule/calendar.ts'
import { compareInDay } from '../../../shared/schedule/place.ts'
import { findEvent, findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import {
  isPlaced,
  markOf,
  type ItemTask,
  type PlacedTask,
  type Task,
} from '../../../shared/schedule/task.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { minutesOfPlace } from '../../../shared/schedule/work-minutes.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import { weekdayName } from '../../../shared/time/say/weekday-name.ts'
import { cleanText } from '../../text/clean-text.ts'

export type ExportRange = {
  state: ScheduleState
  /** First and last date, inclusive. */
  from: string
  to: string
  /** Classes, exams and appointments as well as study blocks. */
  withEvents: boolean
  /** These courses and no others; null, and absent, is all. */
  courses?: readonly string[] | null
  /** All when absent; events are neither open nor done. */
  done?: DoneChoice
  language: Language
}

/** Dates are `YYYY-MM-DD` and clock times `HH:MM`, in the term's zone; `end` is exclusive. */
export type ClockSpan = {
  start: { date: string; time: string }
  end: { date: string; time: string }
}

/** In the order of time, a host before its guests. */
export function tasksInRange(range: ExportRange): PlacedTask[] {
  const { state, from, to } = range
  return state.tasks
    .filter(isPlaced)
    .filter((task) => isChosen(range, task))
    .filter((task) => {
      const date = dateOf(state, task)
      return date !== undefined && from <= date && date <= to
    })
    .toSorted(compareInDay)
}

/** Work without a place, in the order of its classes; it lies on no day, so the days choose none of it. */
export function pendingOf(range: ExportRange): ItemTask[] {
  return range.state.tasks
    .filter((task) => task.kind === 'item')
    .filter((item) => item.place === null && isChosen(range, item))
    .toSorted((a, b) => a.classId - b.classId || a.order - b.order)
}

/** Whether its course and what became of it are among what is wanted, wherever it lies. */
export function isChosen(range: ExportRange, task: Task): boolean {
  const { state, withEvents, done = 'all' } = range
  if (!isChosenCourse(range, courseOf(state, task))) return false
  if (task.kind === 'event') return withEvents
  return done === 'all' || (done === 'done') === (markOf(task) !== null)
}

export function isChosenCourse({ courses }: ExportRange, course: string): boolean {
  return (
    courses === undefined ||
    courses === null ||
    courses.map((each) => cleanText(each)).includes(course)
  )
}

export function dateOf({ window }: ScheduleState, { place }: PlacedTask): string | undefined {
  return window.days[place.day - 1]?.date
}

/** An event with clock times of its own ends and begins by them; one over midnight ends on the next date. */
export function spanOf(state: ScheduleState, task: PlacedTask): ClockSpan {
  const { date, start, end } = placeClock(state.window, task)
  const isNextDay = minutesOf(end) <= minutesOf(start)
  return {
    start: { date, time: start },
    end: { date: isNextDay ? addDays(date, 1) : date, time: end },
  }
}

export function countBlocks(tasks: readonly PlacedTask[]): number {
  return tasks.filter(({ kind }) => kind === 'item').length
}

/** The course of a block, or of an event; may be empty. */
export function courseOfTask(state: ScheduleState, task: Task): string {
  return task.kind === 'event' ? task.course : (findTaskClass(state, task.classId)?.course ?? '')
}

export function courseOf(state: ScheduleState, task: Task): string {
  return cleanText(courseOfTask(state, task))
}

/** How many sessions there are among these, and how long; empty where there are none. */
export function sayStudy(
  { state, language }: Pick<ExportRange, 'state' | 'language'>,
  tasks: readonly PlacedTask[],
): string {
  const study = tasks.filter(({ kind }) => kind === 'item')
  const minutes = study.reduce((sum, { place }) => sum + minutesOfPlace(state.window, place), 0)
  const { sessions } = exportWords[language].pageWords
  return study.length === 0 ? '' : sessions(study.length, sayDuration(minutes, language))
}

/** What is different about the date in this term; empty where the day is held as any other. */
export function noteOfDay(
  { term, language }: { term: Term; language: Language },
  date: string,
): string {
  const override = term.overrides.find((known) => known.date === date)
  const { noClasses, follows } = exportWords[language].pageWords
  if (override === undefined) return ''
  return override.kind === 'off'
    ? noClasses
    : follows(weekdayName(override.weekday, language, 'short'), override.week)
}

/** The course of a block, and the event that it is embedded in, a line each; nothing of an event. */
export function describeTask({ state, language }: ExportRange, task: PlacedTask): string {
  if (task.kind === 'event') return ''
  const host = task.hostId === null ? undefined : findEvent(state, task.hostId)
  return [
    courseOf(state, task),
    host === undefined ? '' : exportWords[language].exportDuring(quoteTitle(host.title, language)),
  ]
    .filter((line) => line !== '')
    .join('\n')
}
