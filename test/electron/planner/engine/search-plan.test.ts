// What a search promises whatever the problem is: a legal plan, its true cost, the same plan again, never a worse one.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchPlan, searchPlanWithin } from '../../../../electron/planner/engine/search-plan.ts'
import { toProblem } from '../../../../electron/planner/instance/to-problem.ts'
import { findFaults } from '../find-faults.ts'
import { leftOut, type PlacementProblem } from '../../../../electron/planner/problem/problem.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { crowdedSizes, makeWeek, weekSizes, type WeekSize } from '../instance/make-week.ts'
import { makeRandom, problems } from './random-problem.ts'

const runs = fc.record({ problem: problems, seed: fc.nat(1000), steps: fc.nat(3000) })

describe('searchPlan', () => {
  test('[P1] every result is legal and costs what the plain scorer says', () => {
    fc.assert(
      fc.property(runs, ({ problem, seed, steps }) => {
        const { starts, total, terms, ...rest } = searchPlan(problem, { seed, steps })
        expect(findFaults(problem, starts)).toEqual([])
        expect({ total, terms }).toEqual(scorePlan(problem, starts))
        expect(rest.isComplete).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('[P1] the same seed and steps give the same plan, whoever looks on', () => {
    fc.assert(
      fc.property(runs, ({ problem, seed, steps }) => {
        const totals: number[] = []
        const once = searchPlan(problem, { seed, steps })
        const again = searchPlan(problem, {
          seed,
          steps,
          isTimeUp: () => false,
          onProgress: ({ best }) => totals.push(best),
        })
        expect(again).toEqual(once)
        // What is told gets better, never worse, and ends with the result.
        expect(totals).toEqual(totals.toSorted((a, b) => b - a))
        expect(totals.at(-1)).toBe(once.total)
      }),
      { numRuns: 60 },
    )
  })

  test('[P1] crowded days are searched by places, with the steps for those', () => {
    expect(stepsOf(weekSizes.S)).toEqual([500, 500])
    expect(stepsOf(crowdedSizes.week)).toEqual([900, 900])
  })

  test('[P1] the result is never worse than the legal part of the plan in force', () => {
    fc.assert(
      fc.property(runs, fc.nat(), ({ problem, seed, steps }, salt) => {
        const legal = searchPlan(problem, { seed: seed + 1, steps: 400 })
        const next = searchPlan(problem, { seed, steps, initial: legal.starts })
        expect(next.total).toBeLessThanOrEqual(legal.total)
        expect(findFaults(problem, next.starts)).toEqual([])
        // A plan that breaks every rule is no harm.
        const random = makeRandom(salt)
        const wild = problem.tasks.map(() => random(problem.days * problem.periods + 2) - 1)
        const mended = searchPlan(problem, { seed, steps, initial: Int32Array.from(wild) })
        expect(findFaults(problem, mended.starts)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('[P1] a search that is stopped at any time has a legal plan and says how far it came', () => {
    fc.assert(
      fc.property(runs, fc.nat(12), ({ problem, seed }, parts) => {
        let left = parts
        const isTimeUp = () => (left -= 1) < 0
        const { starts, total, steps, isComplete } = searchPlan(problem, {
          seed,
          steps: 9000,
          isTimeUp,
        })
        expect(findFaults(problem, starts)).toEqual([])
        expect(total).toBe(scorePlan(problem, starts).total)
        expect(isComplete).toBe(steps === 9000 || isFixed(problem))
      }),
      { numRuns: 40 },
    )
  })

  test('[P1] a search by the clock is the search of the steps that it did', () => {
    const problem = toProblem(makeWeek(weekSizes.S, 5))
    let time = 0
    const now = () => (time += 0.2)
    const timed = searchPlanWithin(problem, { seed: 4, milliseconds: 60, now })
    expect(timed.isComplete).toBe(true)
    expect(timed.steps).toBeGreaterThan(4000)
    expect(searchPlan(problem, { seed: 4, steps: timed.steps })).toEqual(timed)
    // However short the time is, a week gets its few steps.
    expect(searchPlanWithin(problem, { seed: 4, milliseconds: 0, now }).steps).toBe(4000)
  })

  test('[P1] a problem without tasks, without room, or with nothing but frozen ones has its plan', () => {
    const empty = {
      days: 3,
      periods: 4,
      fixed: new Int32Array(3),
      tasks: [],
      chains: [],
      terms: [],
    }
    expect(searchPlan(empty, { seed: 1, steps: 100 })).toMatchObject({ total: 0, steps: 0 })
    const task = { chain: 0, duration: 2, starts: new Int32Array(3), hosted: new Int32Array(3) }
    const full = {
      ...empty,
      tasks: [
        { ...task, frozen: null },
        { ...task, frozen: 4 },
      ],
      chains: [[0, 1]],
    }
    expect(searchPlan(full, { seed: 1, steps: 100 }).starts).toEqual(Int32Array.of(leftOut, 4))
  })

  test('[P1] a term of 16 weeks is planned whole, far cheaper than the earliest fit', () => {
    const problem = toProblem(makeWeek(weekSizes.L, 1))
    const first = searchPlan(problem, { seed: 1, steps: 0 })
    const later = searchPlan(problem, { seed: 1, steps: 60_000 })
    expect(findFaults(problem, later.starts)).toEqual([])
    expect(later.terms.unplaced).toBe(0)
    expect(later.total).toBeLessThan(first.total / 2)
  })
})

function stepsOf(size: WeekSize): number[] {
  const told: number[] = []
  const { steps } = searchPlan(toProblem(makeWeek(size, 1)), {
    seed: 1,
    steps: 500,
    stepsByPlaces: 900,
    onProgress: ({ of }) => void told.push(of),
  })
  return [steps, ...new Set(told)]
}

function isFixed({ tasks }: PlacementProblem): boolean {
  return tasks.every(({ frozen }) => frozen !== null)
}
