// The format compiled: the same costs and the same rules as the words of the format.
import { runStarts } from '../../../../shared/schedule/free-runs.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weightNames } from '../../../../electron/planner/instance/study-week.ts'
import { toProblem } from '../../../../electron/planner/instance/to-problem.ts'
import { stretch } from '../../../../electron/planner/problem/day-masks.ts'
import { findFaults } from '../find-faults.ts'
import {
  leftOut,
  type PlacementProblem,
  type Starts,
} from '../../../../electron/planner/problem/problem.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { makeWeek, type WeekSize } from './make-week.ts'
import { referenceScore } from './reference-score.ts'

const sizes: WeekSize = { days: 7, courses: 4, sessions: 15, slack: 4 }

/** Weeks of many lengths and weights. */
const weeks = fc.record({
  seed: fc.nat(1_000_000),
  days: fc.constantFrom(5, 7, 16),
  maxRun: fc.integer({ min: 0, max: 13 }),
  startWeekday: fc.integer({ min: 0, max: 6 }),
  weights: fc.tuple(...weightNames.map(() => fc.integer({ min: 0, max: 90 }))),
  isReplan: fc.boolean(),
})

describe('toProblem', () => {
  test('[P1] a plan costs what the format says, to the unit, and is legal when the format says so', () => {
    let compared = 0
    fc.assert(
      fc.property(weeks, ({ seed, days, maxRun, startWeekday, weights, isReplan }) => {
        const made = makeWeek({ ...sizes, days }, seed)
        const named = Object.fromEntries(
          weightNames.map((name, index) => [name, weights[index] ?? 0]),
        )
        const week = { ...made, maxRun, startWeekday, weights: named as typeof made.weights }
        const random = makeDice(seed)
        if (isReplan) week.previous = Array.from(randomPlan(toProblem(week), random))
        const problem = toProblem(week)
        for (let each = 0; each < 100; each += 1) {
          const starts = randomPlan(problem, random)
          const ours = scorePlan(problem, starts)
          const { isLegal, terms, total } = referenceScore(week, starts)
          const isSame = weightNames.every((name) => ours.terms[name] === terms[name])
          const isAgreed = (findFaults(problem, starts).length === 0) === isLegal
          if (!isSame || !isAgreed || ours.total !== total) return false
          compared += 1
        }
        return true
      }),
      { numRuns: 100 },
    )
    expect(compared).toBe(10_000)
  })

  test('[P1] a task starts only where all of it lies in free time or in one host', () => {
    expect(runStarts(0b0111_0110, 1)).toBe(0b0111_0110)
    expect(runStarts(0b0111_0110, 3)).toBe(0b0001_0000)
    const week = { ...makeWeek(sizes, 1), periods: 6, days: 1, maxRun: 4, loadTarget: [6] }
    const hosted = [
      { day: 0, start: 1, len: 2, hosts: [0] },
      { day: 0, start: 3, len: 2, hosts: [0] },
    ]
    const course = { prefCost: [0, 0, 0, 0, 0, 0], excludedWeekdays: [], minGap: 1, buffer: 1 }
    const session = { course: 0, seq: 0, dur: 2, earliest: 0, due: 0, latest: 0, priority: 1 }
    const problem = toProblem({ ...week, classes: hosted, courses: [course], tasks: [session] })
    // Not across the border of two hosts.
    expect(problem.tasks[0]?.starts).toEqual(Int32Array.of(0b00_1010))
    expect(problem.tasks[0]?.hosted).toEqual(Int32Array.of(0b00_1010))
  })
})

/** Each task at a permitted start where nothing lies yet, in any order of the sessions; some are left out. */
function randomPlan({ tasks, days, periods }: PlacementProblem, random: Dice): Starts {
  const busy = new Int32Array(days)
  return Int32Array.from(tasks, ({ starts, duration }) => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const day = random(days)
      const period = random(periods)
      const mask = stretch(period, duration)
      if ((((starts[day] ?? 0) >>> period) & 1) === 0 || ((busy[day] ?? 0) & mask) !== 0) continue
      busy[day] = (busy[day] ?? 0) | mask
      return day * periods + period
    }
    return leftOut
  })
}

type Dice = (count: number) => number

function makeDice(seed: number): Dice {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >>> 8) % count
  }
}
