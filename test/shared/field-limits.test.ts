import { expect, test } from 'vitest'
import { z } from 'zod'
import { limitsOf } from '../../shared/field-limits.ts'
import { courseSchema, longestCourse } from '../../shared/schedule/term.ts'

test('[U1] a text that may not be empty is required, and not of spaces alone', () => {
  expect(limitsOf(courseSchema)).toEqual({
    required: true,
    pattern: '.*\\S.*',
    maxLength: longestCourse,
  })
})

test('[U1] what may be absent or null is not required, and keeps its length', () => {
  expect(limitsOf(courseSchema.optional())).toEqual({ maxLength: longestCourse })
  expect(limitsOf(z.int().min(1).max(9).nullable())).toEqual({ step: 1, min: 1, max: 9 })
  expect(limitsOf(z.string().max(40))).toEqual({ maxLength: 40 })
})

test('[U1] a number has its least and its most, where there is one', () => {
  expect(limitsOf(z.int().min(1).max(60))).toEqual({ required: true, step: 1, min: 1, max: 60 })
  expect(limitsOf(z.int().min(0).max(7))).toEqual({ required: true, step: 1, min: 0, max: 7 })
})

test('[U1] what no attribute can say says nothing', () => {
  expect(limitsOf(z.enum(['steady', 'rapid']))).toEqual({})
  expect(limitsOf(undefined)).toEqual({})
})
