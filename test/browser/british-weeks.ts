// A British term in half-hour rows: six courses with long codes, a job twice a week, study placed and waiting.
import { at, event, item, schedule, taskClass, week } from '../builders.ts'
import type { Term } from '../../shared/schedule/term.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { EventTask } from '../../shared/schedule/task.ts'
import type { Place } from '../../shared/schedule/place.ts'
import { clockOf } from '../../shared/schedule/calendar.ts'

const weeks = 3

/** Half hours from 08:00 to 21:00. */
export const britishTerm: Partial<Term> = {
  weeks,
  zone: 'Europe/London',
  periods: Array.from({ length: 26 }, (_, index) => ({
    start: clockOf(480 + index * 30),
    end: clockOf(510 + index * 30),
  })),
}

/** A Tuesday morning of the first week, London time. */
export const amidBritishWeeks = '2026-11-03T10:10:00Z'

/** Row of a clock time. */
const row = (hour: number, minute = 0): number => (hour - 8) * 2 + (minute === 30 ? 1 : 0) + 1

function span(day: number, from: number, hours: number): Place {
  const start = row(Math.floor(from), from % 1 === 0 ? 0 : 30)
  return at(day, start, start + hours * 2 - 1)
}

/** On the same weekday of each week. */
function weekly(
  id: number,
  title: string,
  course: string,
  place: Place,
  changes: Partial<EventTask> = {},
) {
  return Array.from({ length: weeks }, (_, index) =>
    event(id + index, at(place.day + 7 * index, place.start, place.end), {
      series: id,
      title,
      course,
      location: 'Huxley 340',
      locked: true,
      ...changes,
    }),
  )
}

const analysis = 'MATH2041 Real Analysis'
const quantum = 'PHYS2302 Quantum Mechanics'
const algorithms = 'COMP2711 Algorithms and Data Structures'
const writing = 'ENGL2010 Victorian Literature'
const statistics = 'STAT2120 Statistical Modelling'
const labs = 'PHYS2399 Experimental Physics Laboratory'

export function britishWeeks(): ScheduleState {
  return schedule(
    [
      taskClass(1, { title: 'Problem sheets', course: analysis, toDay: 17 }),
      taskClass(2, { title: 'Class test revision', course: quantum, toDay: 9 }),
      taskClass(3, { title: 'Coursework 1', course: algorithms, toDay: 12 }),
      taskClass(4, { title: 'Essay on Middlemarch', course: writing, toDay: 18 }),
      ...weekly(100, `${analysis} - Lecture`, analysis, span(1, 9, 1)),
      ...weekly(110, `${analysis} - Tutorial`, analysis, span(3, 14, 1)),
      ...weekly(120, `${quantum} - Lecture`, quantum, span(1, 11, 1.5)),
      ...weekly(130, `${quantum} - Lecture`, quantum, span(4, 10, 1)),
      ...weekly(140, `${algorithms} - Lecture`, algorithms, span(2, 9, 2)),
      ...weekly(150, `${algorithms} - Lab`, algorithms, span(5, 13, 2)),
      ...weekly(160, `${writing} - Seminar`, writing, span(3, 11, 2)),
      ...weekly(170, `${statistics} - Lecture`, statistics, span(4, 15.5, 1.5)),
      ...weekly(180, `${labs} - Lab`, labs, span(5, 9, 3)),
      ...weekly(190, 'Library desk (job)', '', span(2, 17, 3), { eventKind: 'personal' }),
      ...weekly(200, 'Library desk (job)', '', span(6, 10, 4), { eventKind: 'personal' }),
      event(220, span(10, 15, 1), {
        title: 'Quantum class test',
        course: quantum,
        eventKind: 'exam',
        locked: true,
      }),
      item(1, { title: 'Problem sheet 1', place: span(1, 14, 1.5) }),
      item(2, { title: 'Problem sheet 2', order: 2, place: span(2, 12, 1.5) }),
      item(3, { title: 'Problem sheet 3', order: 3, place: span(9, 13, 1.5) }),
      item(4, { title: 'Class test revision 1', classId: 2, order: 1, place: span(3, 16, 2) }),
      item(5, { title: 'Class test revision 2', classId: 2, order: 2, place: span(4, 17, 2) }),
      item(6, { title: 'Class test revision 3', classId: 2, order: 3, place: span(5, 18.5, 2) }),
      item(7, { title: 'Coursework 1, part 1', classId: 3, order: 1, place: span(2, 14, 2) }),
      item(8, { title: 'Coursework 1, part 2', classId: 3, order: 2, duration: 4 }),
      item(9, { title: 'Essay on Middlemarch 1', classId: 4, order: 1, place: span(7, 10, 3) }),
      item(10, { title: 'Essay on Middlemarch 2', classId: 4, order: 2, duration: 4 }),
    ],
    week(britishTerm),
  )
}
