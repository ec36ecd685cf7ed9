// Ends work that has no day of its own before the last exam of its course: after that nothing is asked for any more.
import { isExam } from '../../../shared/timetable/exams.ts'
import type { Moment, ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'

/**
 * The state with such ranges drawn in to the eve of the exam, and the very same one where there are none. An exam with
 * lessons of its course after it is no end, and work that has a place after it is there on purpose.
 */
export function endBeforeExams(state: ScheduleState, now: Moment): ScheduleState {
  const { tasks, window } = state
  const ends = new Map<string, number>()
  for (const { course, place } of tasks.filter(isExam))
    if (course !== '') ends.set(course, Math.max(place.day, ends.get(course) ?? 0))
  for (const task of tasks)
    if (
      task.kind === 'event' &&
      task.eventKind === 'class' &&
      task.place.day > (ends.get(task.course) ?? Infinity)
    )
      ends.delete(task.course)
  const isOpen = ({ id, course, toDay, fromDay }: TaskClass): boolean => {
    const eve = (ends.get(course) ?? 0) - 1
    const isAhead = eve >= Math.max(fromDay, now.day, 1)
    return (
      isAhead &&
      toDay >= window.days.length &&
      !tasks.some(
        (task) => task.kind === 'item' && task.classId === id && (task.place?.day ?? 0) > eve,
      )
    )
  }
  if (!state.taskClasses.some(isOpen)) return state
  return {
    ...state,
    taskClasses: state.taskClasses.map((taskClass) =>
      isOpen(taskClass)
        ? { ...taskClass, toDay: (ends.get(taskClass.course) ?? 0) - 1 }
        : taskClass,
    ),
  }
}
