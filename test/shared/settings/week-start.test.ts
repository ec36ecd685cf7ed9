// Weeks that are drawn from Monday, Sunday or Saturday: each day of the term in one of them, in its column.
import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  firstDayOfWeek,
  weekdaysFrom,
  weekOfDay,
  weekStarts,
} from '../../../shared/time/week-start.ts'

const starts = constantFrom(...weekStarts)

test('[U7] every day is in the week that is drawn around it, in the column of its weekday', () => {
  assert(
    property(integer({ min: 1, max: 210 }), starts, (day, start) => {
      const first = firstDayOfWeek(weekOfDay(day, start), start)
      expect(day).toBeGreaterThanOrEqual(first)
      expect(day).toBeLessThan(first + 7)
      // Day 1 is a Monday.
      expect(weekdaysFrom(start)[day - first]).toBe(((day - 1) % 7) + 1)
    }),
  )
})

test('[U7] the Monday of a term week lies in the drawn week of the same number', () => {
  expect(weekStarts.map((start) => weekdaysFrom(start)[0])).toEqual([...weekStarts])
  for (const start of weekStarts) {
    for (const week of [1, 2, 16]) expect(weekOfDay((week - 1) * 7 + 1, start)).toBe(week)
  }
  expect(weekStarts.map((start) => firstDayOfWeek(1, start))).toEqual([1, 0, -1])
})
