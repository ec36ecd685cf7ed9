import { expect, test } from 'vitest'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import { at, event, item, schedule, taskClass } from '../../../builders.ts'

test('[S3] [S4] [S5] a sound state has no violations', () => {
  const state = schedule([
    event(1, at(1, 1, 4), { hosts: true }),
    item(2, { place: at(1, 2), hostId: 1 }),
    item(3, { place: at(1, 5) }),
    item(4),
  ])
  expect(findViolations(state)).toEqual([])
})

test('[S3] a clash is reported once, at the item, or else at the later id', () => {
  const state = schedule([item(1, { place: at(1, 1) }), event(2, at(1, 1, 2)), event(3, at(1, 2))])
  expect(findViolations(state)).toEqual([
    { task: 1, kind: 'occupied', rule: 'S3', target: at(1, 1), occupants: [2] },
    { task: 3, kind: 'occupied', rule: 'S3', target: at(1, 2), occupants: [2] },
  ])
})

test('[S3] [S5] broken relations between hosts and guests are reported', () => {
  const state = schedule([
    taskClass(1),
    taskClass(2, { mayEmbed: false }),
    event(1, at(1, 1, 2), { hosts: true }),
    item(2, { place: at(1, 2, 3), hostId: 1 }),
    item(3, { classId: 2, place: at(1, 1), hostId: 1 }),
    item(4, { classId: 3, place: at(1, 1), hostId: 1 }),
    item(5, { classId: 4, place: at(5, 1), hostId: 99 }),
  ])
  expect(findViolations(state)).toEqual([
    { task: 2, kind: 'astride-host', rule: 'S3', target: at(1, 2, 3), occupants: [1] },
    { task: 3, kind: 'embedding-not-allowed', rule: 'S5', target: at(1, 1), occupants: [1] },
    { task: 4, kind: 'host-taken', rule: 'S3', target: at(1, 1), occupants: [3] },
    { task: 5, kind: 'embedding-not-allowed', rule: 'S5', target: at(5, 1), occupants: [99] },
  ])
})

test('[S3] both ends of a relation must say the same', () => {
  const host = event(1, at(1, 1, 2), { hosts: true, guestIds: [3] })
  const state = {
    ...schedule([host, item(2, { place: at(1, 1), hostId: 1 }), item(3)]),
  }
  const tasks = state.tasks.map((task) => (task.id === 1 ? host : task))
  expect(findViolations({ ...state, tasks })).toEqual([
    { task: 1, kind: 'host-taken', rule: 'S3', target: at(1, 1, 2), occupants: [3] },
    { task: 2, kind: 'astride-host', rule: 'S3', target: at(1, 1), occupants: [1] },
  ])
})

test('[S4] items out of order are reported at the later one', () => {
  const state = schedule([item(1, { place: at(2, 1) }), item(2), item(3, { place: at(1, 1) })])
  expect(findViolations(state)).toEqual([
    { task: 3, kind: 'before-predecessor', rule: 'S4', target: at(1, 1), occupants: [1] },
  ])
})

test('[S5] range, weekday, period and budget are reported', () => {
  const state = schedule([
    taskClass(1, { fromDay: 2 }),
    taskClass(2, { excludedWeekdays: [5] }),
    taskClass(3, { excludedPeriods: [2] }),
    taskClass(4, { slotBudget: 3 }),
    item(1, { place: at(1, 1) }),
    item(2, { classId: 2, place: at(5, 1) }),
    item(3, { classId: 3, place: at(3, 1, 2) }),
    item(4, { classId: 4, order: 2, place: at(6, 1, 2) }),
    item(5, { classId: 4, order: 1, place: at(4, 1, 2) }),
  ])
  expect(findViolations(state)).toEqual([
    { task: 1, kind: 'outside-range', rule: 'S5', target: at(1, 1), fromDay: 2, toDay: 210 },
    { task: 2, kind: 'excluded-weekday', rule: 'S5', target: at(5, 1), weekday: 5 },
    { task: 3, kind: 'excluded-period', rule: 'S5', target: at(3, 1, 2), periods: [2] },
    { task: 4, kind: 'over-budget', rule: 'S5', budget: 3, wanted: 4 },
  ])
})

test('[S3] what lies outside the window is reported', () => {
  const state = schedule([event(1, at(8, 1)), event(2, at(1, 12, 13))])
  expect(findViolations(state)).toEqual([
    { task: 1, kind: 'outside-window', rule: 'T1', days: 7, periods: 12 },
    { task: 2, kind: 'past-end-of-day', rule: 'T1', target: at(1, 12, 13), periods: 12 },
  ])
})
