// Where a search begins: the earliest fit, and what is legal of an older plan.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyPlan } from '../../../../electron/planner/problem/clear-starts.ts'
import { fillEarliest } from '../../../../electron/planner/engine/first-plan.ts'
import { keepLegal } from '../../../../electron/planner/engine/search-plan.ts'
import { findFaults } from '../find-faults.ts'
import { leftOut, type PlacementProblem } from '../../../../electron/planner/problem/problem.ts'
import { makeRandom, problems } from './random-problem.ts'

function wildStarts(problem: PlacementProblem, salt: number): Int32Array {
  const random = makeRandom(salt)
  return Int32Array.from(problem.tasks, () => random(problem.days * problem.periods + 2) - 1)
}

/** Of problems that are small enough to try each. */
function everySlot({ days, periods }: PlacementProblem): number[] {
  return Array.from({ length: days * periods }, (_, slot) => slot)
}

const day = (mask: number) => Int32Array.of(mask, mask)

describe('fillEarliest', () => {
  test('[P1] the first plan is legal, and no left-out task that may come next has a place left', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const plan = fillEarliest(problem, emptyPlan(problem))
        expect(findFaults(problem, plan)).toEqual([])
        const trial = Int32Array.from(plan)
        for (const [task, slot] of plan.entries()) {
          if (slot !== leftOut || problem.tasks[task]?.frozen !== null) continue
          const canFit = (each: number) => {
            trial[task] = each
            return findFaults(problem, trial).length === 0
          }
          expect(everySlot(problem).some(canFit)).toBe(false)
          trial[task] = leftOut
        }
      }),
      { numRuns: 30 },
    )
  })

  test('[P1] later sessions wait for earlier ones, however urgent they are', () => {
    const task = { chain: 0, duration: 1, hosted: day(0), frozen: null }
    const problem: PlacementProblem = {
      days: 2,
      periods: 3,
      fixed: day(0),
      // The later session must lie on the first day, the earlier one may lie on either.
      tasks: [
        { ...task, starts: Int32Array.of(0b111, 0) },
        { ...task, starts: day(0b111) },
      ],
      chains: [[1, 0]],
      terms: [],
    }
    expect(fillEarliest(problem, emptyPlan(problem))).toEqual(Int32Array.of(1, 0))
  })
})

describe('keepLegal', () => {
  test('[P1] what is kept of any plan is legal, and a legal plan is kept whole', () => {
    fc.assert(
      fc.property(problems, fc.nat(), (problem, salt) => {
        const kept = keepLegal(problem, wildStarts(problem, salt))
        expect(findFaults(problem, kept)).toEqual([])
        expect(keepLegal(problem, kept)).toEqual(kept)
        const full = fillEarliest(problem, kept)
        expect(keepLegal(problem, full)).toEqual(full)
      }),
      { numRuns: 80 },
    )
  })
})
