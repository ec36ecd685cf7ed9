// Courses with their study work.
import { expect, test } from 'vitest'
import { listCourses } from '../../../renderer/courses/list-courses.ts'
import { at, event, item, schedule, taskClass } from '../../builders.ts'

test('[U4] a class counts what is placed and lists what waits in its order', () => {
  const state = schedule([
    taskClass(1, { course: 'Physics' }),
    item(3, { classId: 1, order: 2 }),
    item(4, { classId: 1, order: 3 }),
    item(2, { classId: 1, order: 1, place: at(1, 2) }),
  ])
  const [physics] = listCourses(state)
  expect(physics?.course).toBe('Physics')
  expect(physics?.classes).toMatchObject([{ items: 3, placed: 1 }])
  expect(physics?.classes[0]?.pending.map(({ id }) => id)).toEqual([3, 4])
})

test('[U4] courses with work that waits come first, and a course without any is still listed', () => {
  const state = schedule([
    event(10, at(1, 1), { course: 'History' }),
    event(11, at(2, 1), { course: 'Physics' }),
    taskClass(1, { course: 'Physics' }),
    item(1, { classId: 1 }),
  ])
  expect(listCourses(state).map(({ course }) => course)).toEqual(['Physics', 'History'])
})
