// Walking the days of the term by key: never out of it, and back by the opposite key.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayByKey } from '../../../renderer/term/term-table.tsx'

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

const grounds = fc.integer({ min: 1, max: 30 }).chain((weeks) =>
  fc.record({
    term: fc.record({ days: fc.constant(weeks * 7), weekStart: fc.constantFrom(1, 7, 6) }),
    day: fc.integer({ min: 1, max: weeks * 7 }),
  }),
)

test('[U3] a key leads to a day of the term or nowhere', () => {
  fc.assert(
    fc.property(grounds, fc.constantFrom(...keys), fc.boolean(), ({ term, day }, key, isFar) => {
      const next = dayByKey(key, day, term, isFar) ?? day
      expect(next).toBeGreaterThanOrEqual(1)
      expect(next).toBeLessThanOrEqual(term.days)
      expect(/Up|Down/.test(key) ? Math.abs(next - day) % 7 : 0).toBe(0)
    }),
  )
})

test('[U3] the opposite arrow leads back', () => {
  const opposites = { ArrowLeft: 'ArrowRight', ArrowUp: 'ArrowDown' } as const
  fc.assert(
    fc.property(grounds, fc.constantFrom('ArrowLeft', 'ArrowUp'), ({ term, day }, key) => {
      const next = dayByKey(key, day, term)
      expect(next === null ? day : dayByKey(opposites[key], next, term)).toBe(day)
    }),
  )
})

test('[U3] Home and End are the ends of the week, with Ctrl those of the term; other keys lead nowhere', () => {
  const term = { days: 112, weekStart: 1 } as const
  const fromSunday = { days: 112, weekStart: 7 } as const
  expect([dayByKey('Home', 10, fromSunday), dayByKey('End', 10, fromSunday)]).toEqual([7, 13])
  expect([dayByKey('Home', 3, fromSunday), dayByKey('End', 112, fromSunday)]).toEqual([1, 112])
  expect([dayByKey('Home', 10, term), dayByKey('End', 10, term)]).toEqual([8, 14])
  expect([dayByKey('Home', 10, term, true), dayByKey('End', 10, term, true)]).toEqual([1, 112])
  expect([dayByKey('PageDown', 100, term), dayByKey('PageUp', 10, term)]).toEqual([107, 3])
  expect(dayByKey('a', 10, term)).toBeNull()
})
