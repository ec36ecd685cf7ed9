// The search over days: tasks come, go, and take each other's turn, and what it counts is what the plan costs.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { annealDays } from '../../../../electron/planner/engine/anneal-days.ts'
import { emptyPlan } from '../../../../electron/planner/problem/clear-starts.ts'
import { fillEarliest } from '../../../../electron/planner/engine/first-plan.ts'
import { toProblem } from '../../../../electron/planner/instance/to-problem.ts'
import { makeWeek, weekSizes } from '../instance/make-week.ts'
import { buildSearchTables } from '../../../../electron/planner/engine/search-tables.ts'
import { findFaults } from '../find-faults.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { problems } from './random-problem.ts'

test('[P1] at any temperature the plan is legal, and costs no more than the search counts', () => {
  fc.assert(
    fc.property(problems, fc.nat(1000), fc.boolean(), (problem, seed, isBlended) => {
      fc.pre(problem.tasks.some(({ frozen }) => frozen === null))
      const first = fillEarliest(problem, emptyPlan(problem))
      const annealer = annealDays(buildSearchTables(problem), seed, first)
      for (const temperature of [200, 20, 2, 0]) {
        annealer.anneal(temperature, 300)
        if (isBlended) annealer.blend()
        // A day whose packing is not found again within its bounds has no starts: no plan is better than a wrong one.
        const starts = annealer.starts() ?? first
        expect(findFaults(problem, starts)).toEqual([])
        const counted = annealer.starts() === null ? Infinity : annealer.total()
        expect(scorePlan(problem, starts).total).toBeLessThanOrEqual(counted)
      }
    }),
    { numRuns: 60 },
  )
})

test('[P1] of two plans of a term, the weeks that are better in either make one', () => {
  const problem = toProblem(makeWeek(weekSizes.L, 3))
  const first = fillEarliest(problem, emptyPlan(problem))
  const annealer = annealDays(buildSearchTables(problem), 1, first)
  for (const temperature of [4, 2, 1]) annealer.anneal(temperature, 20_000)
  annealer.blend()
  const gains = Array.from({ length: 10 }, () => {
    const best = annealer.total()
    for (const temperature of [1, 0.5, 0]) annealer.anneal(temperature, 10_000)
    const found = annealer.total()
    annealer.blend()
    return Math.min(best, found) - annealer.total()
  })
  expect(Math.min(...gains)).toBe(0)
  expect(gains.filter((gain) => gain > 0).length).toBeGreaterThan(3)
})
