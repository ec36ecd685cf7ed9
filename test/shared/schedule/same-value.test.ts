import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameValue } from '../../../shared/schedule/same-value.ts'

test('[D1] values are the same whatever the order of their keys, not of their lists', () => {
  expect(isSameValue({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
  expect(isSameValue([1, 2], [2, 1])).toBe(false)
  expect(isSameValue({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(isSameValue({ a: null }, { b: null })).toBe(false)
  expect(isSameValue([], {})).toBe(false)
  expect(isSameValue(null, {})).toBe(false)
  expect(isSameValue('1', 1)).toBe(false)
})

test('[D1] a value and its copy are the same, and two values are when their JSON is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(isSameValue(a, structuredClone(a))).toBe(true)
      expect(isSameValue(a, b)).toBe(isSameValue(b, a))
      const mayBeSame = JSON.stringify(a).length === JSON.stringify(b).length
      expect(isSameValue(a, b) && !mayBeSame).toBe(false)
    }),
    { numRuns: 300 },
  )
})
