import { expect, test } from 'vitest'
import { at, item, schedule, taskClass } from '../../../builders.ts'
import { edit, lecture, verdict } from '../try-edit.ts'

test('[T4] swap exchanges the places of two tasks of equal length', () => {
  const state = schedule([
    item(1, { place: at(1, 1, 2) }),
    item(2, { classId: 2, place: at(3, 5, 6) }),
  ])
  const result = edit(state, { kind: 'swap', taskA: 1, taskB: 2 })
  expect(result.ok && result.value.state).toEqual(
    schedule([item(1, { place: at(3, 5, 6) }), item(2, { classId: 2, place: at(1, 1, 2) })]),
  )
})

test('[S3] swap exchanges hosts too, and each class must allow the other’s host', () => {
  const records = [
    lecture,
    item(2, { place: at(1, 3), hostId: 1 }),
    item(3, { classId: 2, place: at(4, 4) }),
  ]
  const result = edit(schedule(records), { kind: 'swap', taskA: 2, taskB: 3 })
  expect(result.ok && result.value.state).toEqual(
    schedule([
      lecture,
      item(2, { place: at(4, 4) }),
      item(3, { classId: 2, place: at(1, 3), hostId: 1 }),
    ]),
  )
  const strict = schedule([...records, taskClass(2, { mayEmbed: false })])
  expect(verdict(strict, { kind: 'swap', taskA: 2, taskB: 3 })).toEqual([
    3,
    'embedding-not-allowed',
  ])
})

test('[T4] swap refuses unequal lengths, one task twice, and a pair that shares its place', () => {
  const state = schedule([
    { ...lecture, place: at(1, 3, 4) },
    item(2, { place: at(1, 3, 4), hostId: 1 }),
    item(3, { place: at(2, 1) }),
  ])
  expect(edit(state, { kind: 'swap', taskA: 2, taskB: 3 })).toEqual({
    ok: false,
    failure: {
      task: 2,
      reason: { kind: 'unequal-durations', rule: 'T4', otherTask: 3, durations: [2, 1] },
      nearest: [],
    },
  })
  expect(verdict(state, { kind: 'swap', taskA: 3, taskB: 3 })).toEqual([3, 'repeated-task'])
  expect(verdict(state, { kind: 'swap', taskA: 1, taskB: 2 })).toEqual([1, 'no-change'])
})

test('[S4] swapping two items of one class would turn their order round', () => {
  const state = schedule([item(1, { place: at(1, 1) }), item(2, { place: at(2, 1) })])
  expect(verdict(state, { kind: 'swap', taskA: 1, taskB: 2 })).toEqual([1, 'after-successor'])
})

test('[S6] neither side of a swap may be locked or begun', () => {
  const state = schedule([
    item(1, { place: at(1, 1) }),
    item(2, { classId: 2, place: at(3, 1) }),
    item(3, { classId: 3, place: at(4, 1), locked: true }),
  ])
  const now = { day: 1, period: 1 }
  expect(verdict(state, { kind: 'swap', taskA: 2, taskB: 3 })).toEqual([3, 'locked'])
  expect(verdict(state, { kind: 'swap', taskA: 2, taskB: 1 }, now)).toEqual([1, 'begun'])
})

test('[S3] an event may be swapped like any task, and its guests go along', () => {
  const state = schedule([
    lecture,
    item(2, { place: at(1, 4), hostId: 1 }),
    item(3, { classId: 2, place: at(5, 1, 4) }),
  ])
  const result = edit(state, { kind: 'swap', taskA: 3, taskB: 1 })
  expect(result.ok && result.value.state).toEqual(
    schedule([
      { ...lecture, place: at(5, 1, 4) },
      item(2, { place: at(5, 2), hostId: 1 }),
      item(3, { classId: 2, place: at(1, 3, 6) }),
    ]),
  )
})
