import { expect, test } from 'vitest'
import { at, event, item, schedule } from '../../../builders.ts'
import { edit, lecture, verdict } from '../try-edit.ts'

test('[S4] a batch is judged on its final state: an order that holds only after all moves is legal', () => {
  const state = schedule([item(1, { place: at(1, 1) }), item(2, { place: at(2, 1) })])
  const moves = [
    { task: 1, day: 3, start: 1 },
    { task: 2, day: 4, start: 1 },
  ]
  expect(verdict(state, { kind: 'move', task: 1, day: 3, start: 1 })).toEqual([
    1,
    'after-successor',
  ])
  const result = edit(state, { kind: 'batch-move', moves })
  expect(result.ok && result.value.state).toEqual(
    schedule([item(1, { place: at(3, 1) }), item(2, { place: at(4, 1) })]),
  )
})

test('[T4] a batch moves all or none', () => {
  const state = schedule([
    item(1, { place: at(1, 1) }),
    item(2, { classId: 2, place: at(1, 2) }),
    event(3, at(5, 1)),
  ])
  const legal = { task: 1, day: 4, start: 1 }
  const result = edit(state, {
    kind: 'batch-move',
    moves: [legal, { task: 2, day: 5, start: 1 }],
  })
  expect(result).toEqual({
    ok: false,
    failure: {
      task: 2,
      reason: { kind: 'occupied', rule: 'S3', target: at(5, 1), occupants: [3] },
      nearest: [at(5, 2), at(5, 3), at(5, 4)],
    },
  })
})

test('[T4] two tasks of a batch cannot go to one place', () => {
  const state = schedule([item(1, { place: at(1, 1) }), item(2, { classId: 2, place: at(1, 2) })])
  const moves = [
    { task: 1, day: 3, start: 1 },
    { task: 2, day: 3, start: 1 },
  ]
  // The place would suit either of them alone, and is not offered again.
  expect(edit(state, { kind: 'batch-move', moves })).toEqual({
    ok: false,
    failure: {
      task: 1,
      reason: { kind: 'occupied', rule: 'S3', target: at(3, 1), occupants: [2] },
      nearest: [at(3, 2), at(3, 3), at(3, 4)],
    },
  })
})

test('[T1] [T4] an empty batch, one that names a task twice and one that moves nothing are refused', () => {
  const state = schedule([item(1, { place: at(1, 1) })])
  const there = { task: 1, day: 1, start: 1 }
  expect(verdict(state, { kind: 'batch-move', moves: [] })).toEqual([0, 'no-moves'])
  expect(verdict(state, { kind: 'batch-move', moves: [there, there] })).toEqual([
    1,
    'repeated-task',
  ])
  expect(verdict(state, { kind: 'batch-move', moves: [there] })).toEqual([1, 'no-change'])
})

test('[S3] a batch may move a host and say where its guest goes instead', () => {
  const state = schedule([lecture, item(2, { place: at(1, 3), hostId: 1 })])
  const moves = [
    { task: 1, day: 4, start: 1 },
    { task: 2, day: 1, start: 3 },
  ]
  const result = edit(state, { kind: 'batch-move', moves })
  expect(result.ok && result.value.state).toEqual(
    schedule([{ ...lecture, place: at(4, 1, 4) }, item(2, { place: at(1, 3) })]),
  )
})

test('[S3] a batch may move a host under an item that comes with it', () => {
  const state = schedule([lecture, item(2, { place: at(5, 5) })])
  const moves = [
    { task: 2, day: 4, start: 2 },
    { task: 1, day: 4, start: 1 },
  ]
  const result = edit(state, { kind: 'batch-move', moves })
  expect(result.ok && result.value.state).toEqual(
    schedule([{ ...lecture, place: at(4, 1, 4) }, item(2, { place: at(4, 2), hostId: 1 })]),
  )
})
