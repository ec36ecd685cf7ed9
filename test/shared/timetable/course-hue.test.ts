// Which hue each course wears.
import { expect, test } from 'vitest'
import { assignHues, courseHues, coursesOf } from '../../../shared/timetable/course-hue.ts'
import { at, event, schedule, taskClass } from '../../builders.ts'

const courses = ['Calculus', 'Linear algebra', 'Physics', '数据结构', 'English', 'History', '体育']

test('[U3] the same courses always wear the same hues, and no two share one while there are enough', () => {
  const hues = assignHues(courses)
  expect(assignHues(courses)).toEqual(hues)
  expect(new Set(hues.values()).size).toBe(courses.length)
})

test('[U3] a course that comes later changes none of the others', () => {
  const before = assignHues(courses)
  const after = assignHues([...courses, 'Economics'])
  for (const course of courses) expect(after.get(course)).toBe(before.get(course))
})

test('[U3] courses that follow each other wear hues far apart', () => {
  const hues = [...assignHues(courses).values()]
  for (const [index, hue] of hues.slice(1).entries()) {
    const apart = Math.abs(hue - (hues[index] ?? hue))
    expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(120)
  }
})

test('[U3] a thirteenth course shares a hue, and what has no course has none', () => {
  const many = Array.from({ length: 13 }, (_, index) => `Course ${index}`)
  const hues = assignHues(['', ...many])
  expect(hues.has('')).toBe(false)
  expect(new Set(hues.values()).size).toBe(courseHues.length)
  expect(hues.size).toBe(13)
})

test('[U3] courses come in the order of their events, then of their classes', () => {
  const state = schedule([
    taskClass(1, { course: 'Physics' }),
    event(2, at(1, 1), { course: 'History' }),
    event(1, at(1, 2), { course: 'Calculus' }),
    event(3, at(1, 3)),
  ])
  expect(coursesOf(state)).toEqual(['Calculus', 'History', 'Physics'])
})
