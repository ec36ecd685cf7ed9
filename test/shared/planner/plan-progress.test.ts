// The share of a search that is done.
import { assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '../../../shared/planner/plan-progress.ts'

test('[G12] the share of a search is a whole hundredth from 0 to 100, and 100 only at its end', () => {
  assert(
    property(nat(300_000), nat(200_000), (steps, of) => {
      const percent = percentOf({ steps, of })
      expect(Number.isInteger(percent)).toBe(true)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent === 100).toBe(steps >= of)
    }),
  )
})
