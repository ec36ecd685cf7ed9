// Where not everything fits: what is left out counts as little as can be.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseLeftOut, fillEarliest } from '../../../../electron/planner/engine/first-plan.ts'
import { emptyPlan } from '../../../../electron/planner/problem/clear-starts.ts'
import { searchPlan } from '../../../../electron/planner/engine/search-plan.ts'
import { readProblem } from '../../../../electron/planner/from-state/read-problem.ts'
import { stretch } from '../../../../electron/planner/problem/day-masks.ts'
import { findFaults } from '../find-faults.ts'
import {
  leftOut,
  type PlacementProblem,
  type Starts,
} from '../../../../electron/planner/problem/problem.ts'
import type { ScheduleRecord } from '../../../../shared/schedule/diff.ts'
import type { ItemTask } from '../../../../shared/schedule/task.ts'
import { at, beforeTerm, event, hours, item, schedule, taskClass, week } from '../../../builders.ts'
import { makeRandom, problems } from './random-problem.ts'

const firstPlan = (problem: PlacementProblem) => fillEarliest(problem, emptyPlan(problem))

function worthOf({ terms }: PlacementProblem, task: number): number {
  return terms.reduce(
    (sum, term) => (term.kind === 'left-out' ? sum + term.weight * term.costOf(task) : sum),
    0,
  )
}

function lostBy(problem: PlacementProblem, starts: Starts): number {
  return starts.reduce(
    (sum, slot, task) => (slot === leftOut ? sum + worthOf(problem, task) : sum),
    0,
  )
}

/** Of every legal plan of a small problem without frozen tasks, what the best one leaves out. */
function leastLost(problem: PlacementProblem): number {
  const { chains, tasks, days, periods } = problem
  const busy = new Int32Array(days)
  const place = (chain: number, index: number, from: number): number => {
    const list = chains[chain]
    if (list === undefined) return 0
    const rest = list.slice(index).reduce((sum, task) => sum + worthOf(problem, task), 0)
    let least = rest + place(chain + 1, 0, 0)
    const each = tasks[list[index] ?? -1]
    if (each === undefined) return least
    for (let slot = from; slot < days * periods; slot += 1) {
      const day = Math.floor(slot / periods)
      const mask = stretch(slot % periods, each.duration)
      const mayStart = (((each.starts[day] ?? 0) >>> (slot % periods)) & 1) === 1
      if (!mayStart || ((busy[day] ?? 0) & mask) !== 0) continue
      busy[day] = (busy[day] ?? 0) | mask
      least = Math.min(least, place(chain, index + 1, slot + each.duration))
      busy[day] = (busy[day] ?? 0) & ~mask
    }
    return least
  }
  return place(0, 0, 0)
}

/** Two or three days of a few periods, and two courses that want more than there is, each by a day of its own. */
function tightWeek(seed: number): PlacementProblem {
  const random = makeRandom(seed)
  const days = 2 + random(2)
  const periods = 3 + random(2)
  const records: ScheduleRecord[] = [1, 2].map((id) =>
    taskClass(id, { toDay: 1 + random(days), priority: 1 + random(5) }),
  )
  for (let id = 1; id <= 8; id += 1) {
    records.push(item(id, { classId: 1 + (id % 2), duration: 1 + random(2) }))
  }
  for (let day = 1; day <= days; day += 1) {
    if (random(2) === 0) records.push(event(100 + day, at(day, 1 + random(periods))))
  }
  return problemOf(records, periods)
}

function problemOf(records: readonly ScheduleRecord[], periods: number): PlacementProblem {
  const state = schedule(records, week({ periods: hours(periods) }))
  return readProblem(state, { classIds: null, scope: null, now: beforeTerm }).problem
}

function sixItems(classId: number, firstId: number): ItemTask[] {
  return Array.from({ length: 6 }, (_, index) => item(firstId + index, { classId, duration: 2 }))
}

describe('chooseLeftOut', () => {
  test('[P1] a plan in which all have a place stays; otherwise it is legal and leaves out no more', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const first = firstPlan(problem)
        const chosen = chooseLeftOut(problem, first)
        expect(findFaults(problem, chosen)).toEqual([])
        expect(lostBy(problem, chosen)).toBeLessThanOrEqual(lostBy(problem, first))
        const isWhole = problem.tasks.every(
          ({ frozen }, task) => frozen !== null || first[task] !== leftOut,
        )
        expect(isWhole && chosen !== first).toBe(false)
      }),
      { numRuns: 30 },
    )
  })

  test('[P1] two courses that both want the same two days: the one of higher priority gets them', () => {
    const problem = problemOf(
      [
        taskClass(1, { toDay: 2, priority: 1 }),
        taskClass(2, { toDay: 2, priority: 5 }),
        ...sixItems(1, 1),
        ...sixItems(2, 20),
      ],
      6,
    )
    for (const steps of [0, 2000]) {
      const { starts } = searchPlan(problem, { seed: 1, steps })
      const placed = starts.map((slot, task) =>
        slot === leftOut ? 0 : (problem.tasks[task]?.chain ?? 0) + 1,
      )
      expect(placed.filter((classNumber) => classNumber === 1)).toHaveLength(0)
      expect(placed.filter((classNumber) => classNumber === 2)).toHaveLength(6)
    }
  })

  test('[P1] in small weeks hardly more is left out than has to be, and never less than can be', () => {
    let proven = 0
    let chosen = 0
    let earliest = 0
    for (let seed = 1; seed <= 40; seed += 1) {
      const problem = tightWeek(seed)
      const least = leastLost(problem)
      const { starts } = searchPlan(problem, { seed: 1, steps: 1000 })
      const lost = lostBy(problem, starts)
      expect(lost).toBeGreaterThanOrEqual(least)
      proven += least
      chosen += lost
      earliest += lostBy(problem, firstPlan(problem))
    }
    expect(chosen).toBeLessThanOrEqual(proven * 1.02)
    expect(chosen).toBeLessThan(earliest)
  })
})
