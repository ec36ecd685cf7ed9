import { expect, test } from 'vitest'
import { at, event, item, schedule, taskClass } from '../../../builders.ts'
import { edit, lecture, verdict } from '../try-edit.ts'

const resize = (periods: number, start: number | null = null) =>
  ({ kind: 'resize', task: 2, start, periods }) as const

const alone = schedule([item(2, { place: at(2, 4, 5) })])

test('[U8] a placed session grows and shrinks at either edge, and its place with it', () => {
  const grown = edit(alone, resize(4))
  expect(grown).toMatchObject({
    ok: true,
    value: { diff: { updated: { 'task:2': [{}, { duration: 4, place: at(2, 4, 7) }] } } },
  })
  const upwards = edit(alone, resize(3, 3))
  expect(upwards).toMatchObject({ value: { state: { tasks: [{ place: at(2, 3, 5) }] } } })
  expect(verdict(alone, resize(1))).toBe('legal')
  const pending = schedule([item(2, { duration: 2 })])
  expect(edit(pending, resize(3))).toMatchObject({
    value: { state: { tasks: [{ duration: 3, place: null, status: 'pending' }] } },
  })
})

test('[S7] a length that does not fit is refused with the rule, and offers no other place', () => {
  const full = schedule([
    taskClass(1, { slotBudget: 5, excludedPeriods: [9] }),
    item(2, { place: at(2, 4, 5) }),
    item(3, { place: at(2, 10, 11) }),
    event(7, at(2, 7), { hosts: false }),
  ])
  expect(verdict(full, resize(3))).toBe('legal')
  expect(verdict(full, resize(4))).toEqual([2, 'occupied'])
  expect(verdict(schedule([taskClass(1, { slotBudget: 2 }), ...alone.tasks]), resize(3))).toEqual([
    2,
    'over-budget',
  ])
  expect(verdict(schedule([taskClass(1, { excludedPeriods: [6] }), ...alone.tasks]), resize(3))) //
    .toEqual([2, 'excluded-period'])
  expect(verdict(alone, resize(10))).toEqual([2, 'past-end-of-day'])
  expect(verdict(schedule([item(2)]), resize(13))).toEqual([2, 'past-end-of-day'])
  expect(verdict(alone, resize(2))).toEqual([2, 'same-length'])
  expect(verdict(schedule([event(2, at(1, 1))]), resize(2))).toEqual([2, 'fixed-length'])
  expect(verdict(alone, { ...resize(3), task: 99 })).toEqual([99, 'unknown-task'])
  const refused = edit(full, resize(4))
  expect(refused).toMatchObject({ ok: false, failure: { nearest: [] } })
})

test('[S3] a guest may grow only as far as its host', () => {
  const state = schedule([lecture, item(2, { place: at(1, 3, 4), hostId: 1 })])
  expect(verdict(state, resize(4))).toBe('legal')
  expect(verdict(state, resize(5))).toEqual([2, 'astride-host'])
})

test('[S6] what is pinned, worked on or begun keeps its length', () => {
  const entry = {
    outcome: 'done',
    place: at(2, 4, 5),
    planned: 90,
    minutes: 90,
    restId: null,
  } as const
  expect(verdict(schedule([item(2, { place: at(2, 4, 5), locked: true })]), resize(3))).toEqual([
    2,
    'locked',
  ])
  expect(verdict(schedule([item(2, { place: at(2, 4, 5), log: [entry] })]), resize(3))).toEqual([
    2,
    'worked',
  ])
  expect(verdict(alone, resize(3), { day: 2, period: 4 })).toEqual([2, 'begun'])
  expect(verdict(alone, resize(3, 3), { day: 2, period: 3 })).toEqual([2, 'in-the-past'])
})
