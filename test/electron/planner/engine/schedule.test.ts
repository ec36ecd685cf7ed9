// How the steps of a search are divided.
import { describe, expect, test } from 'vitest'
import {
  annealLength,
  planAnnealAt,
  planLastAnneals,
} from '../../../../electron/planner/engine/run-anneals.ts'

const stepsOf = (parts: { steps: number }[]) => parts.reduce((sum, { steps }) => sum + steps, 0)

describe('anneals', () => {
  test('[P1] each has exactly its steps and cools down to nothing', () => {
    for (const index of [0, 1, 3, 9]) {
      const parts = planAnnealAt(index, 40)
      expect(stepsOf(parts)).toBe(annealLength(index, 40))
      const rises = parts.map((part) => part.rises)
      expect(rises).toEqual(rises.toSorted((a, b) => b - a))
      expect(rises.at(-1)).toBe(0)
    }
  })

  test('[P1] what is left of the steps is used up, however little', () => {
    for (const steps of [1, 7, 64, 3999, 250_000]) {
      for (const index of [0, 2, 5]) {
        expect(stepsOf(planLastAnneals(steps, index, 80).flat())).toBe(steps)
      }
    }
  })

  test('[P1] they grow up to a length that fits the number of tasks, then short ones mend the plan', () => {
    expect([0, 1, 2, 3, 4].map((index) => annealLength(index, 30))).toEqual([
      4000, 64_000, 400_000, 6000, 6000,
    ])
  })
})
