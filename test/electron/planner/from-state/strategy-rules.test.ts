// What the terms of a class’s strategy count, one at a time, with a weight of 1.
import { expect, test } from 'vitest'
import { samplePeriods } from '../../../../electron/timetable/sample/sample-timetable.ts'
import type { ScheduleRecord } from '../../../../shared/schedule/diff.ts'
import { at, taskClass, week } from '../../../builders.ts'
import { block, count, rapid, whole } from './count-term.ts'

test('[P1] spread: the days from a steady item to its place in an even spread, beyond what will do', () => {
  const oneWeek = taskClass(1, { toDay: 7 })
  // Of a week's term: work with a last day inside the term rises towards it.
  const within = week({ periods: samplePeriods })
  const countSpread = (...blocks: ScheduleRecord[]) =>
    count('spread', [oneWeek, ...blocks], {}, within)
  const onDays = [1, 2, 6, 7].map((day) => countSpread(block(1, at(day, 1))))
  expect(onDays).toEqual([0, 0, 0, 1])
  // With four in a week each day counts.
  const four = [1, 3, 4, 5].map((day, index) => block(index + 1, at(day, 1)))
  expect(countSpread(...four)).toBe(0)
  expect(countSpread(...four.slice(0, 3), block(4, at(7, 1)))).toBe(2)
})

/** Rapid work, one session on each of these days. */
function countLate(days: number[]): number {
  return count('late', [rapid, ...days.map((day, index) => block(index + 1, at(day, 1)))])
}

test('[P1] late: days after its turn, one a day from the first, times the priority of rapid work', () => {
  expect(countLate([1, 2, 3])).toBe(0)
  expect(countLate([1, 2, 5])).toBe(10)
  expect(countLate([2, 3, 4])).toBe(15)
  expect(count('late', [whole, block(1, at(20, 1))])).toBe(0)
})

test('[P1] buffer: how deep work lies in the last eighth of its range', () => {
  const onDays = [24, 25, 28].map((day) => count('buffer', [whole, block(1, at(day, 1))]))
  expect(onDays).toEqual([0, 1, 4])
})
