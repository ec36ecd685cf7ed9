// The wanted work of a state as demands, and the way back from demands to its tasks.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { readProblem, type StateProblem } from '../from-state/read-problem.ts'
import type { PlacementPolicy } from '../policy.ts'
import { leftOut, type Starts } from '../problem/problem.ts'
import { readDemands, type Counts, type Demands } from './demands.ts'
import type { Placing } from './placing.ts'

export type StateDemands = StateProblem & { demands: Demands }

/** `skipped` are pending items that are not wanted. */
export function readStateDemands(
  state: ScheduleState,
  policy: PlacementPolicy,
  skipped: ReadonlySet<number>,
): StateDemands {
  const read = readProblem(state, policy, skipped)
  return { ...read, demands: readDemands(read.problem) }
}

/** How many of each group's tasks are among the given ones. */
export function countAmong({ demands, taskIds }: StateDemands, ids: ReadonlySet<number>): Counts {
  return demands.groups.map(
    ({ tasks }) => tasks.filter((task) => ids.has(taskIds[task] ?? 0)).length,
  )
}

/** The schedule's tasks of a group. */
export function idsOf({ demands, taskIds }: StateDemands, group: number): number[] {
  return (demands.groups[group]?.tasks ?? []).flatMap((task) => taskIds[task] ?? [])
}

/** A plan with what is frozen and what has been placed, nothing else. */
export function toStarts({ problem }: StateDemands, placing: Placing): Starts {
  return Int32Array.from(
    problem.tasks,
    ({ frozen }, task) => frozen ?? placing.get(task) ?? leftOut,
  )
}
