// Clashes of a schedule and their repairs, against brute force, and one example of each kind.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findClash } from '../../../../electron/planner/clash/find-clash.ts'
import { applyChange } from '../../../../electron/planner/clash/proposal.ts'
import { readProblem } from '../../../../electron/planner/from-state/read-problem.ts'
import type { PlacementPolicy } from '../../../../electron/planner/from-state/policy.ts'
import type { Clash, Repair } from '../../../../shared/planner/clash.ts'
import { findViolations } from '../../../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import { at, beforeTerm, event, hours, item, taskClass, week } from '../../../builders.ts'
import { canPlace, freeTasks } from './problems.ts'
import { cramped, crampedStateArbitrary, packedState, policyArbitrary } from './states.ts'

const policy: PlacementPolicy = { classIds: null, scope: null, now: beforeTerm }

describe('against brute force', () => {
  test('[P4] a clash is proven and minimal, and each repair repairs it', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(crampedStateArbitrary, policyArbitrary, (state, wish) => {
        const clash = findClash(state, wish)
        expect(clash === null).toBe(canPlaceIds(state, wish, new Set(), 'all'))
        if (clash === null) return
        const ids = clash.demands.flatMap(({ taskIds }) => taskIds)
        const can = (wanted: number[]) => canPlaceIds(state, wish, new Set(), wanted)
        expect(clash.kind).toBe('proven')
        expect(can(ids)).toBe(false)
        expect(ids.filter((id) => !can(ids.filter((other) => other !== id)))).toEqual([])
        expect(clash.repairs.length).toBeLessThanOrEqual(5)
        expect(clash.repairs.filter((repair) => !repairs(state, wish, repair, ids))).toEqual([])
        for (const { change } of clash.repairs) kinds.add(change.kind)
      }),
      { numRuns: 60 },
    )
    expect([...kinds]).toEqual(expect.arrayContaining(['later-date', 'drop', 'shorten']))
  })

  test('[P1] the same question has the same answer', () => {
    fc.assert(
      fc.property(crampedStateArbitrary, policyArbitrary, (state, wish) => {
        expect(findClash(state, wish)).toEqual(findClash(structuredClone(state), wish))
      }),
      { numRuns: 10 },
    )
  })
})

/** Whether everything, or at least what clashed, can be placed after the change, and nothing is broken by it. */
function repairs(
  state: ScheduleState,
  wish: PlacementPolicy,
  { change, fits, leftOut }: Repair,
  ids: readonly number[],
): boolean {
  const after = applyChange({ state, policy: wish, skipped: notWanted(state, wish) }, change)
  const goal = fits === 'all' ? 'all' : ids
  return (
    canPlaceIds(after.state, after.policy, after.skipped, goal) &&
    (leftOut.length === 0) === (fits === 'all') &&
    findViolations(after.state).length === 0
  )
}

function canPlaceIds(
  state: ScheduleState,
  wish: PlacementPolicy,
  skipped: ReadonlySet<number>,
  ids: 'all' | readonly number[],
): boolean {
  const { problem, taskIds } = readProblem(state, wish, skipped)
  const free = freeTasks(problem)
  const wanted = ids === 'all' ? free : free.filter((task) => ids.includes(taskIds[task] ?? 0))
  return canPlace(problem, wanted)
}

function notWanted(state: ScheduleState, wish: PlacementPolicy): Set<number> {
  const wanted = new Set(readProblem(state, wish).taskIds)
  const others = state.tasks.filter(({ id, place }) => place === null && !wanted.has(id))
  return new Set(others.map(({ id }) => id))
}

function clashOf(state: ScheduleState, wish: PlacementPolicy = policy): Clash {
  const clash = findClash(state, wish)
  if (clash === null) throw new Error('everything fits')
  return clash
}

function reasonOf(clash: Clash) {
  return clash.kind === 'proven' ? clash.reason : null
}

describe('what a clash says', () => {
  test('[P4] too little time: what is free, what is needed, and between when', () => {
    const state = cramped(
      [
        [1, 4],
        [7, 8],
      ].map(([start = 1, end = 1]) => [start, end]),
      [item(1), item(2), item(3), item(4)],
    )
    expect(clashOf(state)).toMatchObject({
      kind: 'proven',
      reason: { kind: 'time' },
      demands: [{ classId: 1, taskIds: [1, 2, 3], duration: 1, wanted: 4 }],
      span: { from: at(1, 5), until: at(1, 6) },
      free: { periods: 2, minutes: 90 },
      needed: { periods: 3, minutes: 135 },
      fits: { periods: 2, minutes: 90 },
      isSmallest: true,
      leftOut: [3, 4],
    })
  })

  test('[P4] minutes are told only where all periods are of one length', () => {
    const periods = hours(8).with(7, { start: '15:00', end: '17:00' })
    const state = { ...cramped([[1, 8]], [item(1)]), window: week({ periods }) }
    expect(clashOf(state).needed).toEqual({ periods: 1, minutes: null })
  })

  test('[P4] time enough, in pieces that are too short', () => {
    const state = cramped(
      [
        [4, 4],
        [8, 8],
      ],
      [1, 2, 3].map((id) => item(id, { duration: 2 })),
    )
    expect(clashOf(state)).toMatchObject({
      reason: { kind: 'pieces' },
      free: { periods: 6 },
      needed: { periods: 6 },
      fits: { periods: 4 },
    })
  })

  test('[P4] an order in which nothing fits, though another would', () => {
    const state = cramped(
      [
        [2, 2],
        [5, 8],
      ],
      [item(1, { duration: 2 }), item(2)],
    )
    expect(reasonOf(clashOf(state))).toEqual({ kind: 'order' })
  })

  test('[P4] no arrangement at all, though the time adds up', () => {
    const state = cramped(
      [[5, 8]],
      [
        item(1, { duration: 3 }),
        item(2, { classId: 2, duration: 3 }),
        item(3, { classId: 3, duration: 2 }),
      ],
      [2],
    )
    const two = { ...state, tasks: [...state.tasks, event(999, at(2, 5, 8))] }
    expect(reasonOf(clashOf(two))).toEqual({ kind: 'arrangement' })
    expect(clashOf(two).demands.map(({ taskIds }) => taskIds)).toEqual([[1], [2], [3]])
  })

  const lone: [name: string, changes: Partial<TaskClass>, why: object][] = [
    ['its budget', { slotBudget: 1 }, { kind: 'over-budget', budget: 1, used: 0, duration: 2 }],
    ['its dates', { fromDay: 3, toDay: 2 }, { kind: 'no-days', fromDay: 3, toDay: 2 }],
    ['short stretches', { excludedPeriods: [2] }, { kind: 'too-short', duration: 2, longest: 1 }],
  ]

  test.each(lone)('[P4] one item has no place for %s', (_, changes, why) => {
    const state = cramped([[4, 8]], [taskClass(1, changes), item(1, { duration: 2 })])
    expect(reasonOf(clashOf(state))).toEqual({ kind: 'nowhere', why })
  })

  test('[P4] one item has no place between its neighbours', () => {
    const state = cramped(
      [[4, 8]],
      [item(1, { place: at(1, 1) }), item(2), item(3, { place: at(1, 2) })],
    )
    expect(reasonOf(clashOf(state))).toEqual({
      kind: 'nowhere',
      why: { kind: 'no-room-in-order', after: 1, before: 3 },
    })
  })

  test('[P4] what is to be kept free leaves no place', () => {
    const scope = { fromDay: 1, toDay: 7, excludedWeekdays: [], excludedPeriods: [1, 2, 3] }
    const clash = clashOf(cramped([[4, 8]], [item(1)]), { ...policy, scope })
    expect(reasonOf(clash)).toEqual({ kind: 'nowhere', why: { kind: 'kept-free' } })
  })

  test('[P4] what can neither be placed nor proven impossible is called so', () => {
    const clash = clashOf(packedState)
    expect(clash.kind).toBe('unproven')
    expect(clash.demands.flatMap(({ taskIds }) => taskIds)).toEqual(clash.leftOut)
    expect(clash.repairs.map(({ change }) => change)).toContainEqual({
      kind: 'drop',
      taskIds: clash.leftOut,
    })
  })
})
