// What is left out, moved or embedded counts, and whose weights do.
import { describe, expect, test } from 'vitest'
import { readProblem } from '../../../../electron/planner/from-state/read-problem.ts'
import { usualWeights } from '../../../../electron/planner/from-state/terms.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { termNames, type TermName } from '../../../../shared/planner/explanation.ts'
import { at, beforeTerm, event, item, schedule, taskClass } from '../../../builders.ts'
import { block, count, whole, window } from './count-term.ts'

describe('what is left out, moved or embedded', () => {
  test('[P1] unplaced: by length and priority, and what had a place counts far more', () => {
    const pending = [
      { priority: 1, duration: 1 },
      { priority: 1, duration: 2 },
      { priority: 5, duration: 1 },
    ].map(({ priority, duration }) =>
      count('unplaced', [taskClass(1, { priority }), item(1, { duration })]),
    )
    expect(pending).toEqual([3, 6, 7])
    const { problem } = readProblem(schedule([whole, block(1, at(1, 1))], window), {
      classIds: null,
      scope: null,
      now: beforeTerm,
      mayMove: 'all',
    })
    const out = scorePlan(problem, Int32Array.of(-1)).terms.unplaced
    expect(out).toBe(20 * 5 * usualWeights.unplaced)
  })

  test('[P1] embed: each period inside a host, where work is done with half an ear', () => {
    const host = event(50, at(1, 1, 2), { hosts: true })
    expect(count('embed', [whole, host, item(1, { place: at(1, 1, 2), hostId: 50 })])).toBe(2)
    expect(count('embed', [whole, host, block(1, at(1, 4, 5))])).toBe(0)
  })

  test('[P1] move: each item that does not stay where it was', () => {
    const { problem } = readProblem(schedule([whole, block(1, at(1, 1)), item(2)], window), {
      classIds: null,
      scope: null,
      now: beforeTerm,
      mayMove: 'all',
    })
    const moved = (starts: number[]) => scorePlan(problem, Int32Array.from(starts)).terms.move
    expect([moved([0, 24]), moved([1, 24])]).toEqual([0, usualWeights.move])
  })
})

test('[P1] weights are data: what a policy does not name keeps its usual one', () => {
  const policy = { classIds: null, scope: null, now: beforeTerm }
  const state = schedule([whole, item(1)], window)
  const weightsOf = (weights: Partial<Record<TermName, number>>) =>
    new Map(
      readProblem(state, { ...policy, weights }).problem.terms.map((term) => [
        term.name,
        term.weight,
      ]),
    )
  expect(weightsOf({}).get('weekend')).toBe(usualWeights.weekend)
  expect(weightsOf({ weekend: 1 }).get('weekend')).toBe(1)
  expect(weightsOf({ weekend: 0 }).has('weekend')).toBe(false)
  expect([...weightsOf({}).keys()].toSorted()).toEqual([...termNames].toSorted())
})
