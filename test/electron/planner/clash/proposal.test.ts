// How proposers look for the least change that helps.
import { expect, test } from 'vitest'
import {
  firstHelpful,
  leastHelpful,
  type Proposal,
  type Tried,
} from '../../../../electron/planner/clash/repairs/proposal.ts'

/** Only `fits` and the effort are looked at. */
function proposal(fits: Tried['fits'], effort: number): Proposal {
  const tried = { fits } as Tried
  return { change: { kind: 'drop', taskIds: [] }, tried, effort }
}

/** Three help with the clash, seven with everything. */
function fromThreeAndSeven(amount: number): Proposal | null {
  return amount < 3 ? null : proposal(amount < 7 ? 'these' : 'all', amount)
}

test('[P4] the least amount is found wherever it lies', () => {
  for (let most = 1; most <= 12; most += 1) {
    for (let enough = 1; enough <= most; enough += 1) {
      const attempt = (amount: number) => (amount < enough ? null : proposal('all', amount))
      expect(leastHelpful(most, attempt)?.effort).toBe(enough)
    }
  }
})

test('[P4] what helps everything is worth more than the least that helps at all', () => {
  expect(leastHelpful(10, fromThreeAndSeven)?.effort).toBe(7)
  expect(leastHelpful(5, fromThreeAndSeven)?.effort).toBe(3)
  expect(leastHelpful(2, fromThreeAndSeven)).toBeNull()
  expect(leastHelpful(0, fromThreeAndSeven)).toBeNull()
})

test('[P4] of several choices the first that helps everything is taken, and no more are tried', () => {
  const tried: number[] = []
  const attempt = (choice: number) => {
    tried.push(choice)
    return choice === 1 ? null : proposal(choice === 3 ? 'all' : 'these', choice)
  }
  expect(firstHelpful([1, 2, 3, 4], attempt)?.effort).toBe(3)
  expect(tried).toEqual([1, 2, 3])
  expect(firstHelpful([2, 1], attempt)?.effort).toBe(2)
})
