// What limits a body of work, in words: its days as far as the term has them, and the weekdays that it stays off.
import { expect, test } from 'vitest'
import { sayLimits } from '../../../../shared/words/schedule/say-work.ts'
import { schedule, taskClass, week } from '../../../builders.ts'

const state = schedule([], week({ weeks: 2 }))

function limits(fromDay: number, toDay: number, language: 'en' | 'zh' = 'en') {
  return sayLimits(state, taskClass(1, { fromDay, toDay, excludedWeekdays: [7, 1] }), language)
}

test('[U3] a range that goes beyond the term is said as far as the term has it', () => {
  expect(limits(-5, 99)[0]).toBe('Mon 2 Nov to Sun 15 Nov')
  expect(limits(3, 99, 'zh')[0]).toBe('11月4日 周三到11月15日 周日')
})

test('[U3] a range of which the term has no day is said so', () => {
  for (const [from, to] of [
    [15, 20],
    [-9, 0],
  ] as const)
    expect(limits(from, to)[0]).toBe('On no day of this term')
  expect(limits(15, 20, 'zh')[0]).toBe('本学期没有可用的日子')
})

test('[U3] weekdays that it stays off are named in the order of the week', () => {
  expect(limits(1, 14)[1]).toBe('not on Monday and Sunday')
  expect(limits(1, 14, 'zh')[1]).toBe('不排星期一和星期日')
})
