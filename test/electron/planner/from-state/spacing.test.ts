// How far apart sessions should lie, and where a strategy wants them.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestGap, contract } from '../../../../electron/planner/from-state/spacing.ts'
import { reserveDays } from '../../../../electron/planner/from-state/day-capacity.ts'
import {
  targetDays,
  type ChainLink,
  type TargetFacts,
} from '../../../../electron/planner/from-state/aim-items.ts'
import { taskClass } from '../../../builders.ts'

const days = 28

/** Four weeks from a Monday without a reserve; Saturdays take half of a day's share, Sundays nothing. */
const steady: TargetFacts = {
  strategy: 'steady',
  shares: Int32Array.from({ length: days }, (_, day) => [2, 2, 2, 2, 2, 1, 0][day % 7] ?? 0),
  ease: Uint8Array.from({ length: days }, (_, day) => [2, 2, 2, 2, 2, 1, 0][day % 7] ?? 0),
  reserveFrom: days,
  daysToExam: null,
  phase: 0.5,
}

function open(from = 0, to = days - 1): ChainLink {
  const starts = Int32Array.from({ length: days }, (_, day) => (day >= from && day <= to ? 1 : 0))
  return { fixedDay: null, starts }
}

function fixed(day: number): ChainLink {
  return { ...open(), fixedDay: day }
}

function daysOf(links: ChainLink[], facts: Partial<TargetFacts> = {}): number[] {
  return targetDays(links, { ...steady, ...facts }).map(({ day }) => day)
}

const many = (count: number, link = open()) => Array.from({ length: count }, () => link)

describe('bestGap', () => {
  test('[P1] the gap is a fifth to two fifths of a week and a twentieth to a tenth of a year', () => {
    expect(bestGap(7) / 7).toBeGreaterThanOrEqual(0.2)
    expect(bestGap(7) / 7).toBeLessThanOrEqual(0.4)
    expect(bestGap(365) / 365).toBeGreaterThanOrEqual(0.05)
    expect(bestGap(365) / 365).toBeLessThanOrEqual(0.1)
  })

  test('[P1] it grows with the interval, and its part of the interval shrinks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), (interval) => {
        expect(bestGap(interval + 1)).toBeGreaterThanOrEqual(bestGap(interval))
        expect(bestGap(interval)).toBeLessThan(interval)
        // Whole days: a rounding up may hide the shrinking by half a day.
        expect((bestGap(2 * interval) - 1) / 2).toBeLessThanOrEqual(bestGap(interval) + 0.5)
      }),
    )
    expect(bestGap(0)).toBe(0)
  })
})

describe('contract', () => {
  test('[P1] with an exam within a week the gaps shrink towards it, else they stay even', () => {
    const positions = [0, 0.25, 0.5, 0.75, 1]
    expect(positions.map((position) => contract(position, 8))).toEqual(positions)
    expect(positions.map((position) => contract(position, null))).toEqual(positions)
    const contracted = positions.map((position) => contract(position, 7))
    const gaps = contracted.slice(1).map((position, index) => position - (contracted[index] ?? 0))
    expect(gaps).toEqual(gaps.toSorted((a, b) => b - a))
    expect(new Set(gaps).size).toBe(gaps.length)
    expect([contracted[0], contracted.at(-1)]).toEqual([0, 1])
  })
})

describe('targetDays', () => {
  test('[P1] steady work is spread over the weekdays of its range', () => {
    expect(daysOf(many(4))).toEqual([2, 9, 16, 23])
    expect(daysOf(many(2, open(0, 6)))).toEqual([1, 4])
    expect(daysOf(many(2, open(5, 6)))).toEqual([5, 5])
    expect(daysOf(many(1, open(6, 6)))).toEqual([6])
  })

  test('[P1] another phase takes other days', () => {
    expect(daysOf(many(4), { phase: 0.1 })).toEqual([0, 7, 14, 21])
    expect(daysOf(many(4), { phase: 0.9 })).toEqual([4, 11, 18, 25])
  })

  test('[P1] before an exam the last sessions lie closer together', () => {
    const targets = daysOf(many(6), { daysToExam: 2 })
    const gaps = targets.slice(1).map((day, index) => day - (targets[index] ?? 0))
    expect(gaps[0]).toBeGreaterThan(gaps.at(-1) ?? 0)
  })

  test('[P1] rapid work comes one a day from the first day on, on weekends only without enough weekdays', () => {
    expect(daysOf(many(4, open(2)), { strategy: 'rapid' })).toEqual([2, 3, 4, 7])
    expect(daysOf(many(4, open(2, 5)), { strategy: 'rapid' })).toEqual([2, 3, 4, 5])
    expect(daysOf(many(4, open(3, 6)), { strategy: 'rapid' })).toEqual([3, 4, 5, 6])
    expect(daysOf(many(4, open(26)), { strategy: 'rapid' })).toEqual([26, 27, 27, 27])
  })

  test('[P1] the reserve and the days of fixed neighbours are left alone as long as there are others', () => {
    expect(Math.max(...daysOf(many(8), { reserveFrom: 21 }))).toBeLessThan(21)
    expect(daysOf(many(1, open(22)), { reserveFrom: 21 })).toEqual([24])
    expect(daysOf([fixed(7), open(7, 9), fixed(9)])).toEqual([7, 8, 9])
    expect(daysOf([fixed(7), open(7, 7)])).toEqual([7, 7])
  })

  test('[P1] with a session a week three days off will do, with one a day none', () => {
    expect([4, 12, 28].map((count) => targetDays(many(count), steady)[0]?.tolerance)).toEqual([
      3, 1, 0,
    ])
  })

  test('[P1] targets never run backwards, and lie where there is room', () => {
    const link = fc.tuple(fc.nat(days - 1), fc.nat(days - 1)).map(([a, b]) => {
      return open(Math.min(a, b), Math.max(a, b))
    })
    fc.assert(
      fc.property(
        link,
        fc.integer({ min: 1, max: 30 }),
        fc.option(fc.nat(20)),
        fc.nat(days),
        fc.constantFrom('steady' as const, 'rapid' as const),
        (each, count, daysToExam, reserveFrom, strategy) => {
          const targets = daysOf(many(count, each), { daysToExam, reserveFrom, strategy })
          expect(targets).toEqual(targets.toSorted((a, b) => a - b))
          expect(targets.every((day) => each.starts[day] !== 0)).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('[P1] work that may start nowhere has a target all the same', () => {
    expect(daysOf(many(2, { fixedDay: null, starts: new Int32Array(days) }))).toEqual([0, 0])
  })
})

describe('reserveDays', () => {
  test('[P1] an eighth of the range, at most a week, is kept for what takes longer', () => {
    const ranges = [28, 3, 112, 0].map((toDay) => taskClass(1, { fromDay: 1, toDay }))
    expect(ranges.map(reserveDays)).toEqual([4, 0, 7, 0])
  })
})
