// How another place compares, in words and with the reason that counts most.
import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { PlaceCost } from '../../../../shared/planner/explanation.ts'
import { sayCompared, sayWorth } from '../../../../shared/planner/say/say-worth.ts'
import { at, item, schedule, week } from '../../../builders.ts'

const state = schedule(
  [
    item(1, { place: at(1, 9, 10) }),
    item(2, { place: at(4, 3, 4) }),
    item(3, { classId: 2, place: at(6, 1, 4) }),
  ],
  week({ weeks: 2 }),
)

const to = (day: number, start: number, terms: PlaceCost['terms']): PlaceCost => ({
  place: at(day, start, start + 1),
  total: terms.reduce((sum, { amount }) => sum + amount, 0),
  terms,
})

test('[P2] the size of a difference is one of three steps, and no figure', () => {
  const said = [0, 3, -3, 20, -20, 100, -509].map((total) => sayWorth(total, 'en'))
  expect(said).toEqual([
    'the same',
    'a little worse',
    'a little better',
    'clearly worse',
    'clearly better',
    'much worse',
    'much better',
  ])
  expect(sayWorth(233, 'zh')).toBe('差很多')
})

test('[P2] the reason is what a person knows: a clock time, a day, hours of study, days between', () => {
  const said = [
    to(1, 12, [{ term: 'evening', amount: 30 }]),
    to(6, 5, [{ term: 'weekend', amount: 25 }]),
    to(6, 5, [{ term: 'load', amount: 120 }]),
    to(3, 9, [{ term: 'spacing', amount: 8 }]),
    to(4, 9, [{ term: 'spacing', amount: 8 }]),
    to(3, 5, [{ term: 'meal', amount: 160 }]),
    to(3, 5, [{ term: 'meal', amount: -160 }]),
  ].map((cost) => sayCompared(state, 1, cost, 'en'))
  expect(said).toEqual([
    'clearly worse: 19:00 instead of 16:00',
    'clearly worse: Saturday instead of Monday',
    'much worse: 4 h 30 min of study that day instead of 1 h 30 min',
    'a little worse: 1 day to the nearest session of it instead of 3 days',
    'a little worse: a second session of it on one day',
    'much worse: a meal missed',
    'much better: meals stay free',
  ])
})

test('[P2] of several reasons the largest on the side of the whole is told, and none of what does not differ', () => {
  const cost = to(2, 9, [
    { term: 'load', amount: -40 },
    { term: 'evening', amount: 30 },
    { term: 'spread', amount: 24 },
  ])
  // It is the same hour, so that the hour is no fact: the term speaks for itself.
  expect(sayCompared(state, 1, cost, 'en')).toBe('a little worse: the late hour')
  expect(sayCompared(state, 1, to(2, 9, []), 'en')).toBe('the same')
})

test('[P2] what is told of a place holds no amount of the scorer', () => {
  assert(
    property(
      integer({ min: -3000, max: 3000 }),
      constantFrom('meal', 'spread', 'run', 'fragment'),
      constantFrom('en' as const, 'zh' as const),
      (amount, term, language) => {
        expect(sayCompared(state, 1, to(2, 3, [{ term, amount }]), language)).not.toMatch(/\d/)
      },
    ),
    { numRuns: 60 },
  )
})
