// Which start and which period of a day a point stands for.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  edgeAt,
  nearestEnd,
  nearestStart,
  periodAt,
} from '../../../../renderer/week/drag/read-point.ts'
import { blockBox, buildAxis } from '../../../../shared/timetable/day-axis.ts'
import { hours } from '../../../builders.ts'

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

test('[U8] at its own lower edge a block means its own end, and a press in its middle means the block', () => {
  for (let end = 1; end <= 12; end += 1) {
    const { top, height } = blockBox(axis, { start: end, end }, null)
    expect(nearestEnd(axis, top + height)).toBe(end)
  }
  expect([nearestEnd(axis, -1), nearestEnd(axis, 2)]).toEqual([1, 12])
  const box = { top: 100, bottom: 200 }
  const presses = [102, 112, 150, 188, 196]
  expect(presses.map((y) => edgeAt(box, y, 'mouse'))).toEqual(['start', null, null, null, 'end'])
  expect(presses.map((y) => edgeAt(box, y, 'finger'))).toEqual(['start', null, null, 'end', 'end'])
  // Of a small block half is left to take it by.
  expect(edgeAt({ top: 100, bottom: 116 }, 105, 'finger')).toBeNull()
})
