// Finds where the free tasks of a problem could start if all free ones of other chains gave way.
import { runStarts } from '../../../shared/schedule/free-runs.ts'
import { dropAfter, dropBefore, stretch } from './day-masks.ts'
import { leftOut, type PlacementProblem, type Slot, type Starts } from './problem.ts'

/** By task, then by day: the periods at which it may start; empty for frozen tasks and those given up. */
export type OpenStarts = readonly Int32Array[]

export const noStarts = new Int32Array(0)

/** As far as limits, fixed things and frozen tasks go: their periods, and their place in the chain. */
export function clearStarts(problem: PlacementProblem): OpenStarts {
  const { periods, tasks } = problem
  const taken = busyMasks(problem, emptyPlan(problem))
  const clear = tasks.map(({ frozen, starts, duration }) =>
    frozen === null
      ? starts.map((mask, day) => mask & runStarts(~(taken[day] ?? 0), duration))
      : noStarts,
  )
  for (const chain of problem.chains) {
    let ready = 0
    for (const task of chain) {
      dropBefore(clear[task] ?? noStarts, ready, periods)
      const slot = frozenSlot(problem, task)
      if (slot !== leftOut) ready = slot + (tasks[task]?.duration ?? 0)
    }
    let due = Infinity
    for (const task of chain.toReversed()) {
      dropAfter(clear[task] ?? noStarts, due - (tasks[task]?.duration ?? 0), periods)
      const slot = frozenSlot(problem, task)
      if (slot !== leftOut) due = slot
    }
  }
  return clear
}

function frozenSlot({ tasks }: PlacementProblem, task: number): Slot {
  return tasks[task]?.frozen ?? leftOut
}

/** A plan with nothing but what is frozen. */
export function emptyPlan({ tasks }: PlacementProblem): Starts {
  return Int32Array.from(tasks, ({ frozen }) => frozen ?? leftOut)
}

/** By day: the periods that study covers, inside hosts too. */
export function busyMasks({ days, periods, tasks }: PlacementProblem, starts: Starts): Int32Array {
  const busy = new Int32Array(days)
  for (const [task, { duration }] of tasks.entries()) {
    const slot = starts[task] ?? leftOut
    if (slot === leftOut) continue
    const day = Math.floor(slot / periods)
    busy[day] = (busy[day] ?? 0) | stretch(slot % periods, duration)
  }
  return busy
}
