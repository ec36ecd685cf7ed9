// The ground of a re-plan: what stands now, what has to find another place, and who may go without one.
import { leftOut, type PlacementProblem, type Slot, type Starts } from '../../problem/problem.ts'
import { findClashes } from './standing-clashes.ts'
import { clearStarts, hasStart, type OpenStarts } from './open-starts.ts'

export type Ground = {
  problem: PlacementProblem
  /** The plan in force: frozen tasks at their slots, free ones where they are, legal or not. */
  present: Starts
  clear: OpenStarts
  /** Free tasks without a place, and those that can't stay where they are whatever the others do. */
  homeless: readonly number[]
  /** Pairs of free tasks of which each may stay, but not both. */
  clashes: readonly (readonly [number, number])[]
  /** Tasks that may go without a place if all else fails: the homeless ones and those in clashes. */
  atRisk: ReadonlySet<number>
}

export function surveyGround(problem: PlacementProblem, wished: Starts): Ground {
  const present = wished.map((slot, task) => problem.tasks[task]?.frozen ?? slot)
  const free = problem.tasks.flatMap(({ frozen }, task) => (frozen === null ? [task] : []))
  const clear = clearStarts(problem)
  const standing = findStanding(problem, present, clear)
  const homeless = free.filter((task) => !standing.has(task))
  const clashes = findClashes(problem, present, standing)
  return {
    problem,
    present,
    clear,
    homeless,
    clashes,
    atRisk: new Set([...homeless, ...clashes.flat()]),
  }
}

/** Whether a task that is in force would no longer lie where it did. */
export function isMoved({ present }: Ground, task: number, slot: Slot): boolean {
  const was = present[task] ?? leftOut
  return was !== leftOut && slot !== leftOut && was !== slot
}

/** How many tasks lie somewhere now and can't stay there. */
export function countForced({ homeless, present }: Ground): number {
  return homeless.filter((task) => (present[task] ?? leftOut) !== leftOut).length
}

/** Free tasks that may stay as far as limits, fixed things and frozen tasks go; ascending. */
function findStanding({ tasks, periods }: PlacementProblem, present: Starts, clear: OpenStarts) {
  const free = tasks.flatMap(({ frozen }, task) => (frozen === null ? [task] : []))
  return new Set(free.filter((task) => hasStart(clear[task], present[task] ?? leftOut, periods)))
}
