// Days with ten blocks and more: moves of single places keep every rule, and count what the plain scorer counts.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Annealer } from '../../../../electron/planner/engine/run-anneals.ts'
import {
  annealPlaces,
  isTightlyPacked,
  searchPlan,
} from '../../../../electron/planner/engine/search-plan.ts'
import { emptyPlan } from '../../../../electron/planner/problem/clear-starts.ts'
import { fillEarliest } from '../../../../electron/planner/engine/first-plan.ts'
import { buildSearchTables } from '../../../../electron/planner/engine/search-tables.ts'
import { toProblem } from '../../../../electron/planner/instance/to-problem.ts'
import { findFaults } from '../find-faults.ts'
import type { PlacementProblem, Starts } from '../../../../electron/planner/problem/problem.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { crowdedSizes, makeWeek, weekSizes } from '../instance/make-week.ts'
import { crowdedProblems, problems } from './random-problem.ts'

const firstPlan = (problem: PlacementProblem) => fillEarliest(problem, emptyPlan(problem))

const isFull = (problem: PlacementProblem) => isTightlyPacked(problem, firstPlan(problem))

function startsOf(annealer: Annealer): Starts {
  const starts = annealer.starts()
  if (starts === null) throw new Error('the plan can not be written down')
  return starts
}

function openAt(problem: PlacementProblem, seed: number) {
  const first = firstPlan(problem)
  return annealPlaces(buildSearchTables(problem), seed, first, scorePlan(problem, first).total)
}

describe('annealPlaces', () => {
  test('[P1] after any moves the plan is legal and costs what the plain scorer says', () => {
    fc.assert(
      fc.property(
        fc.oneof(crowdedProblems, problems),
        fc.nat(1000),
        fc.constantFrom(0, 3, 40, 100_000),
        (problem, seed, temperature) => {
          const annealer = openAt(problem, seed)
          if (annealer.tasks === 0) return
          for (const steps of [1, 30, 400]) {
            annealer.anneal(temperature, steps)
            const starts = startsOf(annealer)
            expect(findFaults(problem, starts)).toEqual([])
            expect(annealer.total()).toBe(scorePlan(problem, starts).total)
          }
        },
      ),
      { numRuns: 120 },
    )
  })

  test('[P1] of two plans the better parts are taken, and counted as the plain scorer does', () => {
    fc.assert(
      fc.property(
        crowdedProblems,
        fc.nat(1000),
        fc.constantFrom(1, 20, 200),
        (problem, seed, temperature) => {
          const annealer = openAt(problem, seed)
          if (annealer.tasks === 0) return
          for (let best = annealer.total(), round = 0; round < 3; round += 1) {
            annealer.anneal(temperature, 200)
            const found = annealer.total()
            annealer.blend()
            expect(annealer.total()).toBeLessThanOrEqual(Math.min(best, found))
            best = annealer.total()
            const starts = startsOf(annealer)
            expect(findFaults(problem, starts)).toEqual([])
            expect(best).toBe(scorePlan(problem, starts).total)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('searchPlan on crowded days', () => {
  test('[P1] the plan is legal, the same for the same seed and steps, and never worse than the first', () => {
    fc.assert(
      fc.property(crowdedProblems, fc.nat(1000), fc.nat(3000), (problem, seed, steps) => {
        const found = searchPlan(problem, { seed, steps })
        expect(findFaults(problem, found.starts)).toEqual([])
        expect(found.total).toBe(scorePlan(problem, found.starts).total)
        expect(found.total).toBeLessThanOrEqual(scorePlan(problem, firstPlan(problem)).total)
        expect(searchPlan(problem, { seed, steps })).toEqual(found)
      }),
      { numRuns: 40 },
    )
  })

  test('[P1] a week of 90 and a month of 400 short sessions are planned whole and far cheaper than the earliest fit', () => {
    for (const size of [crowdedSizes.week, crowdedSizes.month]) {
      const problem = toProblem(makeWeek(size, 2))
      const first = searchPlan(problem, { seed: 1, steps: 0 })
      const later = searchPlan(problem, { seed: 1, steps: 150_000 })
      expect(findFaults(problem, later.starts)).toEqual([])
      expect(later.terms.unplaced).toBeLessThanOrEqual(first.terms.unplaced)
      expect(later.total).toBeLessThan(first.total * 0.6)
    }
  })
})

describe('isCrowded', () => {
  test('[P1] days of ten short blocks are crowded, those of a usual week or term are not', () => {
    for (const size of Object.values(weekSizes)) {
      expect(isFull(toProblem(makeWeek(size, 1)))).toBe(false)
    }
    for (const size of Object.values(crowdedSizes)) {
      expect(isFull(toProblem(makeWeek(size, 1)))).toBe(true)
    }
  })
})
