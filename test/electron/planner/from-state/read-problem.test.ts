// From the schedule to the problem: the masks say what the legality check says, and what is out of play stays.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readProblem, writePlan } from '../../../../electron/planner/from-state/read-problem.ts'
import type { PlacementPolicy } from '../../../../electron/planner/from-state/policy.ts'
import { findFaults } from '../find-faults.ts'
import { leftOut, type ProblemTask } from '../../../../electron/planner/problem/problem.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { defaultPreferences } from '../../../../shared/planner/planning-preferences.ts'
import { isEmptyDiff } from '../../../../shared/schedule/diff.ts'
import { legalStarts } from '../../../../shared/schedule/legality.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { isPlacedItem } from '../../../../shared/schedule/task.ts'
import { at, beforeTerm, event, hours, item, schedule, taskClass, week } from '../../../builders.ts'
import { momentArbitrary } from '../../../shared/schedule/arbitraries.ts'
import { clashingStudyArbitrary, policyArbitrary, studyStateArbitrary } from './policies.ts'

const all: PlacementPolicy = { classIds: null, scope: null, now: beforeTerm }

/** `day:start` from 1 of every permitted start. */
function startsOf(task: ProblemTask | undefined, mask: 'starts' | 'hosted' = 'starts'): string[] {
  return [...(task?.[mask] ?? [])].flatMap((starts, day) =>
    Array.from({ length: 30 }, (_, period) => period)
      .filter((period) => ((starts >>> period) & 1) === 1)
      .map((period) => `${day + 1}:${period + 1}`),
  )
}

function taskOf(state: ScheduleState, policy: PlacementPolicy, id: number) {
  const { problem, taskIds } = readProblem(state, policy)
  const index = taskIds.indexOf(id)
  return index === -1 ? undefined : problem.tasks[index]
}

function legalOf(state: ScheduleState, id: number, policy: PlacementPolicy): string[] {
  return legalStarts(state, id, policy.now).map(({ day, start }) => `${day}:${start}`)
}

describe('what may start where', () => {
  test('[S7] a wanted item may start exactly where the legality check lets it, whatever the schedule', () => {
    fc.assert(
      fc.property(clashingStudyArbitrary, momentArbitrary, (state, now) => {
        const policy = { ...all, now }
        const { problem, taskIds } = readProblem(state, policy)
        const chains = new Set<number>()
        for (const [index, id] of taskIds.entries()) {
          const task = problem.tasks[index]
          if (task?.frozen !== null) continue
          // Later ones share the budget with those before them: the check looks at each alone.
          const sharesBudget =
            state.taskClasses[task.chain]?.slotBudget !== null && chains.has(task.chain)
          chains.add(task.chain)
          if (sharesBudget) continue
          expect(startsOf(task)).toEqual(legalOf(state, id, policy))
        }
      }),
      { numRuns: 150 },
    )
  })

  test('[S7] a placed item that may move may go exactly where the legality check lets it', () => {
    fc.assert(
      fc.property(clashingStudyArbitrary, momentArbitrary, (state, now) => {
        for (const { id } of state.tasks.filter(isPlacedItem)) {
          const policy = { ...all, classIds: [], now, mayMove: [id] }
          const task = taskOf(state, policy, id)
          expect(task?.frozen === null ? startsOf(task) : []).toEqual(legalOf(state, id, policy))
        }
      }),
      { numRuns: 120 },
    )
  })

  test('[S3] inside a host there is room on the periods without a guest, for classes that may embed', () => {
    const state = schedule([
      taskClass(1),
      taskClass(2, { mayEmbed: false }),
      event(1, at(1, 1, 4), { hosts: true }),
      item(2, { classId: 3, order: 1, place: at(1, 2), hostId: 1 }),
      item(3, { classId: 1, order: 1, duration: 2 }),
      item(4, { classId: 2, order: 1, duration: 2 }),
    ])
    const policy = { ...all, scope: scope({ toDay: 1, excludedPeriods: [6, 7, 8, 9, 10, 11, 12] }) }
    expect(startsOf(taskOf(state, policy, 3))).toEqual(['1:3'])
    expect(startsOf(taskOf(state, policy, 3), 'hosted')).toEqual(['1:3'])
    expect(startsOf(taskOf(state, policy, 4))).toEqual([])
    const guest = taskOf(state, policy, 2)
    expect(guest).toMatchObject({ frozen: 1, duration: 1 })
    expect(startsOf(guest, 'hosted')).toEqual(['1:2'])
  })

  test('[S4] a frozen item bounds its free neighbours, and pending ones that are not wanted bind nobody', () => {
    const state = schedule([
      item(1, { order: 1 }),
      item(2, { order: 2, place: at(2, 4, 5) }),
      item(3, { order: 3 }),
      item(4, { order: 4 }),
    ])
    const tight = {
      ...all,
      scope: scope({ fromDay: 2, toDay: 2, excludedPeriods: [1, 2, 8, 9, 10, 11, 12] }),
    }
    const { problem, taskIds } = readProblem(state, { ...tight, scope: null })
    expect(problem.chains).toEqual([[0, 1, 2, 3]])
    expect(taskIds).toEqual([1, 2, 3, 4])
    // In the scope of one day only the first pending item is wanted: the class is steady.
    expect(readProblem(state, tight).taskIds).toEqual([2])
    const free = { ...tight, classIds: null, scope: { ...tight.scope, toDay: 7 } }
    expect(startsOf(taskOf(state, free, 1)).filter((start) => start.startsWith('2:'))).toEqual([
      '2:3',
    ])
    expect(startsOf(taskOf(state, free, 3)).filter((start) => start.startsWith('2:'))).toEqual([
      '2:6',
      '2:7',
    ])
  })

  test('[S5] over the budget nothing may start, and the task is there to be left out', () => {
    const state = schedule([
      taskClass(1, { slotBudget: 4, toDay: 7 }),
      item(1, { place: at(1, 1, 2) }),
      item(2, { duration: 2 }),
      item(3, { duration: 2 }),
    ])
    expect(startsOf(taskOf(state, all, 2))).not.toEqual([])
    expect(startsOf(taskOf(state, all, 3))).toEqual([])
  })

  test('[S6] what is locked or has begun never moves, and a locked pending item is not wanted', () => {
    const state = schedule([
      item(1, { place: at(1, 1) }),
      item(2, { place: at(3, 1), locked: true }),
      item(3, { place: at(4, 1) }),
      item(4, { locked: true }),
    ])
    const policy: PlacementPolicy = { ...all, now: { day: 1, period: 1 }, mayMove: 'all' }
    const { problem, taskIds } = readProblem(state, policy)
    expect(taskIds).toEqual([1, 2, 3])
    expect(problem.tasks.map(({ frozen }) => frozen)).toEqual([0, 24, null])
  })
})

describe('what may move', () => {
  const state = schedule([
    item(1, { place: at(2, 3) }),
    item(2, { classId: 2, order: 1, place: at(4, 3) }),
    item(3, { classId: 2, order: 2, place: at(6, 3) }),
  ])
  const freeIn = (policy: PlacementPolicy) => {
    const { problem, taskIds } = readProblem(state, policy)
    return taskIds.filter((_, index) => problem.tasks[index]?.frozen === null)
  }

  test('[P1] nothing that is placed, unless the policy says so', () => {
    expect(freeIn(all)).toEqual([])
    expect(freeIn({ ...all, mayMove: 'none' })).toEqual([])
    expect(freeIn({ ...all, mayMove: [2] })).toEqual([2])
    expect(freeIn({ ...all, classIds: [], mayMove: 'all' })).toEqual([1, 2, 3])
  })

  test('[P1] in a scope all that lies there, and what is named from anywhere; both only into it', () => {
    const days = scope({ fromDay: 3, toDay: 5, excludedWeekdays: [5] })
    expect(freeIn({ ...all, scope: days, mayMove: 'all' })).toEqual([2])
    const policy: PlacementPolicy = { ...all, scope: days, mayMove: [1] }
    const starts = startsOf(taskOf(state, policy, 1))
    expect(new Set(starts.map((start) => start.split(':')[0]))).toEqual(new Set(['3', '4']))
    const { starts: present } = readProblem(state, policy)
    expect([...present]).toEqual([14, 38, 62])
  })
})

describe('what a student likes', () => {
  const state = schedule([
    taskClass(1, { toDay: 7 }),
    item(1, { duration: 2 }),
    item(2, { order: 9, place: at(7, 1, 2) }),
  ])
  const preferences = {
    ...defaultPreferences,
    noStudyBefore: '10:00',
    noStudyAfter: '12:45',
    protectedWeekdays: [2, 3, 4, 5, 6, 7],
  }

  test('[P1] new study keeps to the hours and the days that are open to it', () => {
    expect(startsOf(taskOf(state, { ...all, preferences }, 1))).toEqual(['1:3', '1:4'])
  })

  test('[P1] a preference drives nothing away from where it lies', () => {
    const policy: PlacementPolicy = { ...all, preferences, mayMove: 'all' }
    expect(startsOf(taskOf(state, policy, 2))).toEqual(['1:3', '1:4', '7:1'])
  })
})

describe('the problem as a whole', () => {
  test('[P1] days, periods, events and chains are those of the schedule', () => {
    const state = schedule(
      [
        taskClass(3),
        event(1, at(2, 1, 2)),
        event(2, at(2, 4), { hosts: true }),
        item(3, { classId: 3, order: 2 }),
        item(4, { classId: 3, order: 1 }),
      ],
      week({ periods: hours(5) }),
    )
    const { problem, taskIds, starts } = readProblem(state, all)
    expect([problem.days, problem.periods]).toEqual([7, 5])
    expect([...problem.fixed]).toEqual([0, 0b1011, 0, 0, 0, 0, 0])
    expect(taskIds).toEqual([4, 3])
    expect(problem.chains).toEqual([[0, 1]])
    expect([...starts]).toEqual([leftOut, leftOut])
  })

  test('[P1] what is skipped is not there, and those behind it do not wait for it', () => {
    const state = schedule([item(1), item(2)])
    expect(readProblem(state, all, new Set([1])).taskIds).toEqual([2])
  })

  test('[P1] the plan in force is legal where nothing pending stands before it, and writing it changes nothing', () => {
    fc.assert(
      fc.property(studyStateArbitrary, policyArbitrary, (state, policy) => {
        const read = readProblem(state, policy)
        expect(isEmptyDiff(writePlan(state, read, read.starts))).toBe(true)
        const still = readProblem(state, {
          classIds: [],
          scope: null,
          now: policy.now,
          mayMove: 'all',
        })
        expect(findFaults(still.problem, still.starts)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('[P1] every term costs a whole number, not below 0', () => {
    fc.assert(
      fc.property(studyStateArbitrary, policyArbitrary, (state, policy) => {
        const { problem, starts } = readProblem(state, policy)
        const { total, terms } = scorePlan(problem, starts)
        expect(Object.values(terms).every((cost) => Number.isInteger(cost) && cost >= 0)).toBe(true)
        expect(Object.values(terms).reduce((sum, cost) => sum + cost, 0)).toBe(total)
      }),
      { numRuns: 100 },
    )
  })

  test('[P1] a window without days or periods is a problem without places', () => {
    const state = schedule([item(1)])
    for (const window of [
      { days: [], periods: hours(3) },
      { days: week().days, periods: [] },
    ]) {
      const { problem } = readProblem({ ...state, window }, all)
      expect(startsOf(problem.tasks[0])).toEqual([])
    }
  })
})

function scope(changes: Partial<NonNullable<PlacementPolicy['scope']>>) {
  return { fromDay: 1, toDay: 7, excludedWeekdays: [], excludedPeriods: [], ...changes }
}
