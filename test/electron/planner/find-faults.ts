// Which hard rules a plan breaks: the plain check that every result is held against.
import { layOut, neighboursInChains } from '../../../electron/planner/problem/score-plan.ts'
import {
  leftOut,
  type PlacementProblem,
  type Starts,
} from '../../../electron/planner/problem/problem.ts'

export type Fault =
  /** A free task where its limits, or fixed things, do not let it start; or a frozen one elsewhere. */
  | { kind: 'start'; task: number }
  | { kind: 'overlap'; task: number; other: number }
  /** `task` is placed while the one before it in its chain is left out. */
  | { kind: 'without-predecessor'; task: number; predecessor: number }
  | { kind: 'before-predecessor'; task: number; predecessor: number }

/** Empty exactly when the plan is legal. What frozen tasks break among themselves is no fault of the plan. */
export function findFaults(problem: PlacementProblem, starts: Starts): Fault[] {
  return [
    ...findBadStarts(problem, starts),
    ...findOverlaps(problem, starts),
    ...findDisorder(problem, starts),
  ]
}

function findBadStarts(problem: PlacementProblem, starts: Starts): Fault[] {
  return problem.tasks.flatMap((each, task): Fault[] => {
    const slot = starts[task] ?? leftOut
    if (each.frozen !== null) return slot === each.frozen ? [] : [{ kind: 'start', task }]
    if (slot === leftOut) return []
    const permitted = each.starts[Math.floor(slot / problem.periods)] ?? 0
    const isPermitted = slot >= 0 && ((permitted >>> (slot % problem.periods)) & 1) === 1
    return isPermitted ? [] : [{ kind: 'start', task }]
  })
}

function findOverlaps(problem: PlacementProblem, starts: Starts): Fault[] {
  return layOut(problem, starts).flatMap(({ blocks }) =>
    blocks.flatMap((block, index) =>
      blocks
        .slice(index + 1)
        .filter((other) => (other.mask & block.mask) !== 0)
        .filter((other) => !isFrozen(problem, block.task) || !isFrozen(problem, other.task))
        .map((other): Fault => ({ kind: 'overlap', task: block.task, other: other.task })),
    ),
  )
}

function findDisorder(problem: PlacementProblem, starts: Starts): Fault[] {
  return neighboursInChains(problem).flatMap(([predecessor, task]): Fault[] => {
    const before = starts[predecessor] ?? leftOut
    const after = starts[task] ?? leftOut
    if (after === leftOut || (isFrozen(problem, task) && isFrozen(problem, predecessor))) return []
    if (before === leftOut) {
      return isFrozen(problem, task) ? [] : [{ kind: 'without-predecessor', task, predecessor }]
    }
    const end = before + (problem.tasks[predecessor]?.duration ?? 0)
    return end > after ? [{ kind: 'before-predecessor', task, predecessor }] : []
  })
}

function isFrozen({ tasks }: PlacementProblem, task: number): boolean {
  return tasks[task]?.frozen !== null
}
