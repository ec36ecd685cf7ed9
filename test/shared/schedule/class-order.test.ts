import { expect, test } from 'vitest'
import { neighboursOf, usedPeriods } from '../../../shared/schedule/class-order.ts'
import { at, item, schedule } from '../../builders.ts'

const first = { ...item(10, { order: 1, place: at(1, 1, 2) }), place: at(1, 1, 2) }
const second = item(4, { order: 2, duration: 3 })
const third = { ...item(7, { order: 3, place: at(3, 1) }), place: at(3, 1) }
const fourth = item(5, { order: 4 })
const other = item(6, { classId: 2, order: 2, place: at(2, 1, 3) })
const state = schedule([first, second, third, fourth, other])

test('[S4] neighbours are the nearest placed items of the class by order, whatever their ids', () => {
  expect(neighboursOf(state, first)).toEqual({ predecessor: null, successor: third })
  expect(neighboursOf(state, second)).toEqual({ predecessor: first, successor: third })
  expect(neighboursOf(state, third)).toEqual({ predecessor: first, successor: null })
  expect(neighboursOf(state, fourth)).toEqual({ predecessor: third, successor: null })
  expect(neighboursOf(state, other)).toEqual({ predecessor: null, successor: null })
})

test('[S5] a class has used the periods of its placed items', () => {
  expect([1, 2, 3].map((classId) => usedPeriods(state, classId))).toEqual([3, 3, 0])
})
