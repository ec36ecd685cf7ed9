// What the fields of a card's form offer.
import { expect, test } from 'vitest'
import {
  durationOf,
  listBlocks,
  listDays,
  listStarts,
} from '../../../../../renderer/conversation/card/edit/field-choices.ts'
import { at, event, item, schedule, taskClass, week } from '../../../../builders.ts'

const state = schedule(
  [
    taskClass(1),
    event(10, at(1, 1, 2), { title: 'Lecture' }),
    item(1, { title: 'Over', place: at(1, 3, 4) }),
    item(2, { title: 'Second', place: at(4, 3, 4) }),
    item(3, { title: 'First', place: at(3, 1, 2) }),
    item(4, { title: 'Fixed', place: at(5, 1, 2), locked: true }),
    item(5, { title: 'Pending' }),
  ],
  week({ weeks: 2 }),
)
const now = { day: 2, period: 0 }

function sayNumber(day: number): string {
  return `day ${day}`
}

function ids(present: number): number[] {
  return listBlocks(state, { present, now }, 'en').map(({ value }) => value)
}

test('[G13] days are offered by week from today on, and the present one even when it is over', () => {
  const weeks = listDays(state.window, { present: 2, firstDay: 6 }, sayNumber)
  expect(weeks.map((each) => each.days.map(({ value }) => value))).toEqual([
    [2, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
  ])
  expect(weeks[0]?.days[0]?.label).toBe('day 2')
})

test('[G13] a start is offered only where the whole block fits into the day', () => {
  const periods = state.window.periods.length
  const starts = listStarts(state.window, 2)
  expect(starts.map(({ value }) => value)).toEqual(
    Array.from({ length: periods - 1 }, (_, index) => index + 1),
  )
  expect(starts[0]?.label).toBe(`1–2 · ${state.window.periods[0]?.start}`)
  expect(listStarts(state.window, periods + 1)).toEqual([])
})

test('[G13] blocks that can still move are offered in time order, and the present one whatever it is', () => {
  expect(ids(3)).toEqual([3, 2])
  expect(ids(4)).toEqual([3, 2, 4])
  expect(ids(5)).toEqual([5, 3, 2])
  expect(ids(99)).toEqual([3, 2])
})

test('[G13] a task is as long as it is, and what is gone as long as one period', () => {
  expect(durationOf(state, 10)).toBe(2)
  expect(durationOf(state, 99)).toBe(1)
})
