// What the details of a block say of its place.
import { array, assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Limit,
  type PlacedExplanation,
  termNames,
} from '../../../shared/planner/explanation.ts'
import { describeReasons } from '../../../renderer/reasons/describe-reasons.ts'
import { groupByDay } from '../../../renderer/reasons/weigh-places.tsx'
import { at, item, schedule, week } from '../../builders.ts'

const state = schedule([item(1, { title: 'Problem set', place: at(1, 3, 4) })], week({ weeks: 2 }))

function explanation(changes: Partial<PlacedExplanation> = {}): PlacedExplanation {
  return {
    kind: 'placed',
    taskId: 1,
    place: at(1, 3, 4),
    limits: [],
    terms: [],
    share: 0,
    spacing: { sinceLast: null, untilNext: null },
    instead: [],
    otherPlaces: 3,
    betterPlaces: 1,
    alternatives: [
      { place: at(2, 5, 6), total: -4, terms: [{ term: 'evening', amount: -4 }] },
      { place: at(3, 5, 6), total: 0, terms: [] },
      { place: at(4, 5, 6), total: 6, terms: [{ term: 'weekend', amount: 6 }] },
    ],
    asked: null,
    ...changes,
  }
}

const view = (here: number, term: (typeof termNames)[number]) => ({
  term,
  here,
  least: 0,
  most: here,
  cheaper: 0,
  dearer: 0,
})

test('[P2] other places carry their difference from here in words, a tone and a way there', () => {
  const { places, others } = describeReasons(state, explanation(), 'en')
  expect(others).toBe('3 other places, one of them better')
  expect(places.map(({ where, difference, tone }) => [where, difference, tone])).toEqual([
    ['Tue 3 Nov 12:00–13:45', 'a little better: 12:00 instead of 10:00', 'better'],
    ['Wed 4 Nov 12:00–13:45', 'the same', 'same'],
    ['Thu 5 Nov 12:00–13:45', 'a little worse: Thursday instead of Monday', 'worse'],
  ])
  expect(places[0]?.move).toBe('Move “Problem set” to November 3, period 5')
})

test('[P2] a locked block shows places and no way there; one that has begun shows neither', () => {
  const locked = describeReasons(state, explanation({ limits: [{ kind: 'locked' }] }), 'en')
  expect(locked.reason).toBe('It is locked.')
  expect(locked.places.map(({ move }) => move)).toEqual([null, null, null])
  expect(locked.others).toMatch(/^Once unlocked/)
  for (const kind of ['begun', 'worked'] as const) {
    const limits: Limit[] = [{ kind }]
    const over = describeReasons(state, explanation({ limits, terms: [view(3, 'evening')] }), 'zh')
    expect(over).toMatchObject({ terms: [], others: null, places: [] })
  }
})

test('[P2] without any reason it says that other places are as good', () => {
  expect(describeReasons(state, explanation(), 'en').reason).toMatch(/^Nothing ties it/)
  expect(describeReasons(state, explanation({ alternatives: [] }), 'en').others).toBe(
    'No other place is left for it.',
  )
})

test('[P2] at most four amounts are told, largest first, and they add up to the share', () => {
  assert(
    property(
      array(integer({ min: -40, max: 200 }), { maxLength: termNames.length }),
      constantFrom('en' as const, 'zh' as const),
      (amounts, language) => {
        const terms = amounts.flatMap((here, index) => {
          const term = termNames[index]
          return term === undefined ? [] : [view(here, term)]
        })
        const share = amounts.reduce((sum, amount) => sum + amount, 0)
        const told = describeReasons(state, explanation({ terms, share }), language).terms
        expect(told.length).toBeLessThanOrEqual(4)
        expect(told.reduce((sum, { amount }) => sum + amount, 0)).toBe(share)
        const sizes = told.slice(0, 3).map(({ amount }) => Math.abs(amount))
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      },
    ),
    { numRuns: 50 },
  )
})

test('[P2] starts are marked by day, and none on the block itself', () => {
  const places = [at(1, 2, 3), at(1, 3, 4), at(1, 4, 5), at(1, 5, 6), at(2, 3, 4)].map((place) => ({
    place,
    total: 1,
    terms: [],
  }))
  const byDay = groupByDay(places, at(1, 3, 4))
  expect(byDay.get(1)?.map(({ place }) => place.start)).toEqual([2, 5])
  expect(byDay.get(2)?.map(({ place }) => place.start)).toEqual([3])
})
