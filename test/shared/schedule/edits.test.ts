import { expect, test } from 'vitest'
import type { Edit } from '../../../shared/schedule/edits.ts'
import { at, event, item, schedule, taskClass } from '../../builders.ts'
import { edit, lecture, verdict } from './try-edit.ts'

test('[T4] place gives a pending item its place', () => {
  const before = item(2, { duration: 2 })
  const after = item(2, { place: at(2, 4, 5) })
  const state = schedule([lecture, before])
  expect(edit(state, { kind: 'place', task: 2, day: 2, start: 4 })).toEqual({
    ok: true,
    value: {
      state: schedule([lecture, after]),
      diff: { added: {}, updated: { 'task:2': [before, after] }, removed: {} },
    },
  })
})

test('[S3] placing inside a host changes both ends of the relation', () => {
  const before = item(2, { duration: 2 })
  const after = item(2, { place: at(1, 4, 5), hostId: 1 })
  const result = edit(schedule([lecture, before]), { kind: 'place', task: 2, day: 1, start: 4 })
  expect(result).toEqual({
    ok: true,
    value: {
      state: schedule([lecture, after]),
      diff: {
        added: {},
        updated: { 'task:1': [lecture, { ...lecture, guestIds: [2] }], 'task:2': [before, after] },
        removed: {},
      },
    },
  })
})

test('[T4] pending items are only placed, placed ones never', () => {
  const state = schedule([lecture, item(2), item(3, { place: at(3, 1) })])
  expect(verdict(state, { kind: 'place', task: 3, day: 4, start: 1 })).toEqual([
    3,
    'already-placed',
  ])
  expect(verdict(state, { kind: 'place', task: 1, day: 4, start: 1 })).toEqual([1, 'not-an-item'])
  expect(verdict(state, { kind: 'move', task: 2, day: 4, start: 1 })).toEqual([2, 'still-pending'])
  expect(verdict(state, { kind: 'unplace', task: 2 })).toEqual([2, 'still-pending'])
  expect(verdict(state, { kind: 'unplace', task: 1 })).toEqual([1, 'not-an-item'])
  expect(verdict(state, { kind: 'swap', taskA: 3, taskB: 2 })).toEqual([2, 'still-pending'])
  const moves = [{ task: 2, day: 4, start: 1 }]
  expect(verdict(state, { kind: 'batch-move', moves })).toEqual([2, 'still-pending'])
})

test('[T1] an unknown task is refused by every edit', () => {
  const state = schedule([item(1, { place: at(1, 1) })])
  const move = { task: 9, day: 1, start: 1 }
  const edits: Edit[] = [
    { kind: 'place', ...move },
    { kind: 'move', ...move },
    { kind: 'swap', taskA: 1, taskB: 9 },
    { kind: 'swap', taskA: 9, taskB: 1 },
    { kind: 'batch-move', moves: [{ task: 1, day: 2, start: 1 }, move] },
    { kind: 'unplace', task: 9 },
  ]
  for (const wanted of edits) expect(verdict(state, wanted)).toEqual([9, 'unknown-task'])
})

test('[T3] [S7] a refusal carries the rule, the tasks in the way and the nearest legal places', () => {
  const state = schedule([event(1, at(2, 3, 4)), item(2, { place: at(5, 1, 2) })])
  expect(edit(state, { kind: 'move', task: 2, day: 2, start: 4 })).toEqual({
    ok: false,
    failure: {
      task: 2,
      reason: { kind: 'occupied', rule: 'S3', target: at(2, 4, 5), occupants: [1] },
      nearest: [at(2, 5, 6), at(2, 6, 7), at(2, 1, 2)],
    },
  })
})

test('[T4] a move to where the task already lies is refused, but first for what would refuse any move', () => {
  const state = schedule([item(1, { place: at(1, 1) }), event(2, at(2, 1), { locked: true })])
  expect(edit(state, { kind: 'move', task: 1, day: 1, start: 1 })).toEqual({
    ok: false,
    failure: {
      task: 1,
      reason: { kind: 'no-change', rule: 'T4', place: at(1, 1) },
      nearest: [],
    },
  })
  expect(verdict(state, { kind: 'move', task: 2, day: 2, start: 1 })).toEqual([2, 'locked'])
})

test('[S3] moving a guest out of its host, and into another, changes all the ends', () => {
  const other = event(2, at(2, 1, 2), { hosts: true })
  const guest = item(5, { classId: 2, place: at(2, 2), hostId: 2 })
  const state = schedule([lecture, other, item(3, { place: at(1, 3), hostId: 1 }), guest])
  const result = edit(state, { kind: 'move', task: 3, day: 2, start: 1 })
  expect(result.ok && result.value.state).toEqual(
    schedule([lecture, other, item(3, { place: at(2, 1), hostId: 2 }), guest]),
  )
  const out = edit(state, { kind: 'move', task: 3, day: 4, start: 1 })
  expect(out.ok && out.value.state).toEqual(
    schedule([lecture, other, item(3, { place: at(4, 1) }), guest]),
  )
})

test('[S3] moving a host carries its guests by the same days and periods', () => {
  const state = schedule([
    lecture,
    item(2, { place: at(1, 3), hostId: 1 }),
    item(3, { place: at(1, 5, 6), hostId: 1, status: 'suggested' }),
  ])
  const result = edit(state, { kind: 'move', task: 1, day: 4, start: 1 })
  expect(result.ok && result.value.state).toEqual(
    schedule([
      { ...lecture, place: at(4, 1, 4) },
      item(2, { place: at(4, 1), hostId: 1 }),
      item(3, { place: at(4, 3, 4), hostId: 1, status: 'suggested' }),
    ]),
  )
})

test('[S3] [S7] a guest that cannot come along refuses the move of its host', () => {
  const state = schedule([
    taskClass(1, { toDay: 3 }),
    lecture,
    item(2, { place: at(1, 3), hostId: 1 }),
  ])
  expect(edit(state, { kind: 'move', task: 1, day: 5, start: 1 })).toEqual({
    ok: false,
    failure: {
      task: 2,
      reason: { kind: 'outside-range', rule: 'S5', target: at(5, 1), fromDay: 1, toDay: 3 },
      nearest: [at(3, 1, 4), at(3, 2, 5), at(3, 3, 6)],
      carrier: 1,
    },
  })
})

test('[S6] a locked guest holds its host', () => {
  const state = schedule([lecture, item(2, { place: at(1, 3), hostId: 1, locked: true })])
  expect(edit(state, { kind: 'move', task: 1, day: 5, start: 1 })).toEqual({
    ok: false,
    failure: { task: 2, reason: { kind: 'locked', rule: 'S6' }, nearest: [], carrier: 1 },
  })
})

test('[T4] unplace makes an item pending again and clears both ends of its relation', () => {
  const state = schedule([lecture, item(2, { place: at(1, 3), hostId: 1 })])
  const result = edit(state, { kind: 'unplace', task: 2 })
  expect(result.ok && result.value.state).toEqual(schedule([lecture, item(2)]))
})

test('[S6] what is locked or has begun is not unplaced', () => {
  const state = schedule([item(1, { place: at(1, 1) }), item(2, { place: at(3, 1), locked: true })])
  const now = { day: 2, period: 0 }
  expect(verdict(state, { kind: 'unplace', task: 1 }, now)).toEqual([1, 'begun'])
  expect(verdict(state, { kind: 'unplace', task: 2 }, now)).toEqual([2, 'locked'])
})

test('[S7] edits elsewhere work in a state whose imported events clash', () => {
  const state = schedule([
    event(1, at(1, 1, 3)),
    event(2, at(1, 2, 4)),
    item(3, { place: at(2, 1) }),
    item(4),
  ])
  expect(verdict(state, { kind: 'move', task: 3, day: 3, start: 1 })).toBe('legal')
  expect(verdict(state, { kind: 'place', task: 4, day: 3, start: 1 })).toBe('legal')
  expect(verdict(state, { kind: 'move', task: 3, day: 1, start: 2 })).toEqual([3, 'occupied'])
  expect(verdict(state, { kind: 'move', task: 1, day: 1, start: 2 })).toEqual([1, 'occupied'])
  expect(verdict(state, { kind: 'move', task: 1, day: 1, start: 5 })).toBe('legal')
})
