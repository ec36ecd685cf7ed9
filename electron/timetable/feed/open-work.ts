// Work that a list names without a day: sessions that wait for a place, a body of work for each course.
import { importWords } from '../../../shared/i18n/core/import.ts'
import { longestCourse, maxTitle } from '../../../shared/schedule/term.ts'
import { plainClass } from '../../../shared/schedule/work/upsert-class.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { pendingItem } from '../../../shared/schedule/task.ts'
import { maxHomework } from '../../../shared/homework/homework.ts'
import { cleanText } from '../../text/clean-text.ts'
import { firstDay, sessionLength, type Study, type Target } from '../import/propose-studies.ts'

/** A task without a day. */
export type OpenWork = { title: string; course: string }

/** One session for each task that is not there yet; none once the term is over. */
export function proposeOpenWork(
  work: readonly OpenWork[],
  { term, state, today, ids, language }: Omit<Target, 'exams'>,
): Study[] {
  const fromDay = firstDay(term, today)
  if (fromDay === null) return []
  const other = importWords[language].otherWork
  const known = new Map(knownCourses(state).map((course) => [course.toLowerCase(), course]))
  const named = work.slice(0, maxHomework).map((task) => {
    const course = cleanText(task.course).slice(0, longestCourse).trim() || other
    const title = cleanText(task.title).slice(0, maxTitle).trim()
    return { title, course: known.get(course.toLowerCase()) ?? course }
  })
  const there = new Set(knownTasks(state).map(keyOf))
  // A list may name the same for each week: all of them are to be done.
  const fresh = named.filter((task) => task.title !== '' && !there.has(keyOf(task)))
  const duration = sessionLength(term.periods)
  let { task: id } = ids
  return [...Map.groupBy(fresh, ({ course }) => course)].map(([course, tasks], index) => {
    const head = { id: ids.class + index, course, fromDay, toDay: term.weeks * 7 }
    const title = course === other ? other : importWords[language].openWorkOf(course)
    const items = tasks.map((task, at) =>
      pendingItem({ id: id + at, classId: head.id, order: at + 1, title: task.title, duration }),
    )
    id += tasks.length
    return { taskClass: plainClass({ ...head, title: title.slice(0, maxTitle) }), items }
  })
}

function keyOf({ title, course }: OpenWork): string {
  return JSON.stringify([title, course.toLowerCase()])
}

function knownCourses(state: ScheduleState | null): string[] {
  if (state === null) return []
  const events = state.tasks.flatMap((task) => (task.kind === 'event' ? [task.course] : []))
  return [...events, ...state.taskClasses.map(({ course }) => course)]
}

function knownTasks(state: ScheduleState | null): OpenWork[] {
  const courses = new Map(state?.taskClasses.map(({ id, course }) => [id, course]))
  return (state?.tasks ?? []).flatMap((task) =>
    task.kind === 'item' ? [{ title: task.title, course: courses.get(task.classId) ?? '' }] : [],
  )
}
