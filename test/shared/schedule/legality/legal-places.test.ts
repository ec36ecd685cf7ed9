import { expect, test } from 'vitest'
import { legalStarts, nearestLegalPlaces } from '../../../../shared/schedule/legality.ts'
import { at, beforeTerm, event, hours, item, schedule, taskClass, week } from '../../../builders.ts'

const small = week({ periods: hours(4) })

test('[S7] legal places come in time order, with the present one and those inside hosts', () => {
  const state = schedule(
    [
      taskClass(1, { fromDay: 1, toDay: 2 }),
      event(1, at(1, 1, 2), { hosts: true }),
      event(2, at(2, 2)),
      item(3, { place: at(2, 3, 4) }),
    ],
    small,
  )
  expect(legalStarts(state, 3, beforeTerm)).toEqual([at(1, 1, 2), at(1, 3, 4), at(2, 3, 4)])
})

test('[S7] there is no legal place for what is unknown, locked, begun or over budget', () => {
  const state = schedule([
    taskClass(1, { slotBudget: 1 }),
    item(1, { place: at(1, 1) }),
    item(2),
    item(3, { classId: 2, locked: true }),
  ])
  const now = { day: 1, period: 1 }
  expect([1, 2, 3, 99].map((id) => legalStarts(state, id, now))).toEqual([[], [], [], []])
  expect(nearestLegalPlaces(state, 99, at(1, 1), now)).toEqual([])
})

test('[S7] the nearest places lie on the wanted day first, then on the days around it', () => {
  const state = schedule([event(1, at(3, 2, 3)), event(2, at(4, 1, 4)), item(3)], small)
  expect(nearestLegalPlaces(state, 3, at(3, 3), beforeTerm)).toEqual([at(3, 4), at(3, 1), at(2, 3)])
  expect(nearestLegalPlaces(state, 3, at(3, 3), beforeTerm, 5)).toEqual([
    at(3, 4),
    at(3, 1),
    at(2, 3),
    at(2, 2),
    at(2, 4),
  ])
})

test('[S7] the present place is never offered', () => {
  const state = schedule([item(1, { place: at(2, 2) })], small)
  expect(nearestLegalPlaces(state, 1, at(2, 2), beforeTerm)).toEqual([at(2, 1), at(2, 3), at(2, 4)])
})

test('[S7] a wanted place off the grid has near places all the same', () => {
  const state = schedule([item(1, { duration: 2 })], small)
  expect(nearestLegalPlaces(state, 1, at(9, 4, 5), beforeTerm, 1)).toEqual([at(7, 3, 4)])
  expect(nearestLegalPlaces(state, 1, at(-5, 0, 1), beforeTerm, 1)).toEqual([at(1, 1, 2)])
})
