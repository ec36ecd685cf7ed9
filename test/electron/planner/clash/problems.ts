// Small random placement problems without costs, and the plain search that says whether all their tasks fit.
import * as fc from 'fast-check'
import { stretch } from '../../../../electron/planner/problem/day-masks.ts'
import { findFaults } from '../find-faults.ts'
import {
  leftOut,
  type PlacementProblem,
  type ProblemTask,
} from '../../../../electron/planner/problem/problem.ts'

const days = 3
const periods = 5

const maskArbitrary = fc.nat({ max: stretch(0, periods) })

const chainArbitrary = fc.record({
  fromDay: fc.constantFrom(0, 0, 1),
  length: fc.integer({ min: 2, max: days }),
  excluded: maskArbitrary,
  /** Three in four classes exclude nothing. */
  excludes: fc.nat({ max: 3 }),
  durations: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
  /** Which of its tasks is frozen where; often none has that position. */
  frozen: fc.record({ position: fc.nat({ max: 9 }), slot: fc.nat({ max: 99 }) }),
})

/** Up to `chains` chains on three days of five periods, a quarter of which are taken. */
export function problemArbitrary(chains: number): fc.Arbitrary<PlacementProblem> {
  return fc
    .record({
      // Two masks met: a quarter of the time is taken.
      fixed: fc.array(fc.tuple(maskArbitrary, maskArbitrary), {
        minLength: days,
        maxLength: days,
      }),
      chains: fc.array(chainArbitrary, { minLength: 1, maxLength: chains, size: 'max' }),
    })
    .map((recipe) => {
      const fixed = Int32Array.from(recipe.fixed, ([a, b]) => a & b)
      const tasks: ProblemTask[] = []
      const lists = recipe.chains.map((chain, index) =>
        chain.durations.map((duration, position) => {
          const starts = Int32Array.from({ length: days }, (_, day) => {
            if (day < chain.fromDay || day >= chain.fromDay + chain.length) return 0
            const excluded = chain.excludes === 0 ? chain.excluded : 0
            return startsIn(stretch(0, periods) & ~(fixed[day] ?? 0) & ~excluded, duration)
          })
          const isFrozen = chain.frozen.position === position
          const frozen = isFrozen ? frozenSlot(chain.frozen.slot, duration) : null
          const hosted = new Int32Array(days)
          tasks.push({ chain: index, duration, starts, hosted, frozen })
          return tasks.length - 1
        }),
      )
      return { days, periods, fixed, tasks, chains: lists, terms: [] }
    })
}

function frozenSlot(number: number, duration: number): number {
  const perDay = periods - duration + 1
  return (Math.floor(number / perDay) % days) * periods + (number % perDay)
}

function startsIn(open: number, duration: number): number {
  let starts = open
  for (let period = 1; period < duration; period += 1) starts &= open >>> period
  return starts
}

/** Whether the given free tasks, the others forgotten, can all be placed: plain search over starts. */
export function canPlace(problem: PlacementProblem, wanted: readonly number[]): boolean {
  const kept = new Set(wanted)
  const restricted: PlacementProblem = {
    ...problem,
    chains: problem.chains.map((chain) =>
      chain.filter((task) => kept.has(task) || problem.tasks[task]?.frozen !== null),
    ),
  }
  const starts = Int32Array.from(problem.tasks, ({ frozen }) => frozen ?? leftOut)
  const order = restricted.chains.flat().filter((task) => kept.has(task))
  const placeFrom = (index: number): boolean => {
    const task = order[index]
    if (task === undefined) return true
    for (let slot = 0; slot < problem.days * problem.periods; slot += 1) {
      starts[task] = slot
      if (findFaults(restricted, starts).length === 0 && placeFrom(index + 1)) return true
    }
    starts[task] = leftOut
    return false
  }
  return placeFrom(0)
}

/** The free tasks, chain by chain. */
export function freeTasks({ chains, tasks }: PlacementProblem): number[] {
  return chains.flat().filter((task) => tasks[task]?.frozen === null)
}
