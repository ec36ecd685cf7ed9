// Re-planning on the numbers: the fewest moves, held against all plans of small problems.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../find-faults.ts'
import { leftOut } from '../../../../electron/planner/problem/problem.ts'
import { scorePlan } from '../../../../electron/planner/problem/score-plan.ts'
import { chainsWithout } from '../../../../electron/planner/replan/moves/engine-moves.ts'
import { surveySituation } from '../../../../electron/planner/replan/moves/situation.ts'
import {
  replanPlan,
  type Replan,
  type ReplanOptions,
} from '../../../../electron/planner/replan/replan-plan.ts'
import { anyBroken, buildBroken, leastByTrying, type Broken } from './small-problems.ts'

const anyBudget = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 4 }))

function replanned({ problem, present }: Broken, options: Partial<ReplanOptions> = {}): Replan {
  return replanPlan(problem, present, { seed: 1, steps: 200, maxMoves: null, ...options })
}

/** `at` of blocks of one period that may lie anywhere, in one chain, on days of three periods. */
function oneChain(at: number[], days: number): Broken {
  const drafts = at.map((slot) => ({
    chain: 0,
    duration: 1,
    allowed: -1,
    isFrozen: false,
    at: slot,
  }))
  return buildBroken(days, 3, drafts)
}

/** Nobody may start on the day. */
function closeDay({ problem, present }: Broken, day: number): Broken {
  const tasks = problem.tasks.map((task) => ({
    ...task,
    starts: task.starts.map((mask, each) => (each === day ? 0 : mask)),
  }))
  return { problem: { ...problem, tasks }, present }
}

describe('replanPlan', () => {
  test('[P3] as few blocks as possible go without a place, then as few as possible move', () => {
    let proven = 0
    const runs = 400
    fc.assert(
      fc.property(anyBroken, anyBudget, (broken, maxMoves) => {
        const { problem, present } = broken
        const { atRisk } = surveySituation(problem, present)
        const result = replanned(broken, { maxMoves })
        const least = leastByTrying(
          broken,
          atRisk,
          maxMoves ?? Infinity,
          (starts) => scorePlan(problem, starts).total,
        )
        const { provenMinimal, leftOut: lost, moved, total } = result
        const isBest = lost.length === least.givenUp && moved.length === least.moves
        expect(provenMinimal && (!isBest || total < least.total)).toBe(false)
        proven += Number(provenMinimal)
      }),
      { numRuns: runs },
    )
    expect(proven).toBeGreaterThan(0.99 * runs)
  })

  test('[P3] the plan is legal, keeps the budget and what is frozen, and loses only what was in trouble', () => {
    fc.assert(
      fc.property(
        anyBroken,
        anyBudget,
        fc.constantFrom(0, 2000, 9000, 9000),
        (broken, maxMoves, effort) => {
          const { problem, present } = broken
          const { atRisk } = surveySituation(problem, present)
          const {
            starts,
            moved,
            added,
            leftOut: lost,
            ...result
          } = replanned(broken, {
            maxMoves,
            effort,
          })
          const chains = chainsWithout(problem, new Set(lost))
          expect(findFaults({ ...problem, chains }, starts)).toEqual([])
          expect(moved.length).toBeLessThanOrEqual(maxMoves ?? Infinity)
          expect(lost.every((task) => atRisk.has(task))).toBe(true)
          expect(starts.every((slot, task) => slot !== leftOut || lost.includes(task))).toBe(true)
          const changed = [...starts.keys()].filter((task) => starts[task] !== present[task])
          const told = [...moved, ...added, ...lost.filter((task) => present[task] !== leftOut)]
          expect(changed).toEqual(told.toSorted((a, b) => a - b))
          expect(result.total).toBe(scorePlan(problem, starts).total)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('[P1] the same problem, seed and steps give the same re-plan', () => {
    fc.assert(
      fc.property(anyBroken, fc.nat(3), (broken, seed) => {
        expect(replanned(structuredCopy(broken), { seed })).toEqual(replanned(broken, { seed }))
      }),
      { numRuns: 40 },
    )
  })

  test('[P3] what lies legal stays, to the slot', () => {
    const result = replanned(oneChain([0, 4, 8], 3))
    expect(result).toMatchObject({ moved: [], added: [], leftOut: [], provenMinimal: true })
    expect([...result.starts]).toEqual([0, 4, 8])
  })

  test('[P3] a lost session pushes the later ones of its class along, as far as it must', () => {
    // One place a day before the last two: the session of day 0 goes to day 1, that of day 1 to day 2, and so on.
    const narrow = oneChain([0, 3, 6, 11], 5)
    const tasks = narrow.problem.tasks.map((task) => ({
      ...task,
      starts: Int32Array.of(1, 1, 1, 7, 7),
    }))
    const result = replanned(closeDay({ ...narrow, problem: { ...narrow.problem, tasks } }, 0))
    expect(result).toMatchObject({ moved: [0, 1, 2], leftOut: [], provenMinimal: true })
    expect(result.starts.slice(0, 2)).toEqual(Int32Array.of(3, 6))
  })

  test('[P3] of those that can give way only one does, and the score says which', () => {
    // The session of the closed day can go where either of two others lies.
    const draft = { duration: 1, isFrozen: false }
    const broken = buildBroken(3, 2, [
      { ...draft, chain: 0, allowed: 0b00_11_00, at: 0 },
      { ...draft, chain: 1, allowed: 0b11_11_00, at: 2 },
      { ...draft, chain: 2, allowed: 0b11_11_00, at: 3 },
    ])
    const { problem } = broken
    const dear = { name: 'pref', weight: 100, kind: 'place' } as const
    const costly = (task: number) => ({
      ...broken,
      problem: {
        ...problem,
        terms: [
          { ...dear, costAt: (each: number, slot: number) => (each === task && slot > 3 ? 1 : 0) },
        ],
      },
    })
    expect(replanned(costly(1))).toMatchObject({ moved: [0, 2], total: 0, provenMinimal: true })
    expect(replanned(costly(2))).toMatchObject({ moved: [0, 1], total: 0, provenMinimal: true })
  })

  test('[P3] without a search for the proof there is an answer, and no claim', () => {
    const crowded = closeDay(oneChain([0, 1, 3, 4, 5, 6], 3), 0)
    const quick = replanned(crowded, { effort: 0 })
    expect(quick.leftOut).toEqual([])
    expect(replanned(crowded)).toMatchObject({ leftOut: [], provenMinimal: true })
    expect(quick.moved.length).toBeGreaterThanOrEqual(replanned(crowded).moved.length)
  })

  test('[P3] a block that can go nowhere is left out and holds up nobody behind it', () => {
    const broken = oneChain([0, 3, 6], 3)
    const tasks = broken.problem.tasks.map((task, index) =>
      index === 1 ? { ...task, starts: new Int32Array(3) } : task,
    )
    const result = replanned({ ...broken, problem: { ...broken.problem, tasks } })
    expect(result).toMatchObject({ moved: [], leftOut: [1], provenMinimal: true })
    expect([...result.starts]).toEqual([0, leftOut, 6])
  })

  test('[P3] with no moves allowed the blocks without a place still get the free ones', () => {
    const result = replanned(oneChain([0, leftOut, 6, leftOut], 3), { maxMoves: 0 })
    expect(result).toMatchObject({ moved: [], added: [1, 3], leftOut: [] })
  })

  test('[P3] many blocks without a place find theirs at once, and nobody moves', () => {
    const at = Array.from({ length: 150 }, (_, index) => (index % 10 === 0 ? index : leftOut))
    const { problem, present } = oneChain(at, 60)
    const open = new Int32Array(60).fill(0b111)
    const tasks = problem.tasks.map((task) => ({ ...task, starts: open }))
    const result = replanned({ problem: { ...problem, tasks }, present })
    expect(result).toMatchObject({ moved: [], leftOut: [], provenMinimal: true })
    expect(result.added.length).toBe(135)
  })

  test('[P3] a budget smaller than what has to move leaves the rest out, and no more', () => {
    const shut = closeDay(oneChain([0, 1, 2], 3), 0)
    const result = replanned(shut, { maxMoves: 2 })
    expect([result.moved.length, result.leftOut.length]).toEqual([2, 1])
    expect(result.provenMinimal).toBe(true)
  })
})

function structuredCopy({ problem, present }: Broken): Broken {
  const { terms, ...plain } = problem
  return { problem: { ...structuredClone(plain), terms }, present: Int32Array.from(present) }
}
