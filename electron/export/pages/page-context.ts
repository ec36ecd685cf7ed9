// What every part of a page works with: the fonts, the words, the courses' marks and the tasks of each day.
import { exportWords, type ExportWords } from '../../../shared/i18n/core/export.ts'
import { daysBetween, minutesOf, placeClock } from '../../../shared/schedule/calendar.ts'
import { isPlaced, type PlacedTask, type Task } from '../../../shared/schedule/task.ts'
import { drawnTitle } from '../../../shared/text/drawn-title.ts'
import { courseMarks, plainMark, type CourseMark } from './pattern.ts'
import { drawableText } from './set-text.ts'
import type { Faces } from './faces.ts'
import type { PagesInput } from './pages-input.ts'
import { courseOfTask } from '../formats/export-range.ts'
import { compareInDay } from '../../../shared/schedule/place.ts'

export type PageContext = {
  faces: Faces
  input: PagesInput
  words: ExportWords['pageWords']
  marks: ReadonlyMap<string, CourseMark>
  /** By window day, in the order of time, a host before its guests. */
  tasks: ReadonlyMap<number, readonly PlacedTask[]>
  /** Of the tasks that are drawn. */
  ids: ReadonlySet<number>
  /** How many sessions each body of work has. */
  sessions: ReadonlyMap<number, number>
}

export function pageContext(faces: Faces, input: PagesInput): PageContext {
  const { state, taskIds, from, to } = input
  const wanted = taskIds === null ? null : new Set(taskIds)
  const drawn = state.tasks
    .filter(isPlaced)
    .filter(({ id, place }) => {
      const date = state.window.days[place.day - 1]?.date
      if (date === undefined || date < from || date > to) return false
      return wanted === null || wanted.has(id)
    })
    .toSorted(compareInDay)
  const items = state.tasks.filter((task) => task.kind === 'item')
  return {
    faces,
    input,
    words: exportWords[input.language].pageWords,
    marks: courseMarks(state),
    tasks: Map.groupBy(drawn, ({ place }) => place.day),
    ids: new Set(drawn.map(({ id }) => id)),
    sessions: new Map(
      [...Map.groupBy(items, ({ classId }) => classId)].map(([id, of]) => [id, of.length]),
    ),
  }
}

export function markOfCourse({ marks }: PageContext, course: string): CourseMark {
  return marks.get(course) ?? plainMark
}

export function courseOf({ input }: PageContext, task: Task): string {
  return courseOfTask(input.state, task)
}

/** As the week in the window has it; what nothing is left of is called so. */
export function titleOf({ faces, words }: PageContext, title: string): string {
  return drawableText(drawnTitle(title), faces) || words.untitled
}

export function sayTimes({ input }: PageContext, task: PlacedTask): string {
  const { start, end } = placeClock(input.state.window, task)
  return `${start}–${end}`
}

/** Minutes by the clock; an event over midnight ends on the next day. */
export function minutesByClock({ input }: PageContext, task: PlacedTask): number {
  const { start, end } = placeClock(input.state.window, task)
  const minutes = minutesOf(end) - minutesOf(start)
  return minutes > 0 ? minutes : minutes + 1440
}

/** Whether the day is one of those that were chosen. */
export function isChosen({ from, to }: PagesInput, date: string): boolean {
  return daysBetween(from, date) >= 0 && daysBetween(date, to) >= 0
}
