// The exams of the timetable: of a course, and those that are still to come.
import { nameKey } from '../text/name-key.ts'
import { comparePlaces } from '../schedule/place.ts'
import type { Moment, ScheduleState } from '../schedule/state.ts'
import type { EventTask, Task } from '../schedule/task.ts'

type Tasks = Pick<ScheduleState, 'tasks'>

export function isExam(task: Task): task is EventTask {
  return task.kind === 'event' && task.eventKind === 'exam'
}

/** In the order of time; the name of the course may be written in another case or width. */
export function examsOf({ tasks }: Tasks, course: string): EventTask[] {
  return tasks
    .filter(isExam)
    .filter((exam) => nameKey(exam.course) === nameKey(course))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
}

/** Those that are not over, one that is being sat among them. */
export function examsAhead(tasks: Tasks, course: string, now: Moment): EventTask[] {
  return examsOf(tasks, course).filter(
    ({ place }) => place.day > now.day || (place.day === now.day && place.end >= now.period),
  )
}
