// The curves of a proposal's moves.
import { expect, test } from 'vitest'
import { drawCurve } from '../../../renderer/week/week-grid.tsx'
import { buildAxis } from '../../../shared/timetable/day-axis.ts'
import { at, hours, item } from '../../builders.ts'

const axis = buildAxis(hours(4))

function ghost([day, start]: [day: number, start: number]) {
  return { task: item(1), place: at(day, start) }
}

function curve(from: [day: number, start: number], to: [day: number, start: number]): number[] {
  const path = drawCurve(axis, ghost(from), ghost(to), 8)
  return (path.match(/-?[\d.]+/g) ?? []).map(Number)
}

test('[U1] a curve goes from the side that faces the other block to the side that faces back', () => {
  const [x1 = 0, , , , , , x2 = 0] = curve([8, 1], [10, 4])
  expect([x1, x2]).toEqual([97, 203])
  const [y1 = 0, , , , , , y2 = 0] = curve([10, 4], [8, 1])
  expect([y1, y2]).toEqual([203, 97])
})

test('[U1] at the same hour it bows, and never leaves the paper', () => {
  for (const start of [1, 4]) {
    const [, y1 = 0, , control = 0] = curve([8, start], [11, start])
    expect(Math.abs(control - y1)).toBeGreaterThan(50)
    expect(control).toBeGreaterThan(0)
    expect(control).toBeLessThan(1000)
  }
})

test('[U1] within a day it swings out beside the column', () => {
  const [x1 = 0, , control = 0] = curve([9, 1], [9, 3])
  expect(control).toBeGreaterThan(x1)
})
