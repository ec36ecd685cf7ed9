// Which start and which period of a day a point stands for.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestStart, periodAt } from '../../../renderer/drag/read-point.ts'
import { blockBox, buildAxis } from '../../../renderer/week/week-axis.ts'
import { hours } from '../../builders.ts'

const axis = buildAxis(hours(12))

test('[U1] at its own upper edge a block means its own start, for every length', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      (start, length) => {
        const { top } = blockBox(axis, { start, end: start }, null)
        const last = 12 - length + 1
        expect(nearestStart(axis, top, length)).toBe(Math.min(start, last))
      },
    ),
  )
})

test('[U1] beyond the day it means its first or last start, and a break belongs to the period before', () => {
  expect(nearestStart(axis, -0.5, 2)).toBe(1)
  expect(nearestStart(axis, 1.5, 2)).toBe(11)
  expect(periodAt(axis, -1)).toBe(1)
  expect(periodAt(axis, 2)).toBe(12)
  const second = blockBox(axis, { start: 2, end: 2 }, null)
  expect(periodAt(axis, second.top - 0.001)).toBe(1)
  expect(periodAt(axis, second.top + 0.001)).toBe(2)
})
