// What is known of a student's slips, and the intervals around shares.
import { expect, it, test } from 'vitest'
import {
  draw,
  drawKinds,
  paceTable,
  pairedDrop,
  wilson,
  assumedSlips,
  readSlips,
} from '../../../../electron/planner/simulate/slips.ts'
import { usualFactor } from '../../../../shared/planner/pace.ts'
import type { Outcome, WorkEntry } from '../../../../shared/schedule/work-log.ts'
import { at, item, schedule, taskClass } from '../../../builders.ts'

function entry(outcome: Outcome, minutes: number, planned = 100): WorkEntry {
  return { outcome, place: at(1, 1), planned, minutes, restId: null }
}

test('[K6] without a mark the assumption counts, and each mark weighs a tenth of it', () => {
  const none = readSlips(schedule([taskClass(1)]))
  expect(none).toMatchObject({ ...assumedSlips, from: 'assumed', marks: 0 })
  expect(none.paces).toEqual([
    { classId: 1, factor: usualFactor, spread: 0.5, from: 'assumed', pieces: 0 },
  ])
  const log = [entry('missed', 0), entry('missed', 0), entry('partly', 40), entry('partly', 100)]
  const items = [item(1, { log }), item(2, { place: at(2, 1), log: [entry('done', 160)] })]
  const some = readSlips(schedule([taskClass(1), ...items]))
  // Two of five missed, one of five cut short; one that took its whole time is a matter of pace.
  expect(some.missed).toBeCloseTo((0.2 * 10 + 2) / 15)
  expect(some.cutShort).toBeCloseTo((0.1 * 10 + 1) / 15)
  expect(some).toMatchObject({ from: 'marks', marks: 5 })
  expect(some.paces[0]?.from).toBe('marks')
  const chosen = readSlips(schedule([taskClass(1), ...items]), { missed: 0.5, pace: 1.2 })
  expect(chosen).toMatchObject({ missed: 0.5, from: 'chosen' })
  expect(chosen.paces[0]).toMatchObject({ factor: 1.2, spread: 0, from: 'chosen' })
})

// Wilson 1927, as any table has it; a share at its end still has an interval.
it.each([
  [0, 10, 0, 0, 0.2775],
  [5, 10, 0.5, 0.2366, 0.7634],
  [10, 10, 1, 0.7225, 1],
  [0, 0, 0, 0, 1],
])('[K6] %i of %i is %d, between %d and %d', (hits, runs, value, low, high) => {
  const found = wilson(hits, runs)
  expect(found.value).toBe(value)
  expect(found.low).toBeCloseTo(low, 3)
  expect(found.high).toBeCloseTo(high, 3)
})

test('[K6] a drop between pairs counts only those that differ, and none proves nothing', () => {
  expect(pairedDrop(30, 10, 100).value).toBeCloseTo(0.2)
  expect(pairedDrop(30, 10, 100).low).toBeGreaterThan(0)
  expect(pairedDrop(0, 0, 100)).toMatchObject({ value: 0 })
  expect(pairedDrop(0, 0, 100).low).toBeLessThan(0)
})

test('[K6] draws are even and apart from one another, and paces have the median and spread asked for', () => {
  const draws = Array.from({ length: 4000 }, (_, run) => draw(3, run, 17, 0, drawKinds.slip))
  const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length
  expect(mean).toBeCloseTo(0.5, 1)
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...draws)).toBeLessThan(1)
  expect(new Set(draws).size).toBe(4000)
  // Pinned: the same on every machine.
  expect(draw(1, 2, 3, 4, drawKinds.pace)).toBe(draw(1, 2, 3, 4, drawKinds.pace))
  const table = [...paceTable(1.6, 0.5)]
  expect(table).toEqual(table.toSorted((a, b) => a - b))
  const logs = table.map((factor) => Math.log(factor / 1.6))
  const spread = Math.sqrt(logs.reduce((sum, value) => sum + value ** 2, 0) / logs.length)
  expect(spread).toBeCloseTo(0.5, 2)
  expect(paceTable(1.3, 0).every((factor) => factor === 1.3)).toBe(true)
})
