// How another place compares, in words and with the reason that counts most.
import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { PlaceCost } from '../../../../shared/planner/explanation.ts'
import { sayCompared, sayWorth } from '../../../../shared/planner/say/say-worth.ts'
import { at, event, item, schedule, taskClass, week } from '../../../builders.ts'

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
  const said = [0, 30, -35, 36, -36, 140, -509].map((total) => sayWorth(total, 'en'))
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
    to(1, 12, [{ term: 'evening', amount: 40 }]),
    to(6, 5, [{ term: 'weekend', amount: 36 }]),
    to(6, 5, [{ term: 'load', amount: 192 }]),
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

const course = 'Calculus'
const lessons = schedule(
  [
    taskClass(1, { course }),
    event(50, at(1, 3, 4), { course, title: 'Calculus (Lecture)' }),
    event(51, at(8, 3, 4), { course, title: 'Calculus (Lecture)' }),
    event(60, at(12, 3, 4), { course, title: 'Calculus (Tutorial)' }),
    item(1, { place: at(9, 1, 2) }),
  ],
  week({ weeks: 2 }),
)

function there(day: number, term: 'review' | 'prepare', language: 'en' | 'zh' = 'en') {
  return sayCompared(lessons, 1, to(day, 7, [{ term, amount: 70 }]), language)
}

test('[P2] a review or a preparation is told by the days from or to its lesson', () => {
  expect([there(12, 'review'), there(12, 'review', 'zh')]).toEqual([
    'clearly worse: 4 days after the lecture',
    '明显更差：下课后隔了 4 天',
  ])
  // Last week's lecture is two days old there, so that it can't be the one that is meant.
  expect([there(3, 'review'), there(3, 'review', 'zh')]).toEqual([
    'clearly worse: before its lecture',
    '明显更差：排在对应的课之前',
  ])
  expect([there(5, 'prepare'), there(5, 'prepare', 'zh')]).toEqual([
    'clearly worse: 7 days before the lesson that it prepares',
    '明显更差：离要预习的课还有 7 天',
  ])
  expect(there(13, 'prepare')).toBe('clearly worse: preparing too early or too late')
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
