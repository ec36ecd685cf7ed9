// A course's exams and sessions as its study guide lists them.
import { examsOf } from '../../shared/timetable/exams.ts'
import type { GuideExam, GuideSession } from '../../shared/outlook/study-guide.ts'
import { comparePlaces } from '../../shared/schedule/place.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import { markOf, type ItemTask } from '../../shared/schedule/task.ts'
import { minutesOfPeriod, minutesOfPlace } from '../../shared/schedule/work-minutes.ts'

/** In the order of time. */
export function listExams(state: ScheduleState, course: string): GuideExam[] {
  const { days, periods } = state.window
  return examsOf(state, course).map(({ title, place, clock, location }) => ({
    title,
    date: days[place.day - 1]?.date ?? '',
    start: clock?.start ?? periods[place.start - 1]?.start ?? '',
    end: clock?.end ?? periods[place.end - 1]?.end ?? '',
    place: location,
  }))
}

/** In the order of time; those without a place come last, in the order of their work. */
export function listSessions(state: ScheduleState, course: string): GuideSession[] {
  const { window, taskClasses, tasks } = state
  const works = new Map(
    taskClasses.filter((each) => each.course === course).map(({ id, title }) => [id, title]),
  )
  return tasks
    .filter((task): task is ItemTask => task.kind === 'item' && works.has(task.classId))
    .toSorted(compareItems)
    .map((item) => {
      const { place, title, classId, duration } = item
      return {
        title,
        work: works.get(classId) ?? '',
        date: place === null ? null : (window.days[place.day - 1]?.date ?? null),
        start: place === null ? '' : (window.periods[place.start - 1]?.start ?? ''),
        end: place === null ? '' : (window.periods[place.end - 1]?.end ?? ''),
        minutes:
          place === null
            ? Math.round(duration * minutesOfPeriod(window))
            : minutesOfPlace(window, place),
        isDone: markOf(item)?.outcome === 'done',
      }
    })
}

function compareItems(a: ItemTask, b: ItemTask): number {
  if (a.place !== null && b.place !== null) return comparePlaces(a.place, b.place)
  if (a.place !== null || b.place !== null) return a.place === null ? 1 : -1
  return a.classId - b.classId || a.order - b.order
}
