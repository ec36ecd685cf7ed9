// Where a block should go when it is said in a sentence of its own, or after another wish was taken back.
import { expect, test } from 'vitest'
import { understand } from '../../../../electron/language/understand.ts'
import { english, factsOf } from '../states.ts'

test.each([
  'Friday is no good for matrices 2, put it on Sunday',
  'swap matrices 2 with calculus review 1... no wait, just move matrices 2 to Sunday',
])('[M3] %s', (text) => {
  expect(understand(factsOf(text, { state: english }))).toMatchObject({
    kind: 'writes',
    writes: [{ kind: 'put', taskId: 202, target: { dates: ['2026-11-29'] } }],
  })
})

test('[M3] a plan keeps off an absence of several days, and study leaves those days first', () => {
  const facts = factsOf("I'm ill until Friday, plan my week", { state: english })
  expect(understand(facts)).toMatchObject({
    kind: 'writes',
    writes: [{ kind: 'replan', away: [{ to: '2026-11-27' }] }],
    notes: [{ kind: 'plan-after' }],
  })
})
