import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acceptSuggested,
  applyDiff,
  diffSchema,
  diffStates,
  emptyDiff,
  isEmptyDiff,
  recordKey,
  reverseDiff,
  squashDiffs,
  type ScheduleDiff,
} from '../../../shared/schedule/diff.ts'
import { at, event, item, schedule, taskClass } from '../../builders.ts'
import { clashingStateArbitrary, deepFreeze } from './arbitraries.ts'

const lecture = event(1, at(1, 1, 2))
const moved = event(1, at(2, 1, 2))
const essay = item(2, { place: at(3, 4) })
const course = taskClass(1)

function added(...records: Parameters<typeof recordKey>[0][]): ScheduleDiff {
  return diffStates(schedule([]), { ...schedule([]), ...split(records) })
}

function split(records: Parameters<typeof recordKey>[0][]) {
  return {
    tasks: records.flatMap((record) => (record.kind === 'class' ? [] : [record])),
    taskClasses: records.flatMap((record) => (record.kind === 'class' ? [record] : [])),
  }
}

test('[D1] the empty diff is empty and changes nothing', () => {
  const state = schedule([lecture, essay])
  expect(emptyDiff()).toEqual({ added: {}, updated: {}, removed: {} })
  expect(isEmptyDiff(emptyDiff())).toBe(true)
  expect(applyDiff(state, emptyDiff())).toEqual({ ok: true, value: state })
  expect(diffStates(state, structuredClone(state))).toEqual(emptyDiff())
})

test('[D1] records are keyed by kind and id', () => {
  expect([lecture, essay, course].map(recordKey)).toEqual(['task:1', 'task:2', 'class:1'])
})

test('[D1] a diff says what was added, updated and removed', () => {
  const before = schedule([course, lecture, event(5, at(5, 5))])
  const after = schedule([course, moved, essay])
  expect(diffStates(before, after)).toEqual({
    added: { 'task:2': essay },
    updated: { 'task:1': [lecture, moved] },
    removed: { 'task:5': event(5, at(5, 5)) },
  })
})

test('[D1] applying sorts new records in by id', () => {
  const state = schedule([course, event(1, at(1, 1)), event(9, at(1, 2))])
  const result = applyDiff(state, added(taskClass(7), event(4, at(2, 2))))
  expect(result).toEqual({
    ok: true,
    value: schedule([
      course,
      taskClass(7),
      event(1, at(1, 1)),
      event(4, at(2, 2)),
      event(9, at(1, 2)),
    ]),
  })
})

test('[D1] a diff that does not start from the present records names each conflict and applies nothing', () => {
  const state = deepFreeze(schedule([course, lecture, essay]))
  const diff: ScheduleDiff = {
    added: { 'task:1': lecture, 'task:8': event(8, at(1, 8)) },
    updated: { 'task:2': [item(2), essay], 'task:6': [event(6, at(1, 6)), event(6, at(1, 7))] },
    removed: { 'class:1': taskClass(1, { title: 'Other' }) },
  }
  expect(applyDiff(state, diff)).toEqual({
    ok: false,
    failure: { conflicts: ['task:1', 'task:2', 'task:6', 'class:1'] },
  })
})

test('[D1] a record filed under another’s key is a conflict', () => {
  const diff: ScheduleDiff = { added: { 'task:3': event(4, at(1, 1)) }, updated: {}, removed: {} }
  expect(applyDiff(schedule([]), diff)).toEqual({ ok: false, failure: { conflicts: ['task:3'] } })
})

test('[D1] add then remove cancels out', () => {
  expect(squashDiffs(added(lecture), reverseDiff(added(lecture)))).toEqual(emptyDiff())
})

test('[D1] add then update is one add, update then remove is one remove, and so on', () => {
  const update: ScheduleDiff = { added: {}, updated: { 'task:1': [lecture, moved] }, removed: {} }
  const remove = reverseDiff(added(moved))
  expect(squashDiffs(added(lecture), update)).toEqual(added(moved))
  expect(squashDiffs(update, remove)).toEqual(reverseDiff(added(lecture)))
  expect(squashDiffs(update, reverseDiff(update))).toEqual(emptyDiff())
  expect(squashDiffs(remove, added(lecture))).toEqual(reverseDiff(update))
  expect(squashDiffs(added(essay), update)).toEqual({ ...update, added: { 'task:2': essay } })
  expect(squashDiffs()).toEqual(emptyDiff())
})

test('[D1] diffs that do not follow one another cannot be squashed', () => {
  expect(() => squashDiffs(added(lecture), added(lecture))).toThrow(
    'diffs do not follow one another at task:1',
  )
})

test('[D1] accepting turns what is suggested into existing and leaves the rest', () => {
  const pending = item(2)
  const suggested = item(2, { place: at(3, 4), status: 'suggested' })
  const diff: ScheduleDiff = {
    added: { 'class:1': course },
    updated: { 'task:2': [pending, suggested], 'task:1': [lecture, moved] },
    removed: {},
  }
  expect(acceptSuggested(diff)).toEqual({
    ...diff,
    updated: { 'task:2': [pending, essay], 'task:1': [lecture, moved] },
  })
  expect(diff.updated['task:2']).toEqual([pending, suggested])
})

test('[D1] the difference of two states, applied to one, gives the other', () => {
  fc.assert(
    fc.property(clashingStateArbitrary, clashingStateArbitrary, (from, to) => {
      const diff = diffStates(from, to)
      expect(applyDiff(from, diff)).toEqual({ ok: true, value: to })
      expect(applyDiff(to, reverseDiff(diff))).toEqual({ ok: true, value: from })
      expect(reverseDiff(reverseDiff(diff))).toEqual(diff)
      expect(squashDiffs(diff, reverseDiff(diff))).toEqual(emptyDiff())
      expect(diffSchema.parse(JSON.parse(JSON.stringify(diff)))).toEqual(diff)
    }),
    { numRuns: 300 },
  )
})

test('[D1] squashing has the effect of all the diffs in order', () => {
  fc.assert(
    fc.property(
      clashingStateArbitrary,
      clashingStateArbitrary,
      clashingStateArbitrary,
      (a, b, c) => {
        const squashed = squashDiffs(diffStates(a, b), diffStates(b, c))
        expect(squashed).toEqual(diffStates(a, c))
        expect(applyDiff(a, squashed)).toEqual({ ok: true, value: c })
      },
    ),
    { numRuns: 300 },
  )
})

test('[D1] a diff applies to no state but its own', () => {
  fc.assert(
    fc.property(clashingStateArbitrary, clashingStateArbitrary, (from, to) => {
      const diff = diffStates(from, to)
      fc.pre(!isEmptyDiff(diff))
      const again = applyDiff(to, diff)
      expect(again).toEqual({ ok: false, failure: { conflicts: expect.any(Array) } })
      const touched = [diff.added, diff.updated, diff.removed].flatMap((part) => Object.keys(part))
      expect(again.ok ? [] : again.failure.conflicts.toSorted()).toEqual(touched.toSorted())
    }),
    { numRuns: 300 },
  )
})
