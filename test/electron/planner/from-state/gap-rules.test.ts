// What the terms of the days between two sessions count, one at a time, with a weight of 1.
import { expect, test } from 'vitest'
import type { Place } from '../../../../shared/schedule/place.ts'
import { at, event, taskClass } from '../../../builders.ts'
import { block, count, rapid, whole } from './count-term.ts'

test('[P1] sameday: two sessions of a class on one day, which is worse for steady work', () => {
  const twice = [block(1, at(1, 1)), block(2, at(1, 8))]
  const [once, steady, quick] = [
    count('sameday', [whole, block(1, at(1, 1)), block(2, at(2, 1))]),
    count('sameday', [whole, ...twice]),
    count('sameday', [rapid, ...twice]),
  ]
  expect(once).toBe(0)
  expect(steady).toBeGreaterThan(quick)
  expect(quick).toBeGreaterThan(0)
})

test('[P1] spacing: the missing part, squared, of the gap that memory and the even spread want', () => {
  const exam = event(90, at(28, 1, 2), { eventKind: 'exam', course: 'Course 1' })
  const early = taskClass(1, { toDay: 27 })
  const plan = (first: Place, second: Place) =>
    count('spacing', [early, exam, block(1, first), block(2, second)])
  // Half of the range would be even, but the exam is near enough for two days.
  expect(plan(at(8, 1), at(17, 1))).toBe(0)
  expect(plan(at(8, 1), at(10, 1))).toBe(0)
  // Half of the gap is missing, then all of it.
  expect(plan(at(8, 1), at(9, 1))).toBe(4)
  expect(plan(at(8, 1), at(8, 5))).toBe(16)
  // More than twice the even gap is too long.
  expect(plan(at(1, 1), at(27, 1))).toBe(2)
  expect(count('spacing', [rapid, block(1, at(1, 1)), block(2, at(1, 2))])).toBe(0)
})
