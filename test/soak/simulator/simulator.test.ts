// What `npm run soak -- simulator` does at length.
import { expect, test } from 'vitest'
import { testFastTier } from '../fast-tier.ts'
import { runCase } from '../harness.ts'
import { simulator } from './simulator.ts'

testFastTier('[S1] [S3] [S4] [S5] [S6] [S7] [D1] [D2] [D3] [D4]', simulator)

test('[G6] simulator: what a card puts into a host may be refused without it', async () => {
  const into = { day: 11, start: 5, fits: false }
  const broke = await runCase(simulator, {
    steps: [
      { do: 'put', task: 16, day: 3, start: 1, fits: false },
      {
        do: 'ask',
        moves: [
          { task: 1, ...into },
          { task: 16, ...into },
        ],
      },
      { do: 'answer', verdict: 'part', keys: 2 },
    ],
  })
  expect(broke).toBeNull()
})
