// Packing a day: never dearer than trying everything, and true to what the plain scorer says.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyPlan } from '../../../../electron/planner/problem/clear-starts.ts'
import { buildSearchTables } from '../../../../electron/planner/engine/search-tables.ts'
import { openSearch } from '../../../../electron/planner/engine/search.ts'
import { startDayPlan, readStarts } from '../../../../electron/planner/engine/anneal-days.ts'
import { findFaults } from '../find-faults.ts'
import {
  leftOut,
  type PlacementProblem,
  type Starts,
} from '../../../../electron/planner/problem/problem.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { problems } from './random-problem.ts'

/** Days on which everything can be tried. */
const smallDays = problems.filter(
  ({ days, periods, tasks }) => days <= 3 && periods <= 12 && tasks.length <= 4,
)

describe('packDay', () => {
  test('[P1] the packed days of a plan cost the least of all ways to lay the same tasks into the same days', () => {
    fc.assert(
      fc.property(smallDays, (problem) => {
        const plan = anyPlan(problem)
        const search = openSearch(buildSearchTables(problem), 1)
        startDayPlan(search, plan)
        const packed = readStarts(search)
        expect(packed).not.toBeNull()
        if (packed === null) return
        expect(findFaults(problem, packed)).toEqual([])
        expect(scorePlan(problem, packed).total).toBe(cheapestOnSameDays(problem, plan))
      }),
      { numRuns: 80 },
    )
  })
})

/** Each free task at its last legal start, in the order of the chains. */
function anyPlan(problem: PlacementProblem): Starts {
  const plan = emptyPlan(problem)
  for (const task of problem.chains.flat()) {
    if (plan[task] !== leftOut) continue
    for (let slot = problem.days * problem.periods - 1; slot >= 0; slot -= 1) {
      plan[task] = slot
      if (findFaults(problem, plan).length === 0) break
      plan[task] = leftOut
    }
  }
  return plan
}

function cheapestOnSameDays(problem: PlacementProblem, plan: Starts): number {
  const tasks = problem.tasks.flatMap(({ frozen }, task) =>
    frozen === null && plan[task] !== leftOut ? [task] : [],
  )
  const trial = Int32Array.from(plan)
  let least = Infinity
  const tryFrom = (index: number): void => {
    const task = tasks[index]
    if (task === undefined) {
      if (findFaults(problem, trial).length === 0) {
        least = Math.min(least, scorePlan(problem, trial).total)
      }
      return
    }
    const day = Math.floor((plan[task] ?? 0) / problem.periods)
    for (let period = 0; period < problem.periods; period += 1) {
      if ((((problem.tasks[task]?.starts[day] ?? 0) >>> period) & 1) === 0) continue
      trial[task] = day * problem.periods + period
      tryFrom(index + 1)
    }
  }
  tryFrom(0)
  return least
}
