// The exams of a course (K6): by its name in whatever case, in the order of time, and ahead until they are over.
import { expect, it } from 'vitest'
import { examsAhead, examsOf } from '../../../shared/timetable/exams.ts'
import { at, event, item, schedule, taskClass } from '../../builders.ts'

const exam = { eventKind: 'exam' as const, course: 'Physics' }

const state = schedule([
  taskClass(1, { course: 'Physics' }),
  item(1, { place: at(1, 1) }),
  event(2, at(4, 3, 4), exam),
  event(3, at(2, 5, 6), exam),
  event(4, at(2, 1), { course: 'Physics' }),
  event(5, at(3, 1), { ...exam, course: 'Chemistry' }),
])

const idsOf = (exams: readonly { id: number }[]) => exams.map(({ id }) => id)

it('[K6] lessons, work and other courses have no part in them', () => {
  expect(idsOf(examsOf(state, 'physics '))).toEqual([3, 2])
})

it.each([
  [1, 1, [3, 2]],
  [2, 6, [3, 2]],
  [2, 7, [2]],
  [4, 4, [2]],
  [5, 1, []],
])('[K6] on day %i in period %i those ahead are %j', (day, period, ahead) => {
  expect(idsOf(examsAhead(state, 'Physics', { day, period }))).toEqual(ahead)
})
