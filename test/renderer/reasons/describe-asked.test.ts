// One other place, as the details tell of it.
import { expect, test } from 'vitest'
import { describeAsked } from '../../../renderer/reasons/asked-place.tsx'
import type { PlaceCost } from '../../../shared/planner/explanation.ts'
import { at, item, schedule, week } from '../../builders.ts'

const set = item(1, { title: 'Problem set', place: at(1, 3, 4) })
const state = schedule([set], week({ weeks: 2 }))
const cost: PlaceCost = {
  place: at(10, 5, 6),
  total: -9,
  terms: [
    { term: 'load', amount: 3 },
    { term: 'spacing', amount: -12 },
  ],
}

test('[P2] it says where, how much better and why, by which terms in order of size, and how to have it there', () => {
  const asked = describeAsked(state, set, cost, 'en')
  expect(asked).toMatchObject({
    where: 'Wed 11 Nov 12:00–13:45',
    difference: 'a little better: the sessions lie well apart',
    total: -9,
    tone: 'better',
    move: 'Move “Problem set” to November 11, period 5',
  })
  expect(asked.terms.map(({ amount }) => amount)).toEqual([-12, 3])
  expect(asked.terms.every(({ name }) => name !== '')).toBe(true)
})
