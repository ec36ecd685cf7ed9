// What is known of a student's slips, and the intervals around shares.
import { expect, it, test } from 'vitest'
import { paceTable, draw, drawKinds } from '../../../../electron/planner/simulate/draws.ts'
import { pairedDrop, stratified, wilson } from '../../../../electron/planner/simulate/estimates.ts'
import { assumedSlips, readSlips } from '../../../../electron/planner/simulate/slip-rates.ts'
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

// Cochran 1977, 12.2, worked by hand.
test('[K6] a share is that of the few that were seen of each kind, each kind weighed as it comes in all', () => {
  const mixed = stratified([
    { size: 1500, seen: 75, hits: 60 },
    { size: 500, seen: 25, hits: 5 },
  ])
  expect(mixed.value).toBeCloseTo(0.75 * 0.8 + 0.25 * 0.2)
  // √(0.75²·0.16/75 + 0.25²·0.16/25 + 0.0675/2000) is 0.0405.
  expect((mixed.high - mixed.low) / 2 / 1.96).toBeCloseTo(0.0405, 2)
  const one = stratified([{ size: 200, seen: 200, hits: 50 }])
  expect(one.value).toBe(0.25)
  expect(one.low).toBeCloseTo(wilson(50, 200).low, 2)
  expect(stratified([{ size: 2000, seen: 100, hits: 100 }]).low).toBeLessThan(0.99)
  expect(stratified([])).toEqual({ value: 0, low: 0, high: 1 })
})

test('[K6] an interval of so few true runs holds the true share about as often as it says', () => {
  const sure = [0.2, 0.95] as const
  const truth = 0.4 * sure[0] + 0.6 * sure[1]
  let held = 0
  for (let trial = 0; trial < 300; trial += 1) {
    const kinds = sure.map(() => ({ size: 0, seen: 0, hits: 0 }))
    for (let run = 0; run < 1000; run += 1) {
      const which = draw(trial, run, 1, 0, drawKinds.slip) < 0.6 ? 1 : 0
      const kind = kinds[which] ?? { size: 0, seen: 0, hits: 0 }
      kind.size += 1
      if (run >= 80) continue
      kind.seen += 1
      if (draw(trial, run, 2, 0, drawKinds.slip) < sure[which]) kind.hits += 1
    }
    const { low, high } = stratified(kinds)
    if (low <= truth && truth <= high) held += 1
  }
  expect(held / 300).toBeGreaterThan(0.92)
  expect(held / 300).toBeLessThan(0.99)
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
