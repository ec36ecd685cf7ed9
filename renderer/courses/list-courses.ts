// The courses of a term with their study work: what is placed, and what still waits.
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { ItemTask } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'

export type ClassProgress = {
  taskClass: TaskClass
  items: number
  placed: number
  /** Without a place, in the order in which they are to be done. */
  pending: ItemTask[]
}

export type CourseWork = { course: string; classes: ClassProgress[] }

/** Courses with work that waits come first, then the others, each in order of arrival. */
export function listCourses(state: ScheduleState): CourseWork[] {
  const items = new Map<number, ItemTask[]>()
  for (const task of state.tasks) {
    if (task.kind !== 'item') continue
    const list = items.get(task.classId)
    if (list === undefined) items.set(task.classId, [task])
    else list.push(task)
  }
  const courses = new Map<string, ClassProgress[]>(coursesOf(state).map((course) => [course, []]))
  for (const taskClass of state.taskClasses) {
    const own = items.get(taskClass.id) ?? []
    const pending = own.filter(({ place }) => place === null).toSorted((a, b) => a.order - b.order)
    const progress = { taskClass, items: own.length, placed: own.length - pending.length, pending }
    courses.set(taskClass.course, [...(courses.get(taskClass.course) ?? []), progress])
  }
  const listed = [...courses].map(([course, classes]) => ({ course, classes }))
  const waits = (work: CourseWork) => work.classes.some(({ pending }) => pending.length > 0)
  return [...listed.filter(waits), ...listed.filter((work) => !waits(work))]
}
