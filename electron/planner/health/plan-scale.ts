// What the planner says to blocks in other places: the change of the plan's own total.
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { openBoard, totalOf } from '../cost/board.ts'
import { readProblem } from '../from-state/read-problem.ts'
import type { PlacementPolicy } from '../policy.ts'
import { hasStart } from '../problem/day-masks.ts'
import { slotOfPlace, type PlacementProblem, type Slot } from '../problem/problem.ts'
import type { StudyBlock } from './board.ts'

export type PlanScale = {
  /** Below 0 the plan gets better; null where the planner would not put them. */
  changeOf: (moved: readonly StudyBlock[]) => number | null
}

/** What waits for a place keeps its days and is not planned. */
export function makePlanScale(state: ScheduleState, policy: PlacementPolicy): PlanScale {
  const pending = state.tasks.filter((task) => task.kind === 'item' && task.place === null)
  const skipped = new Set(pending.map(({ id }) => id))
  const { problem, taskIds, starts } = readProblem(inOrder(state), policy, skipped)
  const board = openBoard(problem, starts)
  const numbers = new Map(taskIds.map((id, task) => [id, task]))
  return {
    changeOf: (moved) => {
      const slots = new Map<number, Slot>()
      for (const block of moved) {
        const task = numbers.get(block.id)
        const slot = slotOfPlace(block, problem.periods)
        if (task === undefined || !mayLieAt(problem, task, slot)) return null
        slots.set(task, slot)
      }
      return totalOf(board.changeOf(slots))
    },
  }
}

/** Ties in the planner's reading go by position: the same schedule must have the same scale. */
function inOrder(state: ScheduleState): ScheduleState {
  return {
    ...state,
    tasks: state.tasks.toSorted((a, b) => a.id - b.id),
    taskClasses: state.taskClasses.toSorted((a, b) => a.id - b.id),
  }
}

function mayLieAt({ tasks, periods }: PlacementProblem, task: number, slot: Slot): boolean {
  const found = tasks[task]
  return found?.frozen === null && hasStart(found.starts, slot, periods)
}
