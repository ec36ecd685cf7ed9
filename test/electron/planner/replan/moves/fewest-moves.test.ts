// The proof alone: without a good answer to begin with it finds the fewest moves by itself.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFewestMoves } from '../../../../../electron/planner/replan/moves/fewest-moves.ts'
import { surveySituation } from '../../../../../electron/planner/replan/moves/situation.ts'
import { makeLooker } from '../../../../../electron/planner/replan/moves/look.ts'
import { firstRoles } from '../../../../../electron/planner/replan/moves/found.ts'
import { anyBroken, leastByTrying } from '../small-problems.ts'

describe('findFewestMoves', () => {
  test('[P3] with nothing to go by it ends at the fewest, and each answer is as good', () => {
    fc.assert(
      fc.property(anyBroken, fc.option(fc.integer({ min: 0, max: 4 })), (broken, budget) => {
        const { problem, present } = broken
        const ground = surveySituation(problem, present)
        const maxMoves = budget ?? problem.tasks.length
        const worst = {
          roles: firstRoles(ground),
          slots: new Map(),
          givenUp: ground.atRisk.size,
          moves: maxMoves,
        }
        const looker = makeLooker(ground, { left: 1e9 })
        const { found, isProven } = findFewestMoves(ground, looker, { maxMoves, answers: 4 }, worst)
        const least = leastByTrying(broken, ground.atRisk, maxMoves, () => 0)
        expect(isProven).toBe(true)
        expect(found.length).toBeGreaterThan(0)
        for (const { givenUp, moves } of found) {
          expect([givenUp, moves]).toEqual([least.givenUp, least.moves])
        }
      }),
      { numRuns: 1000 },
    )
  })
})
