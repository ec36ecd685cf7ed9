// The heart of a clash: brute force holds it against what is true.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDemands, type Demands } from '../../../../electron/planner/clash/demands.ts'
import { findCore, type Core } from '../../../../electron/planner/clash/find-clash.ts'
import { findFaults } from '../find-faults.ts'
import { leftOut, type PlacementProblem } from '../../../../electron/planner/problem/problem.ts'
import { canPlace, freeTasks, problemArbitrary } from './problems.ts'

test('[P4] a clash is said exactly when not everything can be placed, and it is the smallest', () => {
  const sizes = new Map<number, number>()
  fc.assert(
    fc.property(problemArbitrary(4), (problem) => {
      const demands = readDemands(problem)
      const core = findCore(demands)
      const clashing = clashingTasks(demands, core)
      sizes.set(clashing.length, (sizes.get(clashing.length) ?? 0) + 1)
      expect(findLies(problem, core, clashing)).toEqual([])
    }),
    { numRuns: 200 },
  )
  // Nothing clashed, and one to three demands did.
  expect([...sizes.keys()]).toEqual(expect.arrayContaining([0, 1, 2, 3]))
})

function clashingTasks({ groups }: Demands, core: Core): number[] {
  if (core.kind !== 'proven') return []
  return groups.flatMap(({ tasks }, group) => tasks.slice(0, core.counts[group]))
}

/** What of the answer is not true, by trying everything. */
function findLies(problem: PlacementProblem, core: Core, clashing: readonly number[]): string[] {
  const free = freeTasks(problem)
  switch (core.kind) {
    case 'fits': {
      const starts = Int32Array.from(
        problem.tasks,
        ({ frozen }, task) => frozen ?? core.placing.get(task) ?? leftOut,
      )
      const isLegal = findFaults(problem, starts).length === 0
      const isWhole = free.every((task) => starts[task] !== leftOut)
      return isLegal && isWhole ? [] : ['the plan that is told to fit does not']
    }
    case 'proven': {
      const fewer = subsetsOf(free, clashing.length - 1)
      return [
        ...(canPlace(problem, clashing) ? ['what clashes can be placed'] : []),
        ...(fewer.every((set) => canPlace(problem, set)) ? [] : ['a smaller set clashes']),
        ...(core.isMinimal && core.isSmallest ? [] : ['not known to be smallest']),
      ]
    }
    default:
      return ['small problems can be proven']
  }
}

function subsetsOf(tasks: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return tasks.flatMap((task, index) =>
    subsetsOf(tasks.slice(index + 1), size - 1).map((rest) => [task].concat(rest)),
  )
}
