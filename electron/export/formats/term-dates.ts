// Finds what a term must not be late for: its exams, its homework, and the last days of its work, in the order of time.
import type { Homework } from '../../../shared/homework/homework.ts'
import { cleanText } from '../../text/clean-text.ts'
import {
  courseOf,
  isChosenCourse,
  pendingOf,
  spanOf,
  tasksInRange,
  type ExportRange,
} from './export-range.ts'

export type TermDate = {
  kind: 'exam' | 'due'
  date: string
  /** `HH:MM`; empty where it is the whole day. */
  time: string
  title: string
  course: string
  place: string
}

/** Of the chosen days and courses. What is handed in, and work all of which is done, is no date any more. */
export function termDates(range: ExportRange, homework: readonly Homework[]): TermDate[] {
  const all = [
    ...examDates(range),
    ...homeworkDates(range, homework),
    ...workDates(range, homework),
  ]
  return all
    .filter(({ date }) => range.from <= date && date <= range.to)
    .toSorted((a, b) => compare(a.date, b.date) || compare(a.time || '24:00', b.time || '24:00'))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function examDates(range: ExportRange): TermDate[] {
  return tasksInRange(range).flatMap((task) => {
    if (task.kind !== 'event' || task.eventKind !== 'exam') return []
    const { start } = spanOf(range.state, task)
    const named = { title: cleanText(task.title), place: cleanText(task.location) }
    return [{ kind: 'exam', ...start, ...named, course: courseOf(range.state, task) }]
  })
}

function homeworkDates(range: ExportRange, homework: readonly Homework[]): TermDate[] {
  return homework
    .filter(({ doneAt, course }) => doneAt === null && isChosenCourse(range, cleanText(course)))
    .map(({ title, course, dueDate, dueTime }) => ({
      kind: 'due',
      date: dueDate,
      time: dueTime ?? '',
      title: cleanText(title),
      course: cleanText(course),
      place: '',
    }))
}

/** Work that was made for homework is due with it. */
function workDates(range: ExportRange, homework: readonly Homework[]): TermDate[] {
  const { state } = range
  const ofHomework = new Set(
    homework.flatMap(({ work }) => (work === null || work.tasks !== null ? [] : [work.classId])),
  )
  const whole = { ...range, from: '', to: '9999' }
  const open = new Set(
    [...tasksInRange(whole), ...pendingOf(whole)].flatMap((task) =>
      task.kind === 'item' ? [task.classId] : [],
    ),
  )
  return state.taskClasses
    .filter(({ id }) => open.has(id) && !ofHomework.has(id))
    .map(({ title, course, toDay }) => ({
      kind: 'due',
      date: state.window.days[toDay - 1]?.date ?? '',
      time: '',
      title: cleanText(title),
      course: cleanText(course),
      place: '',
    }))
}
