import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDiff, reverseDiff } from '../../../../shared/schedule/diff.ts'
import { applyEdit, type Edit } from '../../../../shared/schedule/edits.ts'
import type { MarkEdit } from '../../../../shared/schedule/edits/edit.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import {
  findTask,
  itemsOfClass,
  scheduleStateSchema,
  type Moment,
  type ScheduleState,
} from '../../../../shared/schedule/state.ts'
import { findUnstorableIn } from '../../../../shared/schedule/storable.ts'
import { markOf, type ItemTask } from '../../../../shared/schedule/task.ts'
import { marks, type Mark } from '../../../../shared/schedule/work-log.ts'
import { at, event, item, schedule, taskClass } from '../../../builders.ts'
import { deepFreeze, stateArbitrary } from '../arbitraries.ts'
import { edit, verdict } from '../try-edit.ts'

/** Thursday, before the first period: what lies on the three days before has begun. */
const thursday: Moment = { day: 4, period: 0 }

const restId = 90

function mark(task: number, mark: Mark, minutes: number | null = null): MarkEdit {
  return { kind: 'mark', task, mark, minutes, restId }
}

function marked(state: ScheduleState, wanted: Edit, now = thursday): ScheduleState {
  const result = edit(state, wanted, now)
  if (!result.ok) throw new Error(result.failure.reason.kind)
  expect(applyDiff(state, result.value.diff)).toEqual({ ok: true, value: result.value.state })
  expect(findUnstorableIn(result.value.state)).toBeNull()
  return result.value.state
}

function itemOf(state: ScheduleState, id: number): ItemTask {
  const task = findTask(state, id)
  if (task?.kind !== 'item') throw new Error(`no item ${id}`)
  return task
}

function inOrder(state: ScheduleState): number[] {
  return itemsOfClass(state, 1).map(({ id }) => id)
}

/** Three items in a row of which the first has begun: two periods of 45 minutes. */
const three = schedule([
  item(1, { place: at(1, 3, 4) }),
  item(2, { place: at(5, 1), locked: true }),
  item(3, { duration: 2 }),
])

const donePlace = { place: at(1, 3, 4), planned: 90 }

test('[P6] a block is done in the minutes that it was planned for, unless others are told', () => {
  const done = { outcome: 'done', ...donePlace, minutes: 90, restId: null }
  expect(itemOf(marked(three, mark(1, 'done')), 1)).toEqual({ ...itemOf(three, 1), log: [done] })
  const slow = marked(three, mark(1, 'done', 130))
  expect(itemOf(slow, 1).log).toEqual([{ ...done, minutes: 130 }])
  const none = marked(three, mark(1, 'done', 0))
  expect(itemOf(none, 1).log).toEqual([{ ...done, minutes: 0 }])
})

test('[P6] who finished early marks a block before it begins, and it stays where it is', () => {
  const early = marked(three, mark(2, 'done', 20))
  expect(itemOf(early, 2)).toMatchObject({ place: at(5, 1), status: 'existing' })
  for (const word of ['partly', 'missed'] as const) {
    const minutes = word === 'partly' ? 20 : null
    expect(verdict(three, mark(2, word, minutes), thursday)).toEqual([2, 'not-begun'])
  }
})

test('[P6] what is left of a partly done block goes on in a pending item right after it', () => {
  const after = marked(three, mark(1, 'partly', 50))
  expect(itemOf(after, 1).log).toEqual([{ outcome: 'partly', ...donePlace, minutes: 50, restId }])
  expect(itemOf(after, restId)).toEqual(item(restId, { order: 2, title: 'Item 1', duration: 1 }))
  expect(itemsOfClass(after, 1).map(({ id, order }) => [id, order])).toEqual([
    [1, 1],
    [restId, 2],
    [2, 3],
    [3, 4],
  ])
  expect(itemOf(after, 2)).toMatchObject({ place: at(5, 1), locked: true })
})

test.for([
  [1, 2],
  [45, 1],
  [44, 2],
  [46, 1],
  [90, 1],
  [300, 1],
])('[P6] after %i of 90 minutes in two periods, %i are left', ([minutes, periods]) => {
  const after = marked(three, mark(1, 'partly', minutes ?? 0))
  expect(itemOf(after, restId).duration).toBe(periods)
})

test('[P6] a rest takes the first rank that is free and moves no more items than it must', () => {
  const gap = schedule([item(1, { place: at(1, 1) }), item(2, { order: 3 }), item(4)])
  const after = marked(gap, mark(1, 'partly', 10))
  expect(itemsOfClass(after, 1).map(({ id, order }) => [id, order])).toEqual([
    [1, 1],
    [restId, 2],
    [2, 3],
    [4, 4],
  ])
})

test('[P6] a missed block gives its place up, leaves its host, and the log keeps where it was', () => {
  const state = schedule([
    event(10, at(2, 1, 2), { hosts: true }),
    item(1, { place: at(2, 1), hostId: 10 }),
  ])
  const after = marked(state, mark(1, 'missed'))
  const log = [{ outcome: 'missed', place: at(2, 1), planned: 45, minutes: 0, restId: null }]
  expect(itemOf(after, 1)).toEqual({ ...item(1), log })
  expect(findTask(after, 10)).toMatchObject({ guestIds: [] })
  const placed = marked(after, { kind: 'place', task: 1, day: 5, start: 2 })
  expect(markOf(itemOf(placed, 1))).toBeNull()
  const again = marked(placed, mark(1, 'done'), { day: 6, period: 0 })
  expect(itemOf(again, 1).log?.map(({ outcome, place }) => [outcome, place.day])).toEqual([
    ['missed', 2],
    ['done', 5],
  ])
})

test('[P6] [S4] what waits comes after all of its class that was worked, so that it can be placed again', () => {
  const row = schedule([
    item(1, { place: at(1, 1) }),
    item(2, { place: at(2, 1) }),
    item(3),
    item(4, { place: at(3, 1) }),
    item(5, { place: at(5, 1) }),
    item(6),
  ])
  // What became of the others is not known yet.
  const missed = marked(row, mark(1, 'missed'))
  expect(inOrder(missed)).toEqual([1, 2, 3, 4, 5, 6])
  const worked = marked(missed, mark(4, 'done'))
  expect(inOrder(worked)).toEqual([2, 4, 1, 3, 5, 6])
  expect(findViolations(worked)).toEqual([])
  expect(itemOf(worked, 5).order).toBe(itemOf(row, 5).order)
  // What lies ahead keeps what is to come before it before it, also when it is marked early.
  expect(inOrder(marked(row, mark(5, 'done')))).toEqual([1, 2, 3, 4, 5, 6])
})

test('[P6] a second mark takes the place of the first', () => {
  const slow = marked(marked(three, mark(1, 'done')), mark(1, 'done', 130))
  expect(slow).toEqual(marked(three, mark(1, 'done', 130)))
  const missed = marked(slow, mark(1, 'missed'))
  expect(missed).toEqual(marked(three, mark(1, 'missed')))
  const fewer = marked(marked(three, mark(1, 'partly', 50)), mark(1, 'partly', 10))
  expect(itemOf(fewer, restId).duration).toBe(2)
  expect(itemOf(fewer, 1).log).toMatchObject([{ minutes: 10, restId }])
})

test('[P6] another mark takes the rest away with it, wherever it waits', () => {
  const partly = marked(three, mark(1, 'partly', 50))
  const host = event(10, at(4, 2), { hosts: true })
  const withHost = { ...partly, tasks: [...partly.tasks, host].toSorted((a, b) => a.id - b.id) }
  const placed = marked(withHost, { kind: 'place', task: restId, day: 4, start: 2 })
  for (const word of ['done', 'missed', 'open'] as const) {
    for (const before of [partly, placed]) {
      const after = marked(before, mark(1, word))
      expect(findTask(after, restId)).toBeUndefined()
      expect(findTask(after, 10) ?? { guestIds: [] }).toMatchObject({ guestIds: [] })
    }
  }
  const same = marked(placed, mark(1, 'partly', 60))
  expect(itemOf(same, restId)).toEqual(itemOf(placed, restId))
})

test('[P6] a rest that has gone on itself holds the mark that made it', () => {
  const placed = marked(marked(three, mark(1, 'partly', 50)), {
    kind: 'place',
    task: restId,
    day: 4,
    start: 2,
  })
  const friday: Moment = { day: 4, period: 2 }
  expect(verdict(placed, mark(1, 'done'), friday)).toEqual([1, 'rest-in-use'])
  const worked = marked(placed, mark(restId, 'done', 30), friday)
  expect(verdict(worked, mark(1, 'open'), friday)).toEqual([1, 'rest-in-use'])
  const locked = { ...item(restId, { order: 2, locked: true }), title: 'Item 1' }
  const state = { ...placed, tasks: placed.tasks.map((one) => (one.id === restId ? locked : one)) }
  expect(verdict(state, mark(1, 'missed'), thursday)).toEqual([1, 'rest-in-use'])
  // The same rest still does: the mark may change.
  expect(verdict(worked, mark(1, 'partly', 60), friday)).toBe('legal')
})

test('[P6] a mark can be taken back, and then the block is as it was', () => {
  expect(marked(marked(three, mark(1, 'done', 130)), mark(1, 'open'))).toEqual(three)
  expect(marked(marked(three, mark(1, 'partly', 50)), mark(1, 'open'))).toEqual(three)
})

test('[P6] [S5] a mark is not taken back from a block ahead that new limits leave out', () => {
  const monday: Moment = { day: 1, period: 0 }
  const done = marked(three, mark(1, 'done', 130), monday)
  const narrowed = {
    ...done,
    taskClasses: [taskClass(1, { fromDay: 7, toDay: 7 })],
  }
  expect(verdict(narrowed, mark(1, 'open'), monday)).toEqual([1, 'outside-range'])
  expect(verdict(narrowed, mark(1, 'open'), { day: 7, period: 8 })).toEqual('legal')
})

test('[P6] a mark makes a suggested block an existing one', () => {
  const state = schedule([item(1, { place: at(1, 1), status: 'suggested' })])
  expect(itemOf(marked(state, mark(1, 'done')), 1).status).toBe('existing')
})

test('[P6] each wrong use of a mark has its own refusal, and changes nothing', () => {
  const state = schedule([
    event(10, at(1, 1)),
    item(1, { place: at(1, 2), locked: true }),
    item(2, { place: at(1, 3) }),
    item(3),
  ])
  const cases: [Edit, string][] = [
    [mark(99, 'done'), 'unknown-task'],
    [mark(10, 'done'), 'not-study'],
    [mark(3, 'done'), 'still-pending'],
    [mark(2, 'partly'), 'wrong-minutes'],
    [mark(2, 'partly', 0), 'wrong-minutes'],
    [mark(2, 'missed', 20), 'wrong-minutes'],
    [mark(2, 'open', 20), 'wrong-minutes'],
    [mark(2, 'open'), 'same-mark'],
    [mark(1, 'missed'), 'locked'],
  ]
  for (const [wanted, kind] of cases) {
    expect(edit(state, wanted, thursday)).toMatchObject({
      ok: false,
      failure: { reason: { kind } },
    })
  }
  const done = marked(state, mark(2, 'done'))
  expect(verdict(done, mark(2, 'done', 45), thursday)).toEqual([2, 'same-mark'])
  expect(verdict(done, mark(2, 'done', 46), thursday)).toBe('legal')
})

test('[S6] what is marked as worked on is neither moved nor swapped nor made pending', () => {
  const now: Moment = { day: 0, period: 0 }
  const early = marked(
    schedule([
      event(10, at(6, 1, 2), { hosts: true }),
      item(1, { place: at(5, 1) }),
      item(2, { place: at(6, 1), hostId: 10 }),
      item(3, { classId: 2, order: 1, place: at(3, 1) }),
    ]),
    mark(1, 'done'),
    now,
  )
  const moves: Edit[] = [
    { kind: 'move', task: 1, day: 5, start: 2 },
    { kind: 'swap', taskA: 1, taskB: 3 },
    { kind: 'batch-move', moves: [{ task: 1, day: 4, start: 1 }] },
    { kind: 'unplace', task: 1 },
  ]
  for (const wanted of moves) expect(verdict(early, wanted, now)).toEqual([1, 'worked'])
  // A host does not carry it away either.
  const guest = marked(early, mark(2, 'done'), now)
  expect(verdict(guest, { kind: 'move', task: 10, day: 7, start: 1 }, now)).toEqual([2, 'worked'])
})

test('[S1] the rest never takes the id of another task', () => {
  expect(() => edit(three, { ...mark(1, 'partly', 10), restId: 3 }, thursday)).toThrow(
    /there already/,
  )
})

/** Late enough for many blocks to have begun. */
const midTerm = fc.record({
  day: fc.integer({ min: 4, max: 12 }),
  period: fc.integer({ min: 0, max: 8 }),
})

const wishes = fc.array(
  fc.record({
    task: fc.nat({ max: 99 }),
    mark: fc.constantFrom(...marks),
    minutes: fc.option(fc.integer({ min: 0, max: 300 }), { freq: 2 }),
    isMove: fc.boolean(),
    day: fc.integer({ min: 1, max: 14 }),
    start: fc.integer({ min: 1, max: 8 }),
  }),
  { minLength: 1, maxLength: 12, size: 'max' },
)

test('[P6] [D1] any sequence of marks keeps every invariant, can be stored, and goes back step by step', () => {
  const made = new Map<string, number>()
  fc.assert(
    fc.property(stateArbitrary, midTerm, wishes, (start, now, list) => {
      let state = start
      let id = 1000
      for (const { task, isMove, day, start: period, ...wish } of list) {
        const items = state.tasks.filter((one) => one.kind === 'item')
        const closed = items.filter((one) => markOf(one) !== null)
        // Half of the wishes are about what has a mark already, where anything has.
        const pool = task % 2 === 0 && closed.length > 0 ? closed : items
        const target = pool[task % pool.length]
        if (target === undefined) continue
        const wanted: Edit = isMove
          ? { kind: target.place === null ? 'place' : 'move', task: target.id, day, start: period }
          : { kind: 'mark', task: target.id, ...wish, restId: (id += 1) }
        const result = applyEdit(state, wanted, now)
        if (!result.ok) continue
        const { state: after, diff } = result.value
        const kind = wanted.kind === 'mark' ? wanted.mark : 'move'
        made.set(kind, (made.get(kind) ?? 0) + 1)
        expect(findViolations(after)).toEqual([])
        expect(findUnstorableIn(after)).toBeNull()
        expect(scheduleStateSchema.parse(after)).toEqual(after)
        expect(applyDiff(state, diff)).toEqual({ ok: true, value: after })
        expect(applyDiff(after, reverseDiff(diff))).toEqual({ ok: true, value: state })
        const held = wanted.kind === 'mark' ? [] : state.tasks.filter((one) => markOf(one) !== null)
        for (const one of held) expect(itemOf(after, one.id).place).toEqual(one.place)
        state = deepFreeze(after)
      }
    }),
    { numRuns: 500 },
  )
  for (const kind of [...marks, 'move']) expect(made.get(kind) ?? 0).toBeGreaterThan(0)
})
