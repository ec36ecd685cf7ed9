// Walking the days of the term by key: never out of it, and back by the opposite key.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayByKey } from '../../../renderer/term/walk-days.ts'

const keys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
] as const

const grounds = fc
  .integer({ min: 1, max: 30 })
  .chain((weeks) =>
    fc.record({ days: fc.constant(weeks * 7), day: fc.integer({ min: 1, max: weeks * 7 }) }),
  )

test('[U3] a key leads to a day of the term or nowhere', () => {
  fc.assert(
    fc.property(grounds, fc.constantFrom(...keys), fc.boolean(), ({ days, day }, key, isFar) => {
      const next = dayByKey(key, day, days, isFar) ?? day
      expect(next).toBeGreaterThanOrEqual(1)
      expect(next).toBeLessThanOrEqual(days)
      expect(/Up|Down/.test(key) ? Math.abs(next - day) % 7 : 0).toBe(0)
    }),
  )
})

test('[U3] the opposite arrow leads back', () => {
  const opposites = { ArrowLeft: 'ArrowRight', ArrowUp: 'ArrowDown' } as const
  fc.assert(
    fc.property(grounds, fc.constantFrom('ArrowLeft', 'ArrowUp'), ({ days, day }, key) => {
      const next = dayByKey(key, day, days)
      expect(next === null ? day : dayByKey(opposites[key], next, days)).toBe(day)
    }),
  )
})

test('[U3] Home and End are the ends of the week, with Ctrl those of the term; other keys lead nowhere', () => {
  expect([dayByKey('Home', 10, 112), dayByKey('End', 10, 112)]).toEqual([8, 14])
  expect([dayByKey('Home', 10, 112, true), dayByKey('End', 10, 112, true)]).toEqual([1, 112])
  expect([dayByKey('PageDown', 100, 112), dayByKey('PageUp', 10, 112)]).toEqual([107, 3])
  expect(dayByKey('a', 10, 112)).toBeNull()
})
