// A work that was left for weeks: its late sessions are spread over the days that it has left, as if planned anew.
import { expect, test } from 'vitest'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import type { Place } from '../../../../shared/schedule/place.ts'
import { at, hours, item, schedule, taskClass, week } from '../../../builders.ts'
import { changed } from './ask-replan.ts'

const twelveWeeks = week({ weeks: 12, periods: hours(12) })

const missed = (id: number, place: Place) =>
  item(id, {
    duration: 2,
    log: [{ outcome: 'missed', place, planned: 90, minutes: 0, restId: null }],
  })

/** Missed on each of the days, all of one work that has until the end of the term. */
function left(days: number[]) {
  return schedule(
    [
      taskClass(1, { course: 'Algebra', toDay: 84 }),
      ...days.map((day, index) => missed(index + 1, at(day, 3, 4))),
    ],
    twelveWeeks,
  )
}

const noon = (day: number) => ({ day, period: 4 })

function daysOf(days: number[], now: number): number[] {
  const { data, state } = changed(left(days), { task_class_ids: [1] }, noon(now))
  expect(findViolations(state)).toEqual([])
  expect(data.leftOut).toEqual([])
  return data.placed.map(({ to }) => to.day)
}

test('[P3] what was left for two weeks is spread over the months before its end', () => {
  const days = daysOf([1, 2, 3, 4, 5, 8, 9, 10, 11, 12], 15)
  expect(new Set(days).size).toBe(10)
  const weeks = days.map((day) => Math.ceil(day / 7))
  expect(new Set(weeks).size).toBeGreaterThanOrEqual(6)
  expect(Math.max(...days)).toBeGreaterThan(56)
})

test('[P3] what was missed within the week comes back soon', () => {
  for (const day of daysOf([10, 11, 12], 15)) expect(day).toBeLessThanOrEqual(19)
})
