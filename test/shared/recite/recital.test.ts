// The table of a recital, whole: every state with every event, and what scores make of the memory.
import { describe, expect, it } from 'vitest'
import { rateScore } from '../../../shared/recite/rating.ts'
import {
  idle,
  nextRecital,
  type Recital,
  type RecitalEvent,
  type RecitalProblem,
} from '../../../shared/recite/recital.ts'

const fresh: Recital = { kind: 'listening', material: 1, conversation: null, scores: [] }
const last: Recital = { ...fresh, scores: [10, 20] }
const done: Recital = { kind: 'done', material: 1, scores: [90] }

const begin: RecitalEvent = { kind: 'begin', material: 2, conversation: 'c' }
const passed: RecitalEvent = { kind: 'judged', score: 85 }
const failed: RecitalEvent = { kind: 'judged', score: 84 }
const leave: RecitalEvent = { kind: 'leave' }
const gone: RecitalEvent = { kind: 'gone', material: 1 }
const otherGone: RecitalEvent = { kind: 'gone', material: 9 }

const begun: Recital = { kind: 'listening', material: 2, conversation: 'c', scores: [] }

const table: [string, Recital, RecitalEvent, Recital | RecitalProblem][] = [
  ['idle begins', idle, begin, begun],
  ['idle hears nothing', idle, passed, 'nothing-begun'],
  ['idle leaves nothing', idle, leave, 'nothing-begun'],
  ['idle loses nothing', idle, gone, idle],
  ['listening begins no other', fresh, begin, 'still-listening'],
  ['listening is done at 85', fresh, passed, { kind: 'done', material: 1, scores: [85] }],
  ['listening goes on below 85', fresh, failed, { ...fresh, scores: [84] }],
  [
    'the third round is the last',
    last,
    failed,
    { kind: 'done', material: 1, scores: [10, 20, 84] },
  ],
  ['the third round may pass', last, passed, { kind: 'done', material: 1, scores: [10, 20, 85] }],
  ['listening is left', last, leave, idle],
  ['listening ends with its text', last, gone, idle],
  ['listening outlives other texts', last, otherGone, last],
  ['done begins anew', done, begin, begun],
  ['done hears no more', done, passed, 'is-done'],
  ['done is left', done, leave, idle],
  ['done ends with its text', done, gone, idle],
  ['done outlives other texts', done, otherGone, done],
]

describe('every state with every event', () => {
  it.each(table)('[R2] %s', (_, recital, event, expected) => {
    const next = nextRecital(recital, event)
    expect(next).toEqual(
      typeof expected === 'string'
        ? { ok: false, failure: expected }
        : { ok: true, value: expected },
    )
  })
})

it('[R4] a score below 60 is again, below 85 hard, from 97 on easy', () => {
  const scores = [0, 59, 60, 84, 85, 96, 97, 100]
  expect(scores.map(rateScore)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
})
