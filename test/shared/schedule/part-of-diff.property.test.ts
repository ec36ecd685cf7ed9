// Any part that the choice answers with is legal, no larger than it has to be, and writes as it reads.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyDiff,
  isEmptyDiff,
  reverseDiff,
  type RecordKey,
} from '../../../shared/schedule/diff.ts'
import { newViolations } from '../../../shared/schedule/legality.ts'
import {
  choosableKeys,
  leaveChanges,
  partOfDiff,
  takeChanges,
  type PartQuestion,
} from '../../../shared/schedule/part-of-diff.ts'
import { findUnstorable } from '../../../shared/schedule/storable.ts'
import { partQuestionArbitrary, soundQuestionArbitrary } from './part-questions.ts'

const runs = { numRuns: 60 }

/** A question and some of its changes. */
const choiceOf = (questions: fc.Arbitrary<PartQuestion>) =>
  questions.chain((question) =>
    fc.tuple(fc.constant(question), fc.subarray(choosableKeys(question.diff), { minLength: 1 })),
  )

function written({ state, now }: PartQuestion, diff: PartQuestion['diff']) {
  const applied = applyDiff(state, diff)
  if (!applied.ok) throw new Error(`conflict at ${applied.failure.conflicts.join()}`)
  expect(newViolations(state, applied.value, now)).toEqual([])
  expect(findUnstorable(applied.value, diff)).toBeNull()
  return applied.value
}

function isLegal(question: PartQuestion, keys: readonly RecordKey[]): boolean {
  return keys.length === 0 || partOfDiff(question, keys).ok
}

function subsets<Value>(values: readonly Value[]): Value[][] {
  return Array.from({ length: 2 ** values.length }, (_, bits) =>
    values.filter((__, index) => (bits & (1 << index)) !== 0),
  )
}

describe('taking some of a change', () => {
  it('[S7] what is taken holds the choice, applies, breaks no rule, and is undone exactly', () => {
    fc.assert(
      fc.property(choiceOf(partQuestionArbitrary), ([question, chosen]) => {
        const taken = takeChanges(question, chosen)
        if (!taken.ok) throw new Error(JSON.stringify(taken.failure))
        expect(taken.value.keys).toEqual(expect.arrayContaining(chosen))
        const part = partOfDiff(question, taken.value.keys)
        if (!part.ok) throw new Error(JSON.stringify(part.failure))
        const after = written(question, part.value)
        expect(applyDiff(after, reverseDiff(part.value))).toEqual({
          ok: true,
          value: question.state,
        })
      }),
      runs,
    )
  })

  it('[D1] taking all is the whole change', () => {
    fc.assert(
      fc.property(partQuestionArbitrary, (question) => {
        expect(partOfDiff(question, choosableKeys(question.diff))).toEqual({
          ok: true,
          value: question.diff,
        })
      }),
      runs,
    )
  })

  it('[S7] it is no larger than it has to be: no legal part between the choice and the answer is smaller', () => {
    fc.assert(
      fc.property(choiceOf(soundQuestionArbitrary), ([question, chosen]) => {
        const taken = takeChanges(question, chosen)
        if (!taken.ok) throw new Error(JSON.stringify(taken.failure))
        const extra = taken.value.keys.filter((key) => !chosen.includes(key))
        fc.pre(extra.length <= 5)
        const smaller = subsets(extra).filter((some) => some.length < extra.length)
        expect(smaller.filter((some) => isLegal(question, [...chosen, ...some]))).toEqual([])
      }),
      runs,
    )
  })

  it('[S7] each change that comes along is said to be needed by one that is taken', () => {
    fc.assert(
      fc.property(choiceOf(partQuestionArbitrary), ([question, chosen]) => {
        const taken = takeChanges(question, chosen)
        if (!taken.ok) throw new Error(JSON.stringify(taken.failure))
        const { keys, links } = taken.value
        const extra = keys.filter((key) => !chosen.includes(key))
        expect(links.map(({ needs }) => needs).toSorted()).toEqual(extra.toSorted())
        for (const { key } of links) expect(keys).toContain(key)
      }),
      runs,
    )
  })
})

describe('leaving some of a change out', () => {
  it('[S7] what stays is legal, without what was left out, and as large as it can be', () => {
    fc.assert(
      fc.property(choiceOf(soundQuestionArbitrary), ([question, left]) => {
        const all = choosableKeys(question.diff)
        const { keys, links } = leaveChanges(question, all, left)
        expect(keys.some((key) => left.includes(key))).toBe(false)
        expect(isLegal(question, keys)).toBe(true)
        const dropped = all.filter((key) => !keys.includes(key) && !left.includes(key))
        expect(links.map(({ key }) => key).toSorted()).toEqual(dropped.toSorted())
        fc.pre(dropped.length <= 5)
        const larger = subsets(dropped).filter((some) => some.length > 0)
        expect(larger.filter((some) => isLegal(question, [...keys, ...some]))).toEqual([])
      }),
      runs,
    )
  })

  it('[D1] nothing is left of a part that is left out whole', () => {
    fc.assert(
      fc.property(partQuestionArbitrary, (question) => {
        const all = choosableKeys(question.diff)
        expect(leaveChanges(question, all, all).keys).toEqual([])
        expect(partOfDiff(question, [])).toEqual({ ok: false, failure: { kind: 'nothing' } })
        expect(isEmptyDiff(question.diff)).toBe(false)
      }),
      { numRuns: 30 },
    )
  })
})
