// Work that is not for the days being planned: how much of it is wanted, and the room that is kept for what waits.
import { describe, expect, test } from 'vitest'
import { itemsWanted } from '../../../../electron/planner/from-state/choose-items.ts'
import { readProblem } from '../../../../electron/planner/from-state/read-problem.ts'
import { weighingPolicy } from '../../../../electron/planner/from-state/policy.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import type { PlacementScope } from '../../../../shared/agent/card.ts'
import type { ItemTask } from '../../../../shared/schedule/task.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import { at, beforeTerm, item, schedule, taskClass, week } from '../../../builders.ts'

const window = week({ weeks: 4 })

const firstWeek: PlacementScope = {
  fromDay: 1,
  toDay: 7,
  excludedWeekdays: [],
  excludedPeriods: [],
}

/** How many of so many pending items a plan of the first week wants. */
function wantedOf(changes: Partial<TaskClass>, count: number, scope = firstWeek): number {
  const own = taskClass(1, { strategy: 'rapid', ...changes })
  const items = Array.from({ length: count }, (_, index) => item(index + 1))
  const state = schedule([own, ...items], window)
  const policy = { classIds: null, scope, now: beforeTerm }
  return itemsWanted(state, own, items, policy).length
}

describe('rapid work in a plan of one week', () => {
  test('[G7] one a weekday while there are enough of them, Saturdays and Sundays too where there are not', () => {
    expect(wantedOf({ toDay: 14 }, 4)).toBe(4)
    expect(wantedOf({ toDay: 14 }, 8)).toBe(5)
    expect(wantedOf({ toDay: 14 }, 12)).toBe(6)
    expect(wantedOf({ toDay: 14 }, 14)).toBe(7)
  })

  test('[G7] more than one a day where its days don’t suffice, all of it in its last days', () => {
    expect(wantedOf({ toDay: 14 }, 20)).toBe(14)
    expect(wantedOf({ toDay: 7 }, 9)).toBe(9)
  })

  test('[G7] a day that the plan leaves out wants none', () => {
    const scope = { ...firstWeek, excludedWeekdays: [1, 2] }
    expect(wantedOf({ toDay: 14 }, 8, scope)).toBe(3)
  })

  test('[G7] nothing of work that begins later', () => {
    expect(wantedOf({ fromDay: 8, toDay: 21 }, 4)).toBe(0)
  })
})

const own = taskClass(1, { toDay: 28 })

function placed(day: number, id: number): ItemTask {
  return item(id, { place: at(day, 3) })
}

function spreadOf(items: ItemTask[]): number {
  const pending = items.filter(({ place }) => place === null).map(({ id }) => id)
  const state = schedule([own, ...items], window)
  const read = readProblem(state, weighingPolicy(beforeTerm), new Set(pending))
  expect(read.taskIds).toEqual(items.filter(({ place }) => place !== null).map(({ id }) => id))
  return scorePlan(read.problem, read.starts).terms.spread
}

describe('a plan of some of the work', () => {
  test('[P2] what waits keeps its share of the days: the first week of four is no bad place', () => {
    const waiting = [3, 4, 5, 6, 7, 8].map((id) => item(id))
    expect(spreadOf([placed(2, 1), placed(5, 2), ...waiting])).toBe(0)
    // Nothing waits: both belong into four weeks.
    expect(spreadOf([placed(2, 1), placed(5, 2)])).toBeGreaterThan(0)
  })

  test('[P2] what waits first keeps the first days', () => {
    const late = [1, 2, 3].map((id) => item(id))
    expect(spreadOf([...late, placed(27, 4)])).toBeLessThan(spreadOf([...late, placed(2, 4)]))
  })
})
