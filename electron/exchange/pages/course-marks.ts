// How each course is told apart on paper: by its hue, and by a pattern of its own that stays when it is printed grey.
import { assignHues, coursesOf, courseHues } from '../../../shared/timetable/course-hue.ts'
import { findTaskClass, type ScheduleState } from '../../../shared/schedule/state.ts'
import type { Task } from '../../../shared/schedule/task.ts'

/** What belongs to no course has no hue and is plain. */
export type CourseMark = { hue: number | undefined; pattern: number }

export const plainMark: CourseMark = { hue: undefined, pattern: 0 }

/** By the courses of the whole schedule, so that a page shows each as the window does. */
export function courseMarks(state: ScheduleState): Map<string, CourseMark> {
  const courses = coursesOf(state)
  const hues = assignHues(courses)
  return new Map(
    courses.map((course, index) => {
      // From the thirteenth on a hue comes again, with the next pattern.
      const round = Math.floor(index / courseHues.length)
      return [course, { hue: hues.get(course), pattern: (index + round) % courseHues.length }]
    }),
  )
}

export function courseOfTask(state: ScheduleState, task: Task): string {
  return task.kind === 'event' ? task.course : (findTaskClass(state, task.classId)?.course ?? '')
}
