// A plan that was given a most of each day or week keeps to it, whatever the schedule.
import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planTerm } from '../../../../electron/planner/plan-term.ts'
import type { PlacementScope } from '../../../../shared/agent/card.ts'
import { acceptSuggested, applyDiff } from '../../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { beforeTerm, hours, item, schedule, taskClass, week } from '../../../builders.ts'

const window = week({ weeks: 2, periods: hours(10) })

function waiting(durations: readonly number[]): ScheduleState {
  return schedule(
    [
      taskClass(1, { course: 'Algebra', toDay: 14 }),
      taskClass(2, { course: 'History', toDay: 14 }),
      ...durations.map((duration, index) =>
        item(index + 1, { classId: 1 + (index % 2), order: index + 1, duration }),
      ),
    ],
    window,
  )
}

function blocksByDay(state: ScheduleState, change: Partial<PlacementScope>): Map<number, number[]> {
  const scope = { fromDay: 1, toDay: 14, excludedWeekdays: [], excludedPeriods: [], ...change }
  const policy = { classIds: null, scope, now: beforeTerm }
  const after = applyDiff(state, acceptSuggested(planTerm(state, policy, { steps: 2_000 }, 1).diff))
  if (!after.ok) throw new Error('a plan can always be applied')
  const placed = after.value.tasks.flatMap((task) =>
    task.kind === 'item' && task.place !== null ? [task] : [],
  )
  const days = Map.groupBy(placed, ({ place }) => place?.day ?? 0)
  return new Map([...days].map(([day, items]) => [day, items.map(({ duration }) => duration)]))
}

const sum = (durations: readonly number[]) => durations.reduce((total, each) => total + each, 0)

describe('[P8] a most of a plan', () => {
  test('is never exceeded', () => {
    assert(
      property(
        array(integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 16 }),
        constantFrom('periods' as const, 'sessions' as const),
        integer({ min: 1, max: 4 }),
        (durations, of, amount) => {
          const days = blocksByDay(waiting(durations), { most: { per: 'day', of, amount } })
          for (const blocks of days.values())
            expect(of === 'sessions' ? blocks.length : sum(blocks)).toBeLessThanOrEqual(amount)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('of a week holds for all of its days together', () => {
    const most = { per: 'week', of: 'sessions', amount: 3 } as const
    const days = blocksByDay(waiting(Array.from({ length: 12 }, () => 2)), { most })
    const inWeek = (first: number) =>
      [...days].filter(([day]) => day >= first && day < first + 7).flatMap(([, blocks]) => blocks)
    expect([inWeek(1).length, inWeek(8).length]).toEqual([3, 3])
  })

  test('leaves room for all where there is enough', () => {
    const most = { per: 'day', of: 'sessions', amount: 1 } as const
    expect(blocksByDay(waiting([2, 2, 2, 2, 2, 2]), { most, toDay: 7, isWhole: true }).size).toBe(6)
  })

  test('fills days to the last period where the most is more than they hold', () => {
    const most = { per: 'day', of: 'sessions', amount: 30 } as const
    const days = blocksByDay(waiting(Array.from({ length: 24 }, () => 1)), {
      most,
      toDay: 2,
      isWhole: true,
    })
    expect([...days.values()].map(({ length }) => length)).toEqual([10, 10])
  })

  test('gives no day more than fits into it', () => {
    const most = { per: 'day', of: 'sessions', amount: 2 } as const
    const days = blocksByDay(waiting(Array.from({ length: 10 }, () => 2)), {
      most,
      toDay: 10,
      excludedPeriods: [4, 5, 6, 7, 8, 9, 10],
      isWhole: true,
    })
    expect([...days.values()].flat()).toHaveLength(10)
  })
})

test('[P8] all that is open is placed by the day that it was to be finished', () => {
  const state = waiting(Array.from({ length: 8 }, () => 1))
  const count = (change: Partial<PlacementScope>) =>
    [...blocksByDay(state, { toDay: 4, ...change }).values()].flat().length
  expect(count({ isWhole: true })).toBe(8)
  expect(count({})).toBeLessThan(8)
})
