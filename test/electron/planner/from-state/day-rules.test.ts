// What the terms of a day count, one at a time, with a weight of 1.
import { expect, test } from 'vitest'
import { samplePeriods } from '../../../../electron/timetable/sample/sample-timetable.ts'
import { clockOf } from '../../../../shared/schedule/calendar.ts'
import type { ScheduleRecord } from '../../../../shared/schedule/diff.ts'
import { at, event, item, taskClass, week } from '../../../builders.ts'
import { block, count, heavy, whole } from './count-term.ts'

function lessons(periods: number): ScheduleRecord[] {
  return [event(50, at(1, 1, periods))]
}

test('[P1] load: study over what the day can take beside its lessons, squared', () => {
  expect(count('load', [whole, block(1, at(1, 1, 4))])).toBe(0)
  expect(count('load', [whole, block(1, at(1, 1, 5)), block(2, at(1, 6))])).toBe(4)
  expect(
    count('load', [whole, ...lessons(7), block(1, at(1, 8, 9)), block(2, at(1, 10, 11))]),
  ).toBe(1)
  expect(count('load', [whole, ...lessons(9), block(1, at(1, 10, 11))])).toBe(1)
})

test('[P1] load: an eighth of the free time is kept in reserve, and the daily target is the student’s', () => {
  // Of three free periods before nine in the evening one is kept.
  const packed = [event(50, at(1, 1, 5)), event(51, at(1, 7, 10))]
  expect(count('load', [whole, ...packed, block(1, at(1, 11))])).toBe(0)
  expect(count('load', [whole, ...packed, block(1, at(1, 11)), block(2, at(1, 6))])).toBe(1)
  expect(count('load', [whole, block(1, at(1, 1, 4))], { dailyStudyPeriods: 2 })).toBe(4)
})

function blockUpTo(last: number): ScheduleRecord[] {
  return [whole, block(1, at(1, 1, last))]
}

test('[P1] run: more than three hours of lessons and study by the clock without a real break', () => {
  expect([3, 4].map((last) => count('run', blockUpTo(last)))).toEqual([0, 1])
  const halfHours = Array.from({ length: 12 }, (_, index) => ({
    start: clockOf(480 + 30 * index),
    end: clockOf(510 + 30 * index),
  }))
  const inHalfHours = week({ weeks: 4, periods: halfHours })
  expect([6, 7, 8].map((last) => count('run', blockUpTo(last), {}, inHalfHours))).toEqual([0, 1, 2])
  expect(count('run', [whole, event(50, at(1, 1, 3)), block(1, at(1, 4))])).toBe(1)
  expect(count('run', [whole, event(50, at(1, 3, 5)), block(1, at(1, 6))])).toBe(0)
})

test('[P1] switch: from one course to another, whatever the subject', () => {
  const maths = taskClass(2, { course: 'Maths' })
  const project = taskClass(3, { course: 'Maths', subjectType: 'practical' })
  const physics = taskClass(4, { course: 'Physics' })
  const plan = (order: number[]) =>
    count('switch', [
      maths,
      project,
      physics,
      ...order.map((classId, index) => item(index + 1, { classId, place: at(1, index * 2 + 1) })),
    ])
  expect(plan([2, 3, 2])).toBe(0)
  expect(plan([2, 2, 4])).toBe(1)
  expect(plan([2, 4, 2])).toBe(2)
})

/** Beside a tiring block in the fourth period another that starts here. */
function countHeavy(start: number): number {
  return count('heavy', [heavy, block(1, at(1, 4)), block(2, at(1, start))])
}

test('[P1] heavy: tiring work within an hour of tiring work', () => {
  expect([5, 6, 7].map(countHeavy)).toEqual([1, 0, 0])
  expect(count('heavy', [heavy, block(1, at(1, 5)), block(2, at(1, 6))])).toBe(0)
})

test('[P1] fragment: a single free period that study leaves over', () => {
  expect(count('fragment', [whole, event(50, at(1, 1)), block(1, at(1, 3, 4))])).toBe(2)
  expect(count('fragment', [whole, event(50, at(1, 1)), block(1, at(1, 2, 3))])).toBe(0)
})

test('[P1] fragment: who begins a period later or stops one sooner leaves nothing over', () => {
  const last = samplePeriods.length
  expect(count('fragment', [whole, block(1, at(1, 2, 3))])).toBe(0)
  expect(count('fragment', [whole, block(1, at(1, last - 2, last - 1))])).toBe(0)
  expect(count('fragment', [whole, event(50, at(1, last)), block(1, at(1, last - 2))])).toBe(1)
})
