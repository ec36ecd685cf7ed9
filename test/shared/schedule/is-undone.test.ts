// Whether an accepted change has been taken back.
import { expect, test } from 'vitest'
import { diffStates, emptyDiff } from '../../../shared/schedule/diff.ts'
import { isUndoneIn } from '../../../shared/history/is-undone.ts'
import { at, item, schedule } from '../../builders.ts'

const before = schedule([item(1), item(2, { place: at(2, 1) })])
const after = schedule([item(1, { place: at(1, 1) }), item(3)])
const diff = diffStates(before, after)

test('[D3] a change is undone when all it touched is as it was before', () => {
  expect(isUndoneIn(after, diff)).toBe(false)
  expect(isUndoneIn(before, diff)).toBe(true)
})

test('[D3] a change is undone too when what it moved is gone altogether', () => {
  const placed = schedule([item(1, { place: at(1, 1) })])
  const gone = schedule([])
  expect(isUndoneIn(gone, diffStates(schedule([item(1)]), placed))).toBe(true)
})

test('[D3] a change of which only a part was taken back is not undone, nor is a change of nothing', () => {
  const partly = schedule([item(1), item(3)])
  expect(isUndoneIn(partly, diff)).toBe(false)
  expect(isUndoneIn(before, emptyDiff())).toBe(false)
})
